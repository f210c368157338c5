import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';
import type { InanimateTarget } from '../table/heaps';
import type { WoundPlacement } from '../table/striker';
import type { NewToken } from '../table/tokens';

/**
 * Types of the fields of actions, questions and positions. The type decides how the notation reads, prints and
 * documents a field.
 */
export type FieldType =
  | 'piece'
  | 'pieces'
  | 'figure'
  | 'object'
  | 'piece-or-object'
  | 'mover'
  | 'token'
  | 'two-places'
  | 'target'
  | 'mission-target'
  | 'token-or-terrain'
  | 'terrain'
  | 'inanimate'
  | 'door'
  | 'square'
  | 'object-square'
  | 'squares'
  | 'base'
  | 'direction'
  | 'text'
  | 'side'
  | 'card'
  | 'power-or-team'
  | 'id'
  | 'power'
  | 'number'
  | 'total'
  | 'die'
  | 'dice'
  | 'choice'
  | 'attack'
  | 'word'
  | 'constant'
  | 'flag'
  | 'list'
  | 'section'
  | 'by-name'
  | 'named-list'
  | 'rest'
  | 'tokens'
  | 'wounds'
  /** The field does not occur in the notation. */
  | 'unwritten'
  /** The field defines its own functions to read and print it: `customField` in the notation. */
  | 'custom';

/**
 * Definition of a field of an action or question, or of a key of a position. `Value` is the type of its value in code.
 */
export interface Field<Value> {
  readonly type: FieldType;
  /** Meaning of the field in a few words, for editors of the notation. */
  readonly about: string;
  /** Whether the field may be absent. The action then follows the default of the book. */
  readonly optional?: true;
  /** Value of a required field that the notation leaves out. */
  readonly whenAbsent?: Value;
  /** Whether the notation prints the field even if its value is the default. */
  readonly alwaysPrinted?: true;
  /** Key in the notation, if it is not the field's name in snake case. */
  readonly key?: string;
  /** Allowed values of a choice, the word of a `word` or `constant`, or the allowed names of a mapping. */
  readonly options?: readonly string[];
  /** Smallest value of a number. */
  readonly least?: number;
  /** Largest value of a number. */
  readonly most?: number;
  /** Definition of each item of a list, or of each value of a mapping by name. */
  readonly each?: Field<unknown>;
  /** Fields of a section, or of each item of a named list. */
  readonly fields?: Fields;
  /** Definition of the names of a mapping. If left out, names can be any text. */
  readonly names?: Field<unknown>;
  /** For a named list: the property of its items that contains their names. */
  readonly nameIn?: string;
  /**
   * For a field with the further items of a list: name of the field with the first item. The notation writes both as
   * one list.
   */
  readonly of?: string;
  /** Carries the type of the value for type inference. Never set at run time. */
  readonly valueType?: Value;
}

/** Fields of an action, by name, in the order of the notation. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/**
 * Definition of an action: its fields, and its form in the notation. `keys`: a mapping. `list`: the values in order.
 * `value`: its only value. `unwritten`: not in the notation.
 */
export interface ActionShape<F extends Fields = Fields> {
  readonly about: string;
  readonly form: 'keys' | 'list' | 'value' | 'unwritten';
  readonly fields: F;
  /** Key in the notation, if it is not the action's name in snake case. */
  readonly key?: string;
  /** Whether screens offer the action for a figure as soon as it is legal, and not only among all actions. */
  readonly offered?: true;
}

/** Actions by name. */
export type ActionShapes = Readonly<Record<string, ActionShape>>;

export type ValueOf<F> = F extends Field<infer Value> ? Value : never;
type OptionalField<Value> = Field<Value> & { readonly optional: true };

/** Type of the values of fields. Optional fields may be absent; constants have no value. */
export type FieldValues<F> = {
  readonly [Name in keyof F as F[Name] extends { readonly optional: true }
    ? never
    : [ValueOf<F[Name]>] extends [never]
      ? never
      : Name]: ValueOf<F[Name]>;
} & {
  readonly [Name in keyof F as F[Name] extends { readonly optional: true } ? Name : never]?: ValueOf<F[Name]>;
};

