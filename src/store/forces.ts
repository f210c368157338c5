import { storedNeedsShape } from '../catalog/feat-needs';
import { idShape, nameShape, pointsShape, smallCountShape as small, wordShape } from '../catalog/field-shapes';
import { type Feat, type ForceObject, OBJECT_KINDS, type Striker, type TakenActionCard } from '../catalog/force';
import {
  type CharacterReference,
  EMPTY_STORED_FORCE,
  makeStoredMember,
  type StoredMember,
} from '../force/stored-force';
import { isRecord, type UnknownRecord } from '../plain/record';
import { integer, listOf, nullOr, oneOf, optional, parseWith, shape, text } from '../plain/shape';
import { makeRecordParser, type RecordParser } from './parse-record';
import type { ForceRecord, SavedForce } from './records';
import { makeRepository } from './repository';

const MOST_MEMBERS = 1000;
const MOST_CARDS = 1000;
const check = listOf(nameShape, 50);
const printed = { id: wordShape, name: nameShape, set: nameShape, number: nameShape };

const strikerShape = shape<Striker>({
  kind: oneOf('hero', 'villain', 'mastermind', 'henchman'),
  buildPoints: small,
  cards: listOf(shape<TakenActionCard>({ name: nameShape, of: nameShape, cost: small }), 50),
});

const memberShape = shape<StoredMember>({
  ...printed,
  points: pointsShape,
  trait: nullOr(small),
  equipment: check,
  striker: nullOr(strikerShape),
});

const forceShape = shape<SavedForce>({
  id: idShape,
  name: nameShape,
  edition: wordShape,
  buildTotal: integer(0, 1_000_000_000),
  notes: text(10_000),
  members: listOf(memberShape, MOST_MEMBERS),
  feats: listOf(
    shape<Feat>({
      name: nameShape,
      points: pointsShape,
      for: listOf(integer(-1, MOST_MEMBERS), MOST_MEMBERS),
      needs: storedNeedsShape,
    }),
    MOST_CARDS,
  ),
  conditions: listOf(nameShape, MOST_CARDS),
  objects: listOf(
    shape<ForceObject>({ name: nameShape, kind: oneOf(...OBJECT_KINDS), points: pointsShape }),
    MOST_CARDS,
  ),
  tarot: listOf(nameShape, MOST_CARDS),
  options: check,
  format: optional(wordShape),
  sideline: listOf(shape<CharacterReference>(printed), MOST_MEMBERS),
  maps: check,
});

/** Parses a force of any version, from disk or from a backup. */
export const parseForceRecord: RecordParser<ForceRecord> = makeRecordParser((given) =>
  parseWith(forceShape, completed(given)),
);

/** Adds missing fields. The first version had only members and a build total, and per member the id and the points. */
function completed(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const members = Array.isArray(given.members) ? given.members.map(memberCompleted) : given.members;
  return { ...EMPTY_STORED_FORCE, ...given, members };
}

function memberCompleted(given: unknown): unknown {
  if (!isRecord(given) || !Object.hasOwn(given, 'character')) return given;
  const { character, ...rest }: UnknownRecord = given;
  return {
    ...makeStoredMember({ id: typeof character === 'string' ? character : '', name: '', set: '', number: '' }, 0),
    ...rest,
  };
}

export const forceRepository = makeRepository<SavedForce>('forces', parseForceRecord);

/** Returns a force to store, with defaults for all other fields. */
export function makeForce(
  given: Pick<SavedForce, 'id' | 'name' | 'edition' | 'buildTotal'> & Partial<SavedForce>,
): SavedForce {
  return { ...EMPTY_STORED_FORCE, ...given };
}
