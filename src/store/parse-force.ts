import { id, name, needs, points, few as small, word } from '../catalog/checks';
import { type ActionCardTaken, type Feat, type ForceObject, OBJECT_KINDS, type Striker } from '../catalog/force';
import { EMPTY_KEPT, type KeptMember, memberOf, type Reference } from '../force/kept';
import { isRecord, type Loose } from '../plain/record';
import { listOf, nullOr, oneOf, optional, parseWith, shape, text, whole } from '../plain/shape';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { Force, ForceRecord } from './records';

const MOST_MEMBERS = 1000;
const MOST_CARDS = 1000;
const words = listOf(name, 50);
const printed = { id: word, name, set: name, number: name };

const strikerShape = shape<Striker>({
  kind: oneOf('hero', 'villain', 'mastermind', 'henchman'),
  buildPoints: small,
  cards: listOf(shape<ActionCardTaken>({ name, of: name, cost: small }), 50),
});

const memberShape = shape<KeptMember>({
  ...printed,
  points,
  trait: nullOr(small),
  equipment: words,
  striker: nullOr(strikerShape),
});

const forceShape = shape<Force>({
  id,
  name,
  edition: word,
  buildTotal: whole(0, 1_000_000_000),
  notes: text(10_000),
  members: listOf(memberShape, MOST_MEMBERS),
  feats: listOf(shape<Feat>({ name, points, for: listOf(whole(-1, MOST_MEMBERS), MOST_MEMBERS), needs }), MOST_CARDS),
  conditions: listOf(name, MOST_CARDS),
  objects: listOf(shape<ForceObject>({ name, kind: oneOf(...OBJECT_KINDS), points }), MOST_CARDS),
  tarot: listOf(name, MOST_CARDS),
  options: words,
  format: optional(word),
  sideline: listOf(shape<Reference>(printed), MOST_MEMBERS),
  maps: words,
});

/** Parses a force of any version, from disk or from a backup. */
export const parseForceRecord: Parse<ForceRecord> = keptParser((given) => parseWith(forceShape, completed(given)));

/** Adds missing fields. The first version had only members and a build total, and per member the id and the points. */
function completed(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const members = Array.isArray(given.members) ? given.members.map(memberCompleted) : given.members;
  return { ...EMPTY_KEPT, ...given, members };
}

function memberCompleted(given: unknown): unknown {
  if (!isRecord(given) || !Object.hasOwn(given, 'character')) return given;
  const { character, ...rest }: Loose = given;
  return {
    ...memberOf({ id: typeof character === 'string' ? character : '', name: '', set: '', number: '' }, 0),
    ...rest,
  };
}
