import { BLOCKING, HINDERING, INDOORS, LADDER, PRINTED_OBJECT, SPECIAL, STAIRS, WATER } from '../../board/terrain';
import { type Square, squareName } from '../../grid/square';
import { say, within } from '../say';
import { type Naming, nameOfMarker } from './naming';
import { PLACE_WORDS } from './places';

const TERRAIN_WORDS: ReadonlyArray<readonly [bit: number, words: string]> = [
  [BLOCKING, PLACE_WORDS.blocking],
  [HINDERING, PLACE_WORDS.hindering],
  [WATER, PLACE_WORDS.water],
  [STAIRS, PLACE_WORDS.stairs],
  [LADDER, PLACE_WORDS.ladder],
  [SPECIAL, PLACE_WORDS.special],
  [PRINTED_OBJECT, PLACE_WORDS.printedObject],
  [INDOORS, within(say('Indoors'))],
];

/** A square for screen readers: `c4, hindering terrain, level 1, smoke of Ana, Brass Titan`. */
export function wordsOfSquare(square: Square, standing: readonly string[], naming: Naming): string {
  const { board } = naming;
  const terrain = board?.terrain[square] ?? 0;
  const level = board?.levels[square] ?? 0;
  const parts = [squareName(square), ...TERRAIN_WORDS.filter(([bit]) => terrain & bit).map(([, words]) => words)];
  if (level > 0) parts.push(PLACE_WORDS.level(level));
  for (const marker of naming.markers ?? []) {
    if (marker.at !== square) continue;
    const whose = marker.owner === null ? '' : say(' of {side}', { side: naming.side(marker.owner) });
    parts.push(`${nameOfMarker(marker)}${whose}`);
    // A marker’s own name does not say what it does.
    if (marker.name !== null && marker.kind !== 'special') parts.push(PLACE_WORDS[marker.kind]);
  }
  if (parts.length === 1) parts.push(PLACE_WORDS.clear);
  for (const [side, squares] of board?.starts ?? [])
    if (squares.includes(square)) parts.push(PLACE_WORDS.startOf(naming.side(side)));
  return [...parts, ...standing].join(', ');
}
