import { withoutEscapedDirections } from '../plain/directions';
import { guarded } from '../plain/guarded';
import type { Loose } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { parseWith, shape, text } from '../plain/shape';
import { packed, unpacked } from './packed';

/** A ruling on its way to somebody: nothing of whoever sends it but what they wrote. */
export interface SharedRuling {
  readonly name: string;
  readonly note: string;
  /** Position notation, unread. */
  readonly notation: string;
}

/** What stands under `sidekick` in the text of one, and the version that is written. */
export const POSITION_FORMAT = 'position';
const VERSION = 1;
const DESK = '#/rules/desk/';

const shared = shape<SharedRuling>({ name: text(200), note: text(20_000), notation: text(200_000, 1) });

/** A ruling as the text of a link, a code or a file. */
export function printPositionFile({ name, note, notation }: SharedRuling): string {
  return JSON.stringify({ sidekick: POSITION_FORMAT, version: VERSION, name, note, notation });
}

/** The ruling of such a text, already parsed; the first ones had no heading. It never throws; the notation has still to be read. */
export function readPositionFile(file: Loose): Result<SharedRuling, 'not-a-ruling' | 'newer-version'> {
  const read = parseWith<SharedRuling>(shared, file);
  if (!read.ok) {
    const newer = guarded(
      () => typeof file.version === 'number' && file.version > VERSION,
      () => false,
    );
    return err(newer ? 'newer-version' : 'not-a-ruling');
  }
  const { name, note, notation } = read.value;
  return ok({ name, note, notation });
}

/**
 * A link that lays a ruling on the judge's desk. It stands after the `#`, which no server sees.
 * @param base the app's own address; what follows a `#` in it is left out
 */
export async function linkToDesk(base: string, { name, note, notation }: SharedRuling): Promise<string> {
  return base.replace(/#.*$/s, '') + DESK + (await packed(JSON.stringify({ name, note, notation })));
}

/** The ruling of such a link, or of the end of one. It never throws; its notation has still to be read. */
export async function readDeskLink(given: string): Promise<Result<SharedRuling, 'too-large' | 'not-a-ruling'>> {
  const link = given.trim();
  const json = await unpacked(link.slice(link.indexOf(DESK) < 0 ? 0 : link.indexOf(DESK) + DESK.length));
  if (!json.ok) return err(json.fault === 'too-large' ? 'too-large' : 'not-a-ruling');
  try {
    const read = parseWith<SharedRuling>(shared, JSON.parse(withoutEscapedDirections(json.value)));
    return read.ok ? ok(read.value) : err('not-a-ruling');
  } catch {
    return err('not-a-ruling');
  }
}
