import { say } from '../../text/say';

/** Source of random bytes, 0 to 255. */
export type RandomByte = () => number;

/** Returns a random byte from the cryptographic generator of the browser. */
export const cryptoRandomByte: RandomByte = () => crypto.getRandomValues(new Uint8Array(1))[0] as number;

/** Largest multiple of six in a byte. Bytes from 252 on would favour the low faces and are drawn again. */
const FAIR = 252;

/** Rolls a fair die, 1 to 6. */
export function rollDie(chance: RandomByte = cryptoRandomByte): number {
  for (;;) {
    const byte = chance();
    if (byte < FAIR) return (byte % 6) + 1;
  }
}

export function rollDice(count: number, chance: RandomByte = cryptoRandomByte): number[] {
  return Array.from({ length: count }, () => rollDie(chance));
}

/** Returns `critical hit` for two sixes, `critical miss` for two ones, `doubles` for any other pair. Null otherwise. */
export function describeSpecialRoll(dice: readonly number[]): string | null {
  const [first, second] = dice;
  if (dice.length !== 2 || first !== second) return null;
  if (first === 6) return say('critical hit');
  if (first === 1) return say('critical miss');
  return say('doubles');
}

/**
 * Faces of the Action Die as the app rolls it; a negative number is red. The book does not say how often each face
 * occurs, so players with the real die enter its result.
 */
const ACTION_FACES = [1, 1, 2, 2, 3, -1] as const;

export function rollActionDie(chance: RandomByte = cryptoRandomByte): number {
  return ACTION_FACES[rollDie(chance) - 1] ?? 1;
}
