import type { Force } from '../../store/records';
import { say } from '../../text/say';

/** The first of `Force 1`, `Force 2`, … that no force has. */
export function freeName(forces: readonly Force[], before = say('Force ')): string {
  const taken = new Set(forces.map((force) => force.name));
  for (let number = before === 'Force ' ? 1 : 2; ; number++) {
    if (!taken.has(`${before}${number}`)) return `${before}${number}`;
  }
}
