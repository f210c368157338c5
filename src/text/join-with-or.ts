import { say } from './say';

/** Joins alternatives: `3 or 6`. */
export function joinWithOr(all: readonly string[]): string {
  const [first = '', ...rest] = all;
  return rest.reduce((text, next) => say('{one} or {other}', { one: text, other: next }), first);
}
