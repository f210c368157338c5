import { DIRECTIONS } from '../../grid/direction';
import { type Square, xOf } from '../../grid/square';
import { sameThing, thingsOn } from '../../query/destroy';
import type { Thing } from '../../query/terms';
import type { Option } from '../../rules/options';
import type { Deed, DeedRuling } from '../../rules/ruleset';
import { type Figure, positionOf, type Table } from '../../table/table';
import { ruleset } from '../game/state';
import { fromDial } from './paying';

/** A door, wall or object next to a figure, with what dealing with it costs and what the edition rules. */
export interface ThingChoice {
  readonly thing: Thing;
  readonly deed: Deed;
  readonly ruling: DeedRuling;
  /** In action points; null where the edition names no price. */
  readonly cost: number | null;
}

/** What a figure can destroy, or interact with, from where it is; none off the map. */
export function thingChoices(table: Table, figure: Figure, option: Option): ThingChoice[] {
  const [rules, position, board] = [ruleset(), positionOf(table), table.board];
  if (!rules || !position || !board || figure.squares.length === 0) return [];
  const around = figure.squares.flatMap((square) => [
    square,
    ...DIRECTIONS.filter(({ dx }) => xOf(square) + dx >= 0).map(({ step }) => (square + step) as Square),
  ]);
  const things: Thing[] = [];
  for (const square of around) {
    for (const thing of thingsOn(board, square)) {
      const beside = 'square' in thing || figure.squares.includes(square);
      if (beside && !things.some((each) => sameThing(each, thing))) things.push(thing);
    }
  }
  for (const { at, strength } of table.tokens) {
    if (at === null || strength === null || !around.includes(at)) continue;
    if (!things.some((each) => 'square' in each && each.square === at)) things.push({ square: at });
  }
  return things.map((thing) => {
    const cost =
      option.id === 'interact'
        ? (rules.mission?.interact(position, { piece: figure.piece, target: thing }).cost ?? null)
        : option.cost;
    const command = fromDial(table, figure, cost ?? 0);
    const what: Deed =
      option.id === 'interact'
        ? { deed: 'interact', of: { piece: figure.piece, target: thing }, command }
        : {
            deed: 'demolish',
            of: { attacker: figure.piece, target: thing, attack: attackOf(figure), strength: null, aim: 0 },
            card: null,
            turret: false,
            command,
          };
    return { thing, deed: what, ruling: rules.give(table, what), cost };
  });
}

function attackOf({ card }: Figure): string {
  return card?.boxes.attack?.type || 'melee';
}
