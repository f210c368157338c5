import type { Table } from '../../../table/table';
import type { Setup, SetupStep, ThemeBonus } from '../../setup';
import { againstFigure, againstObject, castOf, fromTheLeft, type ObjectLaw, sharedKeywords } from '../../shared/setup';
import { cite } from './citations';

const STANDARD = cite('Standard Setup');
const THEME = cite('Themed Teams');

/** How far a bonus may be above an opponent's. */
const MOST_AHEAD = 3;

const step = (id: string, rest: Pick<SetupStep, 'task' | 'says'>, seat: number | null = null): SetupStep => ({
  id,
  ...rest,
  seat,
  cite: STANDARD,
});

/** A player's figures and objects all go down before those of the next. */
function steps(players: number): readonly SetupStep[] {
  return [
    step('forces', { task: 'forces', says: 'forces' }),
    step('first-player', { task: 'first-player', says: 'first-by-roll-and-theme' }),
    step('map', { task: 'map', says: 'first-picks-map' }, 0),
    step('starting-areas', { task: 'starting-areas', says: 'areas-from-second' }),
    ...Array.from({ length: players }, (_, seat) => [
      step(`figures-${seat + 1}`, { task: 'figures', says: 'figures-of-own' }, seat),
      step(`objects-${seat + 1}`, { task: 'objects', says: 'objects-of-own' }, seat),
    ]).flat(),
  ];
}

const LAW: ObjectLaw = { each: 3, cite: STANDARD, areas: 'own', onClearOnly: false };

/** How many have the keyword that all of a side share; null where they share none. */
function shared(table: Table, side: string): { readonly keyword: string; readonly count: number } | null {
  const cast = castOf(table, side);
  const keyword = sharedKeywords(cast)[0];
  return keyword === undefined ? null : { keyword, count: cast.length };
}

/** As many as have the keyword, but no more than 3 above any opponent. */
function theme(table: Table, side: string): ThemeBonus | null {
  const own = shared(table, side);
  if (!own) return null;
  const others = table.players.filter((player) => player.side !== side).map((player) => shared(table, player.side));
  const most = Math.min(...others.map((other) => (other?.count ?? 0) + MOST_AHEAD));
  return { bonus: Math.min(own.count, most), keyword: own.keyword, cite: THEME };
}

/** The standard set-up, without a scenario. */
export const setup: Setup = {
  steps,
  objects: { kinds: ['light', 'heavy'], each: LAW.each },
  // The second player first.
  choosers: fromTheLeft,
  againstObject: (table, side, square) => againstObject(LAW, table, side, square),
  againstFigure: (table, piece, squares) =>
    againstFigure({ area: STANDARD, blocking: cite('Terrain: Blocking') }, table, piece, squares),
  theme,
};
