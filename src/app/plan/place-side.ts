import { makePlacedFact } from '../../query/placed-fact';
import { say, sayMany } from '../../text/say';
import type { FigurePlacing } from '../map/figure-placing';
import type { MapContext } from '../map/map-context';
import { planPlacement } from './planner';

/**
 * Places the figures of a side that the app plays, as one step. Returns a sentence that says why it could not, and what
 * to do. Null if it could.
 */
export async function placeAppSide(
  context: MapContext,
  { record }: Pick<FigurePlacing, 'record'>,
  side: string,
): Promise<string | null> {
  const { ruleset, table, naming } = context;
  if (!ruleset) return null;
  const placement = await planPlacement({ edition: ruleset.id, table, side });
  if (!placement) return say('The planner failed. Try again.');
  if (placement.fault !== null)
    return say(
      'This map has no starting area for {name}. Choose another map, or paint one in the map editor with “Start”.',
      { name: naming.side(side) },
    );
  const { placed, without } = placement;
  const names = without.map((piece) => naming.piece(piece)).join(', ');
  if (placed.length === 0) return say('No room in the starting area for {names}. Place them yourself.', { names });
  const said = sayMany(placed.length, 'Sidekick placed 1 figure.', 'Sidekick placed {n} figures.');
  await record(
    'place',
    placed.map(({ piece, squares }) => makePlacedFact(piece, squares, 'placed')),
    names === '' ? said : `${said} ${say('No room in the starting area for {names}. Place them yourself.', { names })}`,
  );
  return null;
}
