import { getOwnProperty } from '../../plain/get-own';
import { toKebabCase } from '../../plain/lenient';
import { OBJECT_KINDS } from '../force';
import type { ReportFix } from '../unit-codes';
import type { ObjectCard } from './card';

/** Other words in files for the kinds of objects, in kebab case. */
const CALLED: Readonly<Record<string, ObjectCard['kind']>> = {
  'ultra-light': 'light',
  ultralight: 'light',
  'ultra-heavy': 'heavy',
  ultraheavy: 'heavy',
  yellow: 'light',
  red: 'heavy',
  blue: 'immobile',
  relic: 'equipment',
};

/** Parses a kind of object. A missing or unknown word becomes a light object, which is reported. */
export function parseObjectKind(word: string, mend: ReportFix): ObjectCard['kind'] {
  const bare = toKebabCase(word);
  const kind = OBJECT_KINDS.find((each) => each === bare);
  if (kind) return kind;
  const taken = getOwnProperty(CALLED, bare) ?? 'light';
  mend('kind-assumed', bare === '' ? taken : `${taken}, ${bare}`);
  return taken;
}
