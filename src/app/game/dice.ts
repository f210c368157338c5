import { say } from '../../text/say';

/** Takes bytes of chance, each from 0 to 255. */
export type Chance = () => number;

/** From the random source of the device. */
export const cryptoChance: Chance = () => crypto.getRandomValues(new Uint8Array(1))[0] as number;

/** 252 is the greatest multiple of six in a byte: bytes above it would favour the low faces and are rolled again. */
const FAIR = 252;

/** A fair die, 1 to 6. */
export function rollDie(chance: Chance = cryptoChance): number {
  for (;;) {
    const byte = chance();
    if (byte < FAIR) return (byte % 6) + 1;
  }
}

export function rollDice(count: number, chance: Chance = cryptoChance): number[] {
  return Array.from({ length: count }, () => rollDie(chance));
}

/** `critical hit` for two sixes, `critical miss` for two ones, `doubles` for any other pair; null for the rest. */
export function nameOfRoll(dice: readonly number[]): string | null {
  const [first, second] = dice;
  if (dice.length !== 2 || first !== second) return null;
  if (first === 6) return say('critical hit');
  if (first === 1) return say('critical miss');
  return say('doubles');
}

/**
 * Faces of the Action Die as the app throws it; below 0 is red. The book shows 1 to 3 and red ones without saying how many of
 * each: whoever has the die types what fell.
 */
const ACTION_FACES = [1, 1, 2, 2, 3, -1] as const;

export function rollActionDie(chance: Chance = cryptoChance): number {
  return ACTION_FACES[rollDie(chance) - 1] ?? 1;
}
