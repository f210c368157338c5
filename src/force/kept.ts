import { EMPTY_FORCE, type ForceOf, type Striker } from '../catalog/force';

/** A character by its id and by what is printed on it, so that it is found again when its set was renamed. */
export interface Reference {
  /** As `Character.id`; '' where the force came without. */
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
}

export interface KeptMember extends Reference {
  /** Which of its starting lines was chosen. */
  readonly points: number;
  /** Which of its special powers with a price was bought, from 0; null for none. */
  readonly trait: number | null;
  /** Ids of what it wears. */
  readonly equipment: readonly string[];
  readonly striker: Striker | null;
}

/** A force as it is kept, sent and printed: characters by reference. */
export interface KeptForce extends ForceOf<KeptMember> {
  readonly name: string;
  /** Null where it is not known, or not told. */
  readonly edition: string | null;
  readonly sideline: readonly Reference[];
  /** Maps it brings along, by name or id. */
  readonly maps: readonly string[];
  readonly notes: string;
}

export const EMPTY_KEPT: KeptForce = {
  ...EMPTY_FORCE,
  members: [],
  name: '',
  edition: null,
  sideline: [],
  maps: [],
  notes: '',
};

export function memberOf(reference: Reference, points: number): KeptMember {
  return { ...reference, points, trait: null, equipment: [], striker: null };
}
