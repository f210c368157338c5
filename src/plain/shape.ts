import { isRecord } from './record';
import { err, ok, type Result } from './result';
import { tryCatch } from './try-catch';

/** Path of a value that does not match a shape, outermost key first, and what was expected. */
export interface Mismatch {
  readonly path: readonly string[];
  readonly wanted: string;
}

declare const FITS: unique symbol;

/** Checks a value. Returns null if the value matches, which proves that it has the type `Of`. */
export interface Check<Of = unknown> {
  (value: unknown): Mismatch | null;
  /** Type marker that exists only at compile time. */
  readonly [FITS]?: Of;
}

/**
 * The type that a check accepts. Each type is thus written only once, as a check: `type Player = TypeOf<typeof
 * player>`.
 */
export type TypeOf<Of extends Check> = Of extends Check<infer What> ? What : never;

/** Accepts whole numbers between two bounds, inclusive. Rejects NaN, infinities and fractions. */
export function integer(least: number, most: number): Check<number> {
  const wanted = `a whole number from ${least} to ${most}`;
  return when((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most, wanted);
}

export function text(most: number, least = 0): Check<string> {
  const wanted = `a text of ${least} to ${most} characters`;
  return when((value) => typeof value === 'string' && value.length >= least && value.length <= most, wanted);
}

export const boolean: Check<boolean> = when((value) => typeof value === 'boolean', 'true or false');

/** Accepts a single value, for flags that are either set or left out. */
export function literal<Of extends string | number | boolean>(only: Of): Check<Of> {
  return when((value) => value === only, String(only));
}

export const anything: Check = when((value) => value !== undefined, 'a value');

export function oneOf<Word extends string>(...words: readonly Word[]): Check<Word> {
  return when((value) => (words as readonly unknown[]).includes(value), `one of ${words.join(', ')}`);
}

/** Accepts undefined or a missing key, as well as every value that the check accepts. */
export function optional<Of>(check: Check<Of>): Check<Of | undefined> {
  return (value) => (value === undefined ? null : check(value));
}

export function nullOr<Of>(check: Check<Of>): Check<Of | null> {
  return (value) => (value === null ? null : check(value));
}

export function listOf<Of>(check: Check<Of>, most: number, least = 0): Check<readonly Of[]> {
  const wanted = `a list of ${least} to ${most}`;
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return { path: [], wanted };
    for (let index = 0; index < value.length; index++) {
      const misfit = check(value[index]);
      if (misfit) return within(String(index), misfit);
    }
    return null;
  };
}

type MayMiss<Of> = unknown extends Of ? false : undefined extends Of ? true : false;
/** Makes keys optional if their check accepts undefined. */
type Loosened<Of> = Flat<
  { readonly [Key in keyof Of as MayMiss<Of[Key]> extends true ? never : Key]: Of[Key] } & {
    readonly [Key in keyof Of as MayMiss<Of[Key]> extends true ? Key : never]?: Exclude<Of[Key], undefined>;
  }
>;
type Flat<Of> = { [Key in keyof Of]: Of[Key] };

/**
 * Accepts records in which every key of `keys` matches. Further keys are allowed, because a later version may have
 * written them. With a type argument, as in `shape<Card>({ … })`, the keys must match the type; otherwise `TypeOf`
 * infers the type.
 */
export function shape<Of>(keys: { readonly [Key in keyof Of]-?: Check<Of[Key]> }): Check<Loosened<Of>> {
  const checks = Object.entries<Check>(keys);
  return (value) => {
    if (!isRecord(value)) return { path: [], wanted: 'a record' };
    for (const [key, check] of checks) {
      const misfit = check(Object.hasOwn(value, key) ? value[key] : undefined);
      if (misfit) return within(key, misfit);
    }
    return null;
  };
}

/** Accepts a discriminated union with the discriminant `tag`: `variants('fact', { left: shape({ piece: id }) })`. */
export function variants<Tag extends string, Of>(
  tag: Tag,
  kinds: { readonly [Kind in keyof Of]: Check<Of[Kind]> },
): Check<{ [Kind in keyof Of]: Flat<{ readonly [Key in Tag]: Kind } & Of[Kind]> }[keyof Of]> {
  const checks = new Map(Object.entries<Check>(kinds));
  return (value) => {
    const kind = isRecord(value) && Object.hasOwn(value, tag) ? value[tag] : undefined;
    if (typeof kind !== 'string') return { path: [tag], wanted: `a kind of ${tag}` };
    const check = checks.get(kind);
    return check ? check(value) : { path: [tag], wanted: `no kind of ${tag} known here: ${kind.slice(0, 40)}` };
  };
}

/** Accepts records with at most `most` arbitrary keys if all values match. */
export function mapOf<Of>(check: Check<Of>, most: number): Check<Readonly<Record<string, Of>>> {
  return (value) => {
    if (!isRecord(value)) return { path: [], wanted: 'a record' };
    const pairs = Object.entries(value);
    if (pairs.length > most) return { path: [], wanted: `at most ${most} keys` };
    for (const [key, each] of pairs) {
      const misfit = check(each);
      if (misfit) return within(key.slice(0, 40), misfit);
    }
    return null;
  };
}

/** Parses an unknown value with a check. An example of a fault: `dial.2.speed.value: a whole number from 0 to 99`. */
export function parseWith<Of>(check: Check<Of>, value: unknown): Result<Of, string> {
  const misfit = tryCatch(
    () => check(value),
    () => ({ path: [], wanted: 'plain data' }),
  );
  return misfit ? err(`${misfit.path.join('.') || 'record'}: ${misfit.wanted}`) : ok(value as Of);
}

function when<Of>(fits: (value: unknown) => boolean, wanted: string): Check<Of> {
  const misfit = { path: [], wanted };
  return (value) => (fits(value) ? null : misfit);
}

function within(key: string, misfit: Mismatch): Mismatch {
  return { path: [key, ...misfit.path], wanted: misfit.wanted };
}
