import { printForceFile } from '../force/format';
import type { KeptForce } from '../force/kept';
import { type ForceFault, type ForceRead, parseForceFile } from '../force/parse';
import { bad, type Result } from '../plain/result';
import { packed, unpacked } from './packed';

/** Characters of a link that are looked at. */
const MOST_TEXT = 200_000;
export const FORCE_PLACE = '#/forces/take/';

/**
 * A link under which the app shows a force before anything is kept. The force stands after the `#`, which no server sees.
 * @param base the app's own address; what follows a `#` in it is left out
 */
export async function linkOfForce(base: string, force: KeptForce): Promise<string> {
  return base.replace(/#.*$/s, '') + FORCE_PLACE + (await packed(printForceFile(force)));
}

/**
 * The force of a link, of the end of one, or of the text of a file. It never throws.
 * @param editions ids of the editions that are known
 */
export async function readForceText(text: string, editions: readonly string[]): Promise<Result<ForceRead, ForceFault>> {
  const given = text.trim().replace(/^\uFEFF/, '');
  if (/^[[{]/.test(given)) return parseForceFile(given, editions);
  if (given.length > MOST_TEXT) return bad({ code: 'too-large', detail: String(given.length) });
  const start = given.indexOf(FORCE_PLACE);
  const file = await unpacked(start < 0 ? given : given.slice(start + FORCE_PLACE.length));
  return file === null ? bad({ code: 'not-a-force', detail: 'link' }) : parseForceFile(file, editions);
}
