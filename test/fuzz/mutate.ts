type Dice = (sides: number) => number;

/** Functions that make values that no correct program writes. */
const ODD_VALUES: readonly (() => unknown)[] = [
  () => null,
  () => -1,
  () => 0.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER,
  () => '',
  () => 'x'.repeat(5000),
  () => '\u0000\u202e\ud800',
  () => '__proto__',
  () => true,
  () => [],
  () => ({}),
  () => deep(60),
  () => Array.from({ length: 300 }, (_, each) => each),
  () => ({ length: 4_000_000_000 }),
];

const ODD_TEXT = [
  '',
  '\u0000',
  '\ufeff',
  '\r\n',
  '"',
  "'",
  '{',
  '}',
  '[[[[[[[[',
  ']',
  ',',
  ';',
  ':',
  '- ',
  '&a',
  '*a',
  '<<: ',
  '!!binary ',
  '99999999999999999999',
  '-1',
  'NaN',
  '1e999',
  '__proto__',
  '💥',
  '\\u0000',
  '|',
  '>',
  '%',
  '\t',
  ' '.repeat(300),
];

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Mutates a sample: changes values if the sample is JSON, otherwise characters. */
export function mutateSample(sample: string, roll: Dice): string {
  if (roll(4) === 0) return misspelled(sample, roll);
  let value: unknown;
  try {
    value = JSON.parse(sample);
  } catch {
    return misspelled(sample, roll);
  }
  for (let times = 1 + roll(3); times > 0; times--) value = changed(value, roll);
  return JSON.stringify(value) ?? '';
}

/** Removes, inserts, duplicates or cuts off characters. */
function misspelled(sample: string, roll: Dice): string {
  let text = sample;
  for (let times = 1 + roll(5); times > 0; times--) {
    const at = roll(text.length + 1);
    const to = Math.min(text.length, at + roll(12));
    const odd = ODD_TEXT[roll(ODD_TEXT.length)] ?? '';
    const kind = roll(6);
    if (kind === 0) text = text.slice(0, at);
    else if (kind === 1) text = text.slice(0, at) + text.slice(to);
    else if (kind === 2) text = text.slice(0, to) + text.slice(at);
    else if (kind === 3) text = text.slice(0, at) + String.fromCharCode(roll(0x250)) + text.slice(at + 1);
    else text = text.slice(0, at) + odd + text.slice(kind === 4 ? at : to);
  }
  return text;
}

/** Changes one value at a random depth. */
function changed(value: unknown, roll: Dice): unknown {
  const odd = () => ODD_VALUES[roll(ODD_VALUES.length)]?.();
  if (Array.isArray(value) && value.length > 0 && roll(8) > 0) {
    const at = roll(value.length);
    if (roll(8) === 0) return value.toSpliced(at, 1);
    if (roll(8) === 0) return value.toSpliced(at, 0, value[roll(value.length)]);
    return value.with(at, changed(value[at], roll));
  }
  if (typeof value === 'object' && value !== null && roll(8) > 0) {
    const keys = Object.keys(value);
    const key = keys[roll(keys.length)];
    if (key === undefined) return odd();
    const entries = Object.entries(value);
    if (roll(10) === 0) return Object.fromEntries(entries.filter(([each]) => each !== key));
    if (roll(10) === 0) return Object.fromEntries([...entries, [`${key}${roll(9)}`, odd()]]);
    return Object.fromEntries(entries.map(([each, old]) => [each, each === key ? changed(old, roll) : old]));
  }
  if (typeof value === 'string' && roll(2) === 0) return misspelled(value, roll);
  if (typeof value === 'number' && roll(2) === 0) return value + roll(7) - 3;
  return odd();
}
