import { BLOCKING, HINDERING, INDOORS, LADDER, PRINTED_OBJECT, SPECIAL, STAIRS, WATER } from '../../board/terrain';
import { type Square, squareName } from '../../grid/square';
import { decapitalise, say } from '../say';
import { markerLabel, type Naming } from './naming';
import { PLACE_TEXT } from './places';

const TERRAIN_WORDS: ReadonlyArray<readonly [bit: number, words: string]> = [
  [BLOCKING, PLACE_TEXT.blocking],
  [HINDERING, PLACE_TEXT.hindering],
  [WATER, PLACE_TEXT.water],
  [STAIRS, PLACE_TEXT.stairs],
  [LADDER, PLACE_TEXT.ladder],
  [SPECIAL, PLACE_TEXT.special],
  [PRINTED_OBJECT, PLACE_TEXT.printedObject],
  [INDOORS, decapitalise(say('Indoors'))],
];

/** Describes a square for screen readers: `c4, hindering terrain, level 1, smoke of Ana, Brass Titan`. */
export function describeSquare(square: Square, standing: readonly string[], naming: Naming): string {
  const { board } = naming;
  const terrain = board?.terrain[square] ?? 0;
  const level = board?.levels[square] ?? 0;
  const parts = [squareName(square), ...TERRAIN_WORDS.filter(([bit]) => terrain & bit).map(([, text]) => text)];
  if (level > 0) parts.push(PLACE_TEXT.level(level));
  for (const marker of naming.markers ?? []) {
    if (marker.at !== square) continue;
    const whose = marker.owner === null ? '' : say(' of {side}', { side: naming.side(marker.owner) });
    parts.push(`${markerLabel(marker)}${whose}`);
    // A marker’s name does not say how it affects the square.
    if (marker.name !== null && marker.kind !== 'special') parts.push(PLACE_TEXT[marker.kind]);
  }
  if (parts.length === 1) parts.push(PLACE_TEXT.clear);
  for (const [side, squares] of board?.starts ?? [])
    if (squares.includes(square)) parts.push(PLACE_TEXT.startOf(naming.side(side)));
  return [...parts, ...standing].join(', ');
}
