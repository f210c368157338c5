import { bad, good, type Result } from '../plain/result';
import { parseWith, shape, text } from '../plain/shape';
import { packed, unpacked } from './packed';

/** A ruling on its way to somebody: nothing of whoever sends it but what they wrote. */
export interface SharedRuling {
  readonly name: string;
  readonly note: string;
  /** Position notation, unread. */
  readonly notation: string;
}

/** Characters of a link that are looked at. */
const MOST_TEXT = 200_000;
const PLACES = { take: '#/rules/take/', desk: '#/rules/desk/' } as const;

const shared = shape<SharedRuling>({ name: text(200), note: text(20_000), notation: text(200_000, 1) });

/**
 * A link under which the app shows a ruling before anything is kept, or lays it on the judge's desk. It stands after the `#`, which no server sees.
 * @param base the app's own address; what follows a `#` in it is left out
 */
export async function linkOfRuling(
  base: string,
  { name, note, notation }: SharedRuling,
  place: keyof typeof PLACES = 'take',
): Promise<string> {
  return base.replace(/#.*$/s, '') + PLACES[place] + (await packed(JSON.stringify({ name, note, notation })));
}

/** The ruling of a link, or of the end of one. It never throws; its notation has still to be read. */
export async function readRulingLink(given: string): Promise<Result<SharedRuling, 'too-large' | 'not-a-ruling'>> {
  const link = given.trim();
  if (link.length > MOST_TEXT) return bad('too-large');
  const place = Object.values(PLACES).find((each) => link.includes(each));
  const json = await unpacked(place === undefined ? link : link.slice(link.indexOf(place) + place.length));
  if (json === null) return bad('not-a-ruling');
  try {
    const read = parseWith<SharedRuling>(shared, JSON.parse(json));
    return read.ok ? good(read.value) : bad('not-a-ruling');
  } catch {
    return bad('not-a-ruling');
  }
}
