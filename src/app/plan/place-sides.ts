import type { Square } from '../../grid/square';
import { makePlacedFact } from '../../query/placed-fact';
import type { Fact } from '../../table/facts';
import { applyFacts } from '../../table/fold/fold';
import { say, sayMany } from '../../text/say';
import { findFocusSquares } from '../../view/overlays';
import type { MapContext } from '../map/map-context';
import type { MapController } from '../map/map-controller';
import { planPlacement } from './planner';

/**
 * Places the figures of sides that the app plays, as one step, and shows them. Returns a sentence that says which side
 * could not be placed and what to do. Null if all could.
 */
export async function placeAppSides(
  context: MapContext,
  { asking, place, setting }: Pick<MapController, 'asking' | 'place' | 'setting'>,
  sides: readonly string[],
): Promise<string | null> {
  const { ruleset, naming } = context;
  if (!ruleset) return null;
  const facts: Fact[] = [];
  const squares: Square[] = [];
  const faults: string[] = [];
  let { table } = context;
  for (const side of sides) {
    const placement = await planPlacement({ edition: ruleset.id, table, side });
    if (!placement) return say('The planner failed. Try again.');
    if (placement.fault !== null) {
      faults.push(
        say(
          'This map has no starting area for {name}. Choose another map, or paint one in the map editor with “Start”.',
          { name: naming.side(side) },
        ),
      );
      continue;
    }
    const placed = placement.placed.map((each) => makePlacedFact(each.piece, each.squares, 'placed'));
    table = applyFacts(table, placed);
    facts.push(...placed);
    squares.push(...placement.placed.flatMap((each) => each.squares));
    const names = placement.without.map((piece) => naming.piece(piece)).join(', ');
    if (names !== '') faults.push(say('No room in the starting area for {names}. Place them yourself.', { names }));
  }
  if (facts.length > 0) {
    asking.select(null);
    await place.record(
      'place',
      facts,
      sayMany(facts.length, 'Sidekick placed 1 figure.', 'Sidekick placed {n} figures.'),
    );
    setting.showPlaced(findFocusSquares([], squares));
  }
  return faults.length === 0 ? null : faults.join(' ');
}
