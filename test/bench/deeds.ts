/** Benchmark of deeds with all consequences, on a map of 24 × 36 squares with twenty figures. */

import { squareName } from '../../src/grid/square';
import { PASSIVE_TEAMS } from '../../src/rules/editions/hypertime-2003/teams';
import type { Ruleset } from '../../src/rules/ruleset';
import type { TableDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import { findPiece } from '../../src/table/position';
import type { Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import { makeTestCharacter } from '../game/make';
import { makeBenchPosition } from './boards';
import { printTimings, type Timing, timeAlternately } from './measure';

/** Measurement rounds, enough to warm up the JIT, because players use a game that has been open for a while. */
const ROUNDS = 200;

function after(table: Table, facts: readonly Fact[]): Table {
  return fold(facts, table).table;
}

/**
 * Makes a table with twenty figures that have everything that deeds evaluate: cancelled powers, held objects and
 * changed values.
 */
function benchTable({ id, actionTotal }: Ruleset): Table {
  const { board, pieces } = makeBenchPosition(24, 36, 20);
  const players = ['red', 'blue'].map((side) => ({ side, name: side }));
  const began: Fact = { fact: 'began', edition: id, buildTotal: 900, actionTotal: actionTotal(900), players };
  const standing = pieces.flatMap(({ id: piece, side, squares }): Fact[] => [
    {
      fact: 'joined',
      piece,
      side,
      points: 50,
      click: 1,
      character: { ...makeTestCharacter(piece), abilities: SHOWN, teams: TEAMS },
    },
    { fact: 'placed', piece, squares: squares.map(squareName), how: 'placed' },
    { fact: 'altered', piece, value: 'speed', by: 1, until: null, from: 'F3' },
  ]);
  const cancelled = pieces.slice(1, 8).map(
    ({ id: piece }): Fact => ({
      ...{ fact: 'switched', piece, power: 'toughness', off: true, until: null },
      ...{ by: 'F1' },
    }),
  );
  const held: Fact = { fact: 'holds', piece: 'F3', object: 'light', id: 'crate' };
  return after({ ...after(emptyTable, [began]), board }, [
    ...standing,
    ...cancelled,
    held,
    { fact: 'turn', side: 'red', round: 3 },
  ]);
}

const PLAIN_MOVE = { action: 'move', carrying: null, mode: null, actionPoints: null, run: false };

/**
 * Teams that lend values along a chain of neighbouring figures, or lend a power. Editions without team abilities ignore
 * teams.
 */
const TEAMS = PASSIVE_TEAMS.slice(0, 3);
const SHOWN = ['toughness', 'outwit', 'super-senses', 'super-strength', 'flight'];

/** Finds legal deeds on the table: a move, a ranged attack with doubles, and a use of outwit. */
function benchDeeds(ruleset: Ruleset, table: Table): ReadonlyMap<string, TableDeed> {
  const found = new Map<string, TableDeed>();
  const position = getTablePosition(table);
  if (!position || ruleset.mission) return found;
  const { resolve } = ruleset;
  const offer = (name: string, deed: TableDeed): void => {
    if (!found.has(name) && resolve(table, deed).legal) found.set(name, deed);
  };
  const reds = position.pieces.filter(({ side }) => side === 'red');
  const blues = position.pieces.filter(({ side }) => side === 'blue');
  for (const { id } of reds) {
    const ends = ruleset.reach(position, { ...PLAIN_MOVE, piece: id }).ends;
    const far = ends.toSorted((a, b) => b.cost - a.cost)[0];
    if (far) offer('move', { deed: 'move', piece: id, to: far.squares, breakAway: 6 });
    for (const blue of blues) {
      const pieces = [blue.id];
      if (findPiece(position, id)?.holding !== null) continue;
      offer('attack', { deed: 'attack', attacker: id, aim: { pieces }, attack: 'ranged', dice: [5, 5] });
      offer('outwit', { deed: 'use', piece: id, power: 'outwit', target: blue.id, cancels: 'super-senses' });
    }
  }
  return found;
}

export interface DeedTimings {
  readonly deeds: readonly Timing[];
  /** Times for computing the pending reminders, which are recomputed after each tap. */
  readonly reminders: readonly Timing[];
}

/**
 * Prints and returns the times of each edition: deeds, the plain question about the same move, and the pending
 * reminders.
 */
export function benchDeedTimes(editions: readonly Ruleset[]): DeedTimings {
  console.log('\nDeeds with all that follows, on 24 by 36 with 20 figures');
  const all: Timing[] = [];
  const reminders: Timing[] = [];
  for (const ruleset of editions) {
    if (ruleset.mission) continue;
    const table = benchTable(ruleset);
    const deeds = benchDeeds(ruleset, table);
    const works = [...deeds].map(([name, deed]) => ({
      name: `${ruleset.id}: ${name}`,
      times: 5,
      run: () => void ruleset.resolve(table, deed),
    }));
    const position = getTablePosition(table);
    const move = deeds.get('move');
    const asked = {
      name: `${ruleset.id}: the question of that move alone`,
      times: 5,
      run: () => {
        if (position && move?.deed === 'move')
          ruleset.move(position, { ...PLAIN_MOVE, piece: move.piece, to: move.to });
      },
    };
    // A new table object, as after each tap, so that no cached result is reused.
    const dues = {
      name: `${ruleset.id}: pending reminders`,
      times: 1,
      run: () => void ruleset.reminders({ ...table }),
    };
    const measured = timeAlternately([...works, asked, dues], ROUNDS);
    printTimings(measured);
    all.push(...measured.slice(0, -1));
    reminders.push(...measured.slice(-1));
  }
  return { deeds: all, reminders };
}
