import type { Square } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import { listObjectsInPlay, type Table } from '../table/table';
import { type TableToken, TOKEN_KINDS } from '../table/tokens';
import { say, sayMany } from '../text/say';
import { sideColour } from './figures';
import type { BoardMarker, BoardObject, BoardStartArea } from './types';

const { spawns, objective, ammunition, turret, rubble } = TOKEN_KINDS;

/** Letter of each token kind on the map. */
const LETTERS: Readonly<Record<string, string>> = { [objective]: 'O', [ammunition]: 'A', [turret]: 'T' };

const SPAWNS: readonly string[] = Object.values(spawns);

function onMap(table: Table): (TableToken & { readonly at: Square })[] {
  return table.tokens.filter((token): token is TableToken & { readonly at: Square } => token.at !== null);
}

/** Lists the objects on the map with the first letter of their kind. A star marks a special object. */
export function makeBoardObjects(table: Table): BoardObject[] {
  return listObjectsInPlay(table).map(({ id, at, kind, name }) => {
    const letter = kind.slice(0, 1).toUpperCase();
    return { id, square: at, letter: name === undefined ? letter : `${letter}*` };
  });
}

/** Lists objectives, crates, turrets and players’ tokens as objects on the map. */
export function makeTokenObjects(table: Table): BoardObject[] {
  return onMap(table)
    .filter(({ kind }) => !SPAWNS.includes(kind) && kind !== rubble)
    .map(({ id, kind, at, strength, wounds, times }): BoardObject => {
      const damaged = wounds > 0 || times !== null ? { damaged: { wounds, times } } : {};
      return {
        id,
        square: at,
        letter: getOwnProperty(LETTERS, kind) ?? kind.slice(0, 1).toUpperCase(),
        strength,
        ...damaged,
      };
    });
}

/** Lists spawn points as framed squares with a letter: H for heroes, V for villains, M for henchmen. */
export function makeSpawnAreas(table: Table): BoardStartArea[] {
  const letters: Readonly<Record<string, string>> = {
    [spawns.hero]: 'H',
    [spawns.villain]: 'V',
    [spawns.henchman]: 'M',
  };
  const taken = new Set([...table.figures.values()].flatMap(({ squares, defeated }) => (defeated ? [] : squares)));
  return onMap(table)
    .filter(({ kind }) => SPAWNS.includes(kind))
    .map(({ kind, at }) => {
      const side = sideOfSpawn(table, kind);
      // Leaves out the letter under a figure, because it would show through.
      const label = taken.has(at) ? '' : (getOwnProperty(letters, kind) ?? 'S');
      return { squares: [at], colour: sideColour(table, side), label };
    });
}

function sideOfSpawn(table: Table, kind: string): string {
  const heroes = kind === spawns.hero;
  const one = [...table.figures.values()].find(({ card }) => card !== null && (card.kind === 'hero') === heroes);
  return one?.side ?? '';
}

/** Lists rubble tokens as markers that look like debris. */
export function makeRubbleMarkers(table: Table): BoardMarker[] {
  return onMap(table)
    .filter(({ kind }) => kind === rubble)
    .map(({ id, at }) => {
      return { id, square: at, kind: 'special', sign: 'debris', colour: 'var(--line-strong)', ring: 0 };
    });
}

/** Describes the special objects and tokens on a square, for screen readers. */
export function describeTokensOn(table: Table, square: Square): string[] {
  const special = listObjectsInPlay(table).flatMap(({ at, name }) =>
    at === square && name !== undefined ? [name] : [],
  );
  const tokens = onMap(table).filter(({ at }) => at === square);
  return [...special, ...tokens.map(describeToken)];
}

/** Describes a token: `Sluice wheel 1, strength 3, 1 of 2 wounds`. */
export function describeToken({ id, strength, wounds, times }: TableToken): string {
  const parts = [id];
  if (strength !== null) parts.push(say('strength {strength}', { strength }));
  if (times !== null) parts.push(say('{wounds} of {times} wounds', { wounds, times }));
  else if (wounds > 0) parts.push(sayMany(wounds, '1 wound', '{n} wounds'));
  return parts.join(', ');
}