/** A piece, by its id, or a square. */
type Place = { readonly piece: string } | { readonly square: Square };
/** Type of an action of a table of actions, with the values of its fields. */
export type ActionNamed<Table extends ActionShapes, Name extends keyof Table> = Name extends keyof Table
  ? { readonly deed: Name } & FieldValues<Table[Name]['fields']>
  : never;

/** Any action of a table of actions. */
export type ActionOf<Table extends ActionShapes> = ActionNamed<Table, keyof Table>;

/** Target of a close, ranged or thrown attack. */
export type Aim =
  | { readonly pieces: readonly string[] }
  | { readonly object: string }
  | { readonly square: Square }
  | { readonly edge: Edge };

/** Target of an attack in a mission. */
export type MissionTarget = { readonly piece: string } | { readonly token: string } | InanimateTarget;

function shape<const F extends Fields>(
  form: ActionShape['form'],
  about: string,
  fields: F,
  key?: string,
): ActionShape<F> {
  return { about, form, fields, ...(key === undefined ? {} : { key }) };
}

/** Defines an action that the notation writes as a mapping. */
export const keyedAction = <const F extends Fields>(about: string, fields: F) => shape('keys', about, fields);
/** Defines an action that the notation writes as a list. Optional fields come last. */
export const listedAction = <const F extends Fields>(about: string, fields: F, key?: string) =>
  shape('list', about, fields, key);
/** Defines an action with one field, which the notation writes without its name. */
export const plainAction = <const F extends Fields>(about: string, fields: F, key?: string) =>
  shape('value', about, fields, key);
/** Defines an action that does not occur in the notation. Only screens perform it. */
export const unwrittenAction = <const F extends Fields>(about: string, fields: F) => shape('unwritten', about, fields);

/** Marks an action that screens offer for a figure as soon as it is legal. */
export const offeredAction = <S extends ActionShape>(shape: S) => ({ ...shape, offered: true as const });

const make =
  <Value>(type: FieldType) =>
  (about: string): Field<Value> => ({ type, about });

/** Makes a field that may be absent. If its value can be null, null means the same as leaving it out. */
export function optionalField<Value>(field: Field<Value>): OptionalField<Value> {
  return { ...field, optional: true };
}

/** Makes a required field with a default: if the notation leaves the field out, its value is `value`. */
export function defaultedField<Value>(value: Value, field: Field<Value>): Field<Value> {
  return { ...field, whenAbsent: value };
}

/** Makes a required field with a default. The notation prints it even if it has the default. */
export function printedField<Value>(value: Value, field: Field<Value>): Field<Value> {
  return { ...field, whenAbsent: value, alwaysPrinted: true };
}

/** Makes a required field. If the notation leaves it out, its value is null. */
export function nullableField<Value>(field: Field<Value>): Field<Value | null> {
  return { ...field, whenAbsent: null };
}

/** Makes a field that does not occur in the notation. Only screens set it. */
export function unwrittenField<Value>(about: string): Field<Value> {
  return { type: 'unwritten', about };
}

export function withKey<Value>(key: string, field: Field<Value>): Field<Value> {
  return { ...field, key };
}

