import { stripEscapedBidiControls } from '../plain/bidi-controls';
import type { UnknownRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { parseWith, shape, text } from '../plain/shape';
import { tryCatch } from '../plain/try-catch';
import { packText, unpackText } from './pack-text';

/** A ruling that is sent to another person. The only data about the sender is the text that the sender wrote. */
export interface SharedRuling {
  readonly name: string;
  readonly note: string;
  /** Position notation, not yet parsed. */
  readonly notation: string;
}

/** Value of the `sidekick` key in a position file. */
export const POSITION_FORMAT = 'position';
const VERSION = 1;
const DESK = '#/rules/desk/';

const shared = shape<SharedRuling>({ name: text(200), note: text(20_000), notation: text(200_000, 1) });

/** Prints a ruling for a link, a code or a file. */
export function printPositionFile({ name, note, notation }: SharedRuling): string {
  return JSON.stringify({ sidekick: POSITION_FORMAT, version: VERSION, name, note, notation });
}

/**
 * Reads the ruling of a parsed file, with or without the `sidekick` key, which the first version lacked. Never throws.
 * The notation is not parsed.
 */
export function readPositionFile(file: UnknownRecord): Result<SharedRuling, 'not-a-ruling' | 'newer-version'> {
  const read = parseWith<SharedRuling>(shared, file);
  if (!read.ok) {
    const newer = tryCatch(
      () => typeof file.version === 'number' && file.version > VERSION,
      () => false,
    );
    return err(newer ? 'newer-version' : 'not-a-ruling');
  }
  const { name, note, notation } = read.value;
  return ok({ name, note, notation });
}

/**
 * Returns a link that opens a ruling on the judge's desk. The content follows the `#`, which is never sent to a server.
 * @param base the app's own address; anything after a `#` is removed
 */
export async function makeDeskLink(base: string, { name, note, notation }: SharedRuling): Promise<string> {
  return base.replace(/#.*$/s, '') + DESK + (await packText(JSON.stringify({ name, note, notation })));
}

/**
 * Reads the ruling of a link from `makeDeskLink`, or of the last part of one. Never throws. The notation is not parsed.
 */
export async function readDeskLink(given: string): Promise<Result<SharedRuling, 'too-large' | 'not-a-ruling'>> {
  const link = given.trim();
  const json = await unpackText(link.slice(link.indexOf(DESK) < 0 ? 0 : link.indexOf(DESK) + DESK.length));
  if (!json.ok) return err(json.fault === 'too-large' ? 'too-large' : 'not-a-ruling');
  try {
    const read = parseWith<SharedRuling>(shared, JSON.parse(stripEscapedBidiControls(json.value)));
    return read.ok ? ok(read.value) : err('not-a-ruling');
  } catch {
    return err('not-a-ruling');
  }
}
