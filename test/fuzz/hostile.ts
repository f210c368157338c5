import type { makeDice } from '../helpers/random-board';

type Dice = ReturnType<typeof makeDice>;

const throwing = (): never => {
  throw new Error('a getter');
};

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Functions that make values that no file can contain. Reading a property of these values may throw. */
const HOSTILE: readonly (() => unknown)[] = [
  () => ({ toString: throwing, valueOf: throwing }),
  () => ({ toString: 1, valueOf: 1 }),
  () => ({ [Symbol.toPrimitive]: throwing }),
  () => Object.defineProperty({}, 'name', { get: throwing, enumerable: true }),
  () => JSON.parse('{"__proto__":{"length":4,"ok":true},"constructor":null}') as unknown,
  () => Object.create(null) as unknown,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1e308,
  () => -1e308,
  () => -0,
  () => deep(30_000),
  () => new Array(200_000),
  () => Object.assign([], { 1000000: 1 }),
  () => Symbol('sign'),
  () => 10n ** 400n,
  () => new Date(Number.NaN),
  () => new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing }),
  () => new Proxy([], { get: throwing }),
  revoked,
  () => throwing,
  () => new Map([['name', 1]]),
  () => undefined,
];

/** Returns a hostile value, or a copy of a sample with one or two hostile values in it. */
export function makeHostile(sample: unknown, roll: Dice): unknown {
  if (roll(20) === 0) return oneOf(roll);
  let made = structuredClone(sample);
  for (let times = 1 + roll(2); times > 0; times--) made = attempt(made, roll);
  return made;
}

/** Inserts a hostile value. Returns the value unchanged if a hostile value of an earlier round throws. */
function attempt(value: unknown, roll: Dice): unknown {
  try {
    return spoiled(value, roll);
  } catch {
    return value;
  }
}

function oneOf(roll: Dice): unknown {
  return HOSTILE[roll(HOSTILE.length)]?.();
}

function spoiled(value: unknown, roll: Dice): unknown {
  const plain = Array.isArray(value) || Object.getPrototypeOf(Object(value)) === Object.prototype;
  if (!plain || typeof value !== 'object' || value === null || roll(4) === 0) return oneOf(roll);
  if (Array.isArray(value) && value.length > 10_000) return oneOf(roll);
  const keys = Object.keys(value);
  const key = keys[roll(keys.length)];
  if (key === undefined) return oneOf(roll);
  const holder = value as Record<string, unknown>;
  if (roll(8) === 0) Object.defineProperty(holder, key, { get: throwing, enumerable: true });
  else holder[key] = spoiled(holder[key], roll);
  return holder;
}
