import { EMPTY_FORCE, type ForceOf, type Striker } from '../catalog/force';

/** Reference to a character by id and by printed data, which finds the character even after its set was renamed. */
export interface CharacterReference {
  /** Id of the character in the collection. Empty if the imported file had none. */
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
}

export interface StoredMember extends CharacterReference {
  /** Points of the member's chosen starting line. */
  readonly points: number;
  /** Index of the special power that the member paid for. Null if no power was paid for. */
  readonly trait: number | null;
  /** Ids of the member's equipment. */
  readonly equipment: readonly string[];
  readonly striker: Striker | null;
}

/** Force as stored, sent and printed, with references to characters. */
export interface StoredForce extends ForceOf<StoredMember> {
  readonly name: string;
  /** Id of the edition. Null if the edition is unknown. */
  readonly edition: string | null;
  readonly sideline: readonly CharacterReference[];
  /** Names or ids of maps that belong to the force. */
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
