import type { SavedForce } from '../../store/records';
import { say } from '../../text/say';

/**
 * Returns the first name of `Force 1`, `Force 2`, … that no force has.
 * @param before text before the number, which then starts at 2; omitted for `Force `
 */
export function makeForceName(forces: readonly SavedForce[], before?: string): string {
  const taken = new Set(forces.map((force) => force.name));
  for (let number = before === undefined ? 1 : 2; ; number++) {
    const name = before === undefined ? say('Force {number}', { number }) : `${before}${number}`;
    if (!taken.has(name)) return name;
  }
}
