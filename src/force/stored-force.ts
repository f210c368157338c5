import { EMPTY_FORCE, type ForceOf, type Striker } from '../catalog/force';

/** A character by id and by the data printed on it, so that it is found again after its set was renamed. */
export interface CharacterReference {
  /** As `Character.id`; '' if the file had none. */
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
}

export interface StoredMember extends CharacterReference {
  /** The points of its chosen starting line. */
  readonly points: number;
  /** Index of the special power that it paid for; null for none. */
  readonly trait: number | null;
  /** Ids of its equipment. */
  readonly equipment: readonly string[];
  readonly striker: Striker | null;
}

/** A force as stored, sent and printed: characters are references. */
export interface StoredForce extends ForceOf<StoredMember> {
  readonly name: string;
  /** Null if it is unknown. */
  readonly edition: string | null;
  readonly sideline: readonly CharacterReference[];
  /** Maps that it brings, by name or id. */
  readonly maps: readonly string[];
  readonly notes: string;
}

export const EMPTY_STORED_FORCE: StoredForce = {
  ...EMPTY_FORCE,
  members: [],
  name: '',
  edition: null,
  sideline: [],
  maps: [],
  notes: '',
};

export function makeStoredMember(reference: CharacterReference, points: number): StoredMember {
  return { ...reference, points, trait: null, equipment: [], striker: null };
}
