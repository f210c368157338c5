import { BLOCKING, HINDERING, INDOORS, LADDER, PRINTED_OBJECT, SPECIAL, STAIRS, WATER } from '../../board/terrain';
import { type Square, squareName } from '../../grid/square';
import { say, within } from '../say';
import { type Naming, nameOfMarker } from './naming';
import { EN_PLACES } from './places';

const TERRAIN_WORDS: ReadonlyArray<readonly [bit: number, words: string]> = [
  [BLOCKING, EN_PLACES.blocking],
  [HINDERING, EN_PLACES.hindering],
  [WATER, EN_PLACES.water],
  [STAIRS, EN_PLACES.stairs],
  [LADDER, EN_PLACES.ladder],
  [SPECIAL, EN_PLACES.special],
  [PRINTED_OBJECT, EN_PLACES.printedObject],
  [INDOORS, within(say('Indoors'))],
];

/** A square as a screen reader says it: `c4, hindering terrain, level 1, smoke of Ana, Brass Titan`. */
export function wordsOfSquare(square: Square, standing: readonly string[], naming: Naming): string {
  const { board } = naming;
  const terrain = board?.terrain[square] ?? 0;
  const level = board?.levels[square] ?? 0;
  const parts = [squareName(square), ...TERRAIN_WORDS.filter(([bit]) => terrain & bit).map(([, words]) => words)];
  if (level > 0) parts.push(EN_PLACES.level(level));
  for (const marker of naming.markers ?? []) {
    if (marker.at !== square) continue;
    const whose = marker.owner === null ? '' : say(' of {side}', { side: naming.side(marker.owner) });
    parts.push(`${nameOfMarker(marker)}${whose}`);
    // A name alone does not say what it does.
    if (marker.name !== null && marker.kind !== 'special') parts.push(EN_PLACES[marker.kind]);
  }
  if (parts.length === 1) parts.push(EN_PLACES.clear);
  for (const [side, squares] of board?.starts ?? [])
    if (squares.includes(square)) parts.push(EN_PLACES.startOf(naming.side(side)));
  return [...parts, ...standing].join(', ');
}