/** Id of a piece. */
export const pieceField = make<string>('piece');
/** Ids of one or more pieces. */
export const piecesField = make<readonly string[]>('pieces');
/** Id of a piece, or name of a group of henchmen. */
export const figureField = make<string>('figure');
/** Id of an object. */
export const objectField = make<string>('object');
/** Id of a piece or an object. */
export const pieceOrObjectField = make<string>('piece-or-object');
/** Id of a piece. If the field `by` names the figure that moves it, it can also be the id of an object. */
export const moverField = make<string>('mover');
/** Name of a token of a mission. */
export const tokenField = make<string>('token');
export const twoPlacesField = make<readonly [Place, Place]>('two-places');
export const targetField = make<Aim>('target');
export const missionTargetField = make<MissionTarget>('mission-target');
export const tokenOrTerrainField = make<{ readonly token: string } | InanimateTarget>('token-or-terrain');
export const terrainField = make<InanimateTarget>('terrain');
/** Terrain, or a token. The notation writes a token as its name; in code, it is the token's square and id. */
export const inanimateField = make<InanimateTarget>('inanimate');
export const doorField = make<Edge>('door');
export const squareField = make<Square>('square');
/** A square. The notation may write it as the name of an object on the square. */
export const objectSquareField = make<Square>('object-square');
export const squaresField = make<readonly Square[]>('squares');
/** All squares of a base. */
export const baseField = make<readonly Square[]>('base');
/** Index into `DIRECTIONS`. */
export const directionField = make<number>('direction');
/** Kind of attack, one of the edition's `attacks`. */
export const attackField = make<string>('attack');
export const textField = make<string>('text');
export const sideField = make<string>('side');
/** Name of an action card of a figure. */
export const cardField = make<string>('card');
/** Id of a power or ability. For a team ability, the name of its team. */
export const powerOrTeamField = make<string>('power-or-team');
/** Id in kebab case, of an action or a power. */
export const idField = make<string>('id');
/** Id of a power or ability. The notation accepts any of its names. */
export const powerField = make<string>('power');
/** A sum, which the notation may also write as amounts by piece. */
export const totalField = make<number>('total');
/** A roll of one d6. */
export const dieField = make<number>('die');
/** The d6 of one roll. */
export const diceField = make<readonly number[]>('dice');
/** Tokens that are placed on the map, by name. */
export const tokensField = make<readonly NewToken[]>('tokens');
/** Wounds, each for a slot or not assigned yet. The notation writes only their sum. */
export const woundsField = make<readonly WoundPlacement[]>('wounds');
/** Flag: true if present, never false. */
export const flagField = make<true>('flag');

/** Defines a flag. If it is absent, it is false. */
export function switchField(about: string): Field<boolean> {
  return { type: 'flag', about, whenAbsent: false };
}

export function numberField(about: string, least = 0, most?: number): Field<number> {
  return { type: 'number', about, least, ...(most === undefined ? {} : { most }) };
}

export function choiceField<const T extends string>(about: string, options: readonly T[]): Field<T> {
  return { type: 'choice', about, options };
}

/** Defines a field that is true if the notation contains a certain word. */
export function wordField(only: string): Field<true> {
  return { type: 'word', about: `The word ${only}.`, options: [only] };
}

/** Defines a word that the notation always writes. It has no value, because the action's name implies it. */
export function constantField(only: string): Field<never> {
  return { type: 'constant', about: `The word ${only}.`, options: [only] };
}

export function listField<Value>(each: Field<Value>): Field<readonly Value[]> {
  return { type: 'list', about: each.about, each };
}

/** Defines a mapping with a fixed set of fields. */
export function sectionField<const F extends Fields>(about: string, fields: F): Field<FieldValues<F>> {
  return { type: 'section', about, fields };
}

/** Defines a mapping with one value for each name. `options` lists the allowed names; null allows any name. */
export function byNameField<Value>(
  each: Field<Value>,
  options: readonly string[] | null = null,
): Field<Readonly<Record<string, Value>>> {
  return { type: 'by-name', about: each.about, each, ...(options ? { options } : {}) };
}

/** Defines a field with one value for each piece in it, by piece id. */
export function byPieceField<Value>(each: Field<Value>): Field<Readonly<Record<string, Value>>> {
  return { ...byNameField(each), names: pieceField('The piece.') };
}

/** Defines a list that the notation writes as a mapping. The key of each item is its property `nameIn`. */
export function namedListField<const In extends string, const F extends Fields, Name = string>(
  about: string,
  nameIn: In,
  fields: F,
  names?: Field<Name>,
): Field<readonly ({ readonly [Key in In]: Name } & FieldValues<F>)[]> {
  return { type: 'named-list', about, nameIn, fields, ...(names ? { names } : {}) };
}

/** Defines a field with the further items of a list. The first item is the field `of`. */
export function restField<Value>(of: string, each: Field<Value>): OptionalField<readonly Value[]> {
  return { type: 'rest', about: each.about, of, each, optional: true };
}
