import { isRecord } from './record';
import { bad, good, type Result } from './result';

/** Where a value does not fit, from the outside in, and what should stand there. */
export interface Misfit {
  readonly path: readonly string[];
  readonly wanted: string;
}

/** Null where the value fits. */
export type Check = (value: unknown) => Misfit | null;

/** A whole number between two bounds, both included; NaN, infinities and fractions never fit. */
export function whole(least: number, most: number): Check {
  const wanted = `a whole number from ${least} to ${most}`;
  return when((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most, wanted);
}

export function text(most: number, least = 0): Check {
  const wanted = `a text of ${least} to ${most} characters`;
  return when((value) => typeof value === 'string' && value.length >= least && value.length <= most, wanted);
}

export const yesOrNo = when((value) => typeof value === 'boolean', 'true or false');

export const anything = when((value) => value !== undefined, 'a value');

export function oneOf(...words: readonly string[]): Check {
  return when((value) => typeof value === 'string' && words.includes(value), `one of ${words.join(', ')}`);
}

/** For a key that may be missing. */
export function optional(check: Check): Check {
  return (value) => (value === undefined ? null : check(value));
}

export function nullOr(check: Check): Check {
  return (value) => (value === null ? null : check(value));
}

export function listOf(check: Check, most: number, least = 0): Check {
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

/** Every key of `keys` must fit. Further keys are let be: a later version may have written them. */
export function shape<Of>(keys: { readonly [Key in keyof Of]-?: Check }): Check {
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

/** A record with free keys, all of whose values fit. */
export function mapOf(check: Check, most: number): Check {
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

/** Lets an unknown value through as `Of` where it fits; the fault reads `dial.2.speed.value: a whole number from 0 to 99`. */
export function parseWith<Of>(check: Check, value: unknown): Result<Of, string> {
  const misfit = check(value);
  return misfit ? bad(`${misfit.path.join('.') || 'record'}: ${misfit.wanted}`) : good(value as Of);
}

function when(fits: (value: unknown) => boolean, wanted: string): Check {
  const misfit = { path: [], wanted };
  return (value) => (fits(value) ? null : misfit);
}

function within(key: string, misfit: Misfit): Misfit {
  return { path: [key, ...misfit.path], wanted: misfit.wanted };
}
