import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';

/**
 * Types of the fields of an action. The notation reads, prints and documents a field by its type; a screen asks for a
 * field by its type.
 */
export type FieldType =
  | 'piece'
  | 'figure'
  | 'object'
  | 'piece-or-object'
  | 'token'
  | 'target'
  | 'mission-target'
  | 'terrain'
  | 'token-or-terrain'
  | 'square'
  | 'squares'
  | 'base'
  | 'door'
  | 'direction'
  | 'text'
  | 'id'
  | 'number'
  | 'total'
  | 'die'
  | 'dice'
  | 'choice'
  | 'flag'
  | 'by-piece'
  | 'list'
  | 'rest'
  | 'tokens';

/** A field of an action. `Value` is the type of its value in code. */
export interface Field<Value> {
  readonly type: FieldType;
  /** Whether the field may be missing. The action then has the default of the book. */
  readonly optional: boolean;
  /** What the field means, in one sentence, for editors of the notation. */
  readonly about: string;
  /** Key in the notation, if it is not the field's name in snake case. */
  readonly key?: string;
  /** Possible values of a choice. */
  readonly options?: readonly string[];
  /** Smallest value of a number. */
  readonly least?: number;
  /** Field of each piece or each item. */
  readonly each?: Field<unknown>;
  /** Field whose list this field continues: its first item is in `of`, the others are here. */
  readonly of?: string;
  /** Type of the value. Never present at run time. */
  readonly valueType?: Value;
}

/** Fields of an action, by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

type ValueOf<F> = F extends Field<infer Value> ? Value : never;
type Optional<F> = F & { readonly optional: true };

/** Type of an action with these fields. Optional fields may be absent. */
export type FieldValues<F> = {
  readonly [Name in keyof F as F[Name] extends { readonly optional: true } ? never : Name]: ValueOf<F[Name]>;
} & {
  readonly [Name in keyof F as F[Name] extends { readonly optional: true } ? Name : never]?: ValueOf<F[Name]>;
};

/** Target of a close, ranged or thrown attack. */
export type Aim =
  | { readonly pieces: readonly string[] }
  | { readonly object: string }
  | { readonly square: Square }
  | { readonly edge: Edge };

function field<Value>(type: FieldType, about: string, more: Partial<Field<Value>> = {}): Field<Value> {
  return { type, optional: false, about, ...more };
}

/** Makes a field that may be missing. */
export function optional<Value>(required: Field<Value>): Optional<Field<Value>> {
  return { ...required, optional: true };
}

/** Gives a field another key in the notation than its own name. */
export function withKey<F extends Field<unknown>>(key: string, of: F): F {
  return { ...of, key };
}

/** Id of a piece of the position. */
export const piece = (about = 'A piece.') => field<string>('piece', about);
/** Id of a piece, or name of a group of henchmen. */
export const figure = (about = 'A piece or a group.') => field<string>('figure', about);
export const object = (about: string) => field<string>('object', about);
export const pieceOrObject = (about: string) => field<string>('piece-or-object', about);
/** Name of a token of a mission. */
export const token = (about = 'A token.') => field<string>('token', about);
export const target = (about: string) => field<Aim>('target', about);
export const square = (about = 'A square.') => field<Square>('square', about);
export const squares = (about: string) => field<readonly Square[]>('squares', about);
/** All squares of a base. */
export const base = (about: string) => field<readonly Square[]>('base', about);
export const door = (about: string) => field<Edge>('door', about);
/** Index into `DIRECTIONS`. */
export const direction = (about: string) => field<number>('direction', about);
export const text = (about: string) => field<string>('text', about);
/** Id of a power or an action, in kebab case. */
export const id = (about: string) => field<string>('id', about);
export const number = (about: string, least = 0) => field<number>('number', about, { least });
/** A number, or numbers by piece that are added up. */
export const total = (about: string) => field<number>('total', about);
/** One roll of a d6. */
export const die = (about: string) => field<number>('die', about);
/** The d6 of one roll. */
export const dice = (about: string) => field<readonly number[]>('dice', about);
export const flag = (about: string) => field<true>('flag', about);
export const choice = <const T extends string>(about: string, options: readonly T[]) =>
  field<T>('choice', about, { options });
/** A value for each of some pieces. */
export const byPiece = <Value>(about: string, each: Field<Value>) =>
  field<Readonly<Record<string, Value>>>('by-piece', about, { each });
/** Items of the list that begins in the field `of`. Written together with that field, as one value or a list. */
export const rest = <Value>(of: string, each: Field<Value>) =>
  field<readonly Value[]>('rest', each.about, { of, each });
