import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCases, parseSharedPosition } from '../../src/notation/cases';
import { printNotationFault } from '../../src/notation/fault';
import { dailyRuns } from '../helpers/seeds';
import { parseFaultRows } from './fault-rows';

const knows = (id: string) => id === 'known';

const GOOD = `title: A look
edition: known
map: |
  +---+---+---+
  | .   . | O |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b1, side: blue}
ask: {see: [A, B]}
expect: {see: clear}
`;

function lines(text: string): string[] {
  return parseCases(text, 'f.yaml', knows).map((one) => (one.ok ? 'read' : printNotationFault(one.fault)));
}

/** Replaces text in the valid case, and returns the first line that the parser reports. */
function spoiled(from: string, to: string): string | undefined {
  expect(GOOD).toContain(from);
  return lines(GOOD.replace(from, to))[0];
}

it('parses the valid case on which all others are based', () => {
  expect(lines(GOOD)).toEqual(['read']);
});

describe('a fault is one line with file, line, title, key path and a description', () => {
  const cases = parseFaultRows(String.raw`
    unknown edition · edition: known → edition: core-1999 ⇒ 2 edition: this edition is not known (core-1999)
    no edition · edition: known\n →  ⇒ 1 a key is missing (edition)
    unknown key · pieces: → figures: ⇒ 9 figures: this key is not known
    a side of two teams · pieces: → allies: [[red, green], [blue, red]]\npieces: ⇒ 9 allies[1][1]: this key stands twice (red)
    unknown key of a piece · at: a1 → at: a1, sped: 8 ⇒ 10 pieces.A.sped: this key is not known
    unknown question · {see: [A, B]} → {smell: [A, B]} ⇒ 12 ask.smell: this question is not known (smell)
    two questions · {see: [A, B]} → {see: [A, B], range: [A, B]} ⇒ 12 ask: the list has the wrong length (one question a case)
    no question · ask: {see: [A, B]}\n →  ⇒ 1 a key is missing (ask)
    nothing expected · {see: clear} → {} ⇒ 13 expect: it holds nothing (nothing is expected)
    unknown key under expect · {see: clear} → {seen: clear} ⇒ 13 expect.seen: this key is not known
    unknown value under expect · {see: clear} → {see: open} ⇒ 13 expect.see: this value is not known (open; known: clear hindered blocked)
    unknown code · ask: {see: [A, B]}\nexpect: {see: clear} → ask: {carry: {carrier: A, carried: B}}\nexpect: {why: [nope]} ⇒ 13 expect.why[0]: this code is not known (nope)
    malformed map · | .   . | O | → | .   . ? O | ⇒ 3 map: the map cannot be read (bad-edge at line 2, column 9 of the drawing)
    a piece off the map · at: b1 → at: d1 ⇒ 11 pieces.B.at: this lies off the map (d1)
    a piece nowhere · {at: b1, side: blue} → {side: blue} ⇒ 11 pieces.B: a key is missing (at)
    no square at all · at: b1 → at: 12 ⇒ 11 pieces.B.at: a square such as c4 is wanted (12)
    a torn base · at: b1 → at: [a2, c2] ⇒ 11 pieces.B.at: these squares make no base (a2 c2)
    an unknown piece · [A, B] → [A, Z] ⇒ 12 ask.see[1]: no piece or square has this name (Z)
    one place too few · [A, B] → [A] ⇒ 12 ask.see: the list has the wrong length (two places are wanted)
    text for a number · at: a1 → at: a1, speed: fast ⇒ 10 pieces.A.speed: a whole number is wanted (fast)
    half a number · at: a1 → at: a1, speed: 7.5 ⇒ 10 pieces.A.speed: a whole number is wanted (7.5)
    less than nothing · at: a1 → at: a1, tokens: -1 ⇒ 10 pieces.A.tokens: the number is out of bounds (-1)
    a word for a list · at: a1 → at: a1, powers: charge ⇒ 10 pieces.A.powers: a list is wanted (charge)
    a power that is not kebab case · at: a1 → at: a1, powers: [Super Senses] ⇒ 10 pieces.A.powers[0]: this value is not known (Super Senses)
    text for a flag · at: a1 → at: a1, attacked: "yes" ⇒ 10 pieces.A.attacked: true or false is wanted (yes)
    one piece twice ·   B: {at: b1 →   A: {at: b1 ⇒ 11 A: this key stands twice
    one piece twice, once as a number ·   A: {at: a1, side: red} →   7: {at: a1}\n  "7": {at: a2} ⇒ 11 7: this key stands twice
    a wall that is none · pieces: → strengths: {a1/c1: 3}\npieces: ⇒ 9 strengths.a1/c1: a square such as c4, or the wall between two as b2/b3, is wanted
    a start off the map · pieces: → starts: {red: [a1, z9]}\npieces: ⇒ 9 starts.red[1]: this lies off the map (z9)
    an unknown event · {see: [A, B]}\nexpect: {see: clear} → {play: [{dance: A}]}\nexpect: {legal: true} ⇒ 12 ask.play[0].dance: this event is not known (dance)
    an event with too little · {see: [A, B]}\nexpect: {see: clear} → {play: [{damage: [A]}]}\nexpect: {legal: true} ⇒ 12 ask.play[0].damage: the list has the wrong length (1)
    a chance that is no fraction · {see: [A, B]}\nexpect: {see: clear} → {hit: {attacker: A, target: B, attack: close}}\nexpect: {chance: 0.5} ⇒ 13 expect.chance: a fraction such as "5/12" is wanted (0.5)
    a chance over nothing · {see: [A, B]}\nexpect: {see: clear} → {hit: {attacker: A, target: B, attack: close}}\nexpect: {chance: 1/0} ⇒ 13 expect.chance: a fraction such as "5/12" is wanted (1/0)
    an unknown attack · {see: [A, B]} → {hit: {attacker: A, target: B, attack: bite}} ⇒ 12 ask.hit.attack: this value is not known (bite; known: close ranged throw telekinesis melee hurl)
    a target for each that is not there · {see: [A, B]}\nexpect: {see: clear} → {hit: {attacker: A, target: [A, B], attack: close}}\nexpect: {needs: 7} ⇒ 13 expect.needs: keys and values are wanted (7)
  `);
  it.each([
    ...cases,
    ['no map', GOOD.slice(GOOD.indexOf('map'), GOOD.indexOf('pieces')), '', '1 a key is missing (map)'],
  ])('%s', (_, from, to, fault) => {
    expect(spoiled(from, to)).toBe(`f.yaml:${fault.replace(' ', ': A look: ')}`);
  });

  it.each([
    ['a list', '- a\n- b\n', ':1: case 1: keys and values are wanted (a list)'],
    ['a sentence', 'hello there\n', ':1: case 1: keys and values are wanted (hello there)'],
    ['nothing', '', ': it holds nothing'],
    ['a remark only', '# later\n', ': it holds nothing'],
  ])('%s for the whole', (_, text, fault) => {
    expect(lines(text)[0]).toBe(`f.yaml${fault}`);
  });

  it('remains one line for any title or value', () => {
    const title = `<b>${'x'.repeat(10_000)}</b>\\nsecond`;
    const [line] = lines(GOOD.replace('A look', `"${title}"`).replace('clear', `"${title}"`));
    expect(line).not.toContain('\n');
    expect((line as string).length).toBeLessThan(400);
  });
});

describe('a file with valid and invalid cases', () => {
  it('parses the valid ones', () => {
    expect(
      lines([GOOD, GOOD.replace('known', 'lost'), 'a: [\n', GOOD].join('---\n')).map((line) => line.slice(0, 10)),
    ).toEqual(['read', 'f.yaml:16:', 'f.yaml:30:', 'read']);
  });

  it('accepts a final separator, and reports an empty case in between', () => {
    expect(lines(`---\n${GOOD}---\n`)).toEqual(['read']);
    expect(lines(`${GOOD}---\n---\n${GOOD}`)).toEqual(['read', 'f.yaml:14: case 2: it holds nothing', 'read']);
  });

  it('finds a fault wherever the file is cut off', () => {
    for (let cut = 1; cut < GOOD.length - 2; cut++) {
      const came = lines(GOOD.slice(0, cut));
      // A case cut off within its last word is invalid, because no prefix of that word is a keyword.
      expect(
        came.every((line) => line !== 'read'),
        GOOD.slice(0, cut),
      ).toBe(true);
    }
  });
});

describe('hostile files', () => {
  const nines = (of: string) => `[${Array(9).fill(of).join(',')}]`;
  const bomb = `a: &a ${nines('x')}\nb: &b ${nines('*a')}\nc: &c ${nines('*b')}\nd: &d ${nines('*c')}\ne: ${nines('*d')}\n`;
  const files: [name: string, text: string, code: string][] = [
    ['an alias bomb', bomb, 'aliases'],
    ['an alias to itself', 'ask: &a {see: *a}\nedition: known', 'missing-key'],
    ['brackets 100,000 deep', '['.repeat(100_000), 'too-deep'],
    ['braces 5,000 deep', `${'{a: '.repeat(5_000)}1${'}'.repeat(5_000)}`, 'too-deep'],
    ['dashes 100,000 deep', `${'- '.repeat(100_000)}x`, 'too-deep'],
    ['keys 1,000 deep', Array.from({ length: 1_000 }, (_, index) => `${' '.repeat(index)}k:`).join('\n'), 'too-deep'],
    ['a megabyte of one letter', 'x'.repeat(1_000_000), 'too-large'],
    ['much of one letter', 'x'.repeat(200_000), 'not-a-mapping'],
    [
      'much noise',
      Array.from({ length: 200_000 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join(''),
      'bad-yaml',
    ],
    ['much of one key', 'a: b\n'.repeat(50_000), 'duplicate-key'],
    ['nought bytes', '\0'.repeat(200_000), 'not-a-mapping'],
    ['more than any file of cases', ' '.repeat(4_000_001), 'too-large'],
    ['a megabyte of marks', '---\n'.repeat(250_000), 'too-large'],
    ['a megabyte of tiny cases', 'a: b\n---\n'.repeat(110_000), 'too-large'],
    ['a map of very many squares', GOOD.replace(/\| \..*O \|/, `|${' .  '.repeat(60_000)}`), 'bad-map'],
    ['keys that try to be more than keys', '__proto__: {edition: known}\nconstructor: 1\n', 'unknown-key'],
  ];
  it.each(files)('%s', (_, text, code) => {
    const [first] = parseCases(text, 'f.yaml', knows);
    expect(first && !first.ok && first.fault.code).toBe(code);
  });

  it('random input never throws', () => {
    const spoil = fc.tuple(
      fc.nat(GOOD.length),
      fc.nat(12),
      fc.string({
        unit: fc.constantFrom('{', '}', '[', ']', ':', '-', '\n', ' ', '&a', '*a', '!', '|', '"', 'a1', '9', '\t', '?'),
        maxLength: 6,
      }),
    );
    fc.assert(
      fc.property(spoil, ([at, length, noise]) => {
        expect(lines(GOOD.slice(0, at) + noise + GOOD.slice(at + length)).length).toBeGreaterThan(0);
      }),
      { seed: 20265, numRuns: dailyRuns(1_000, 75) },
    );
  });
});

describe('a shared position', () => {
  it('needs no question, but a map and an edition', () => {
    const bare = GOOD.slice(0, GOOD.indexOf('ask'));
    const shared = parseSharedPosition(bare, 'link', knows);
    expect(shared.ok && shared.value.position.pieces.map((piece) => piece.id)).toEqual(['A', 'B']);
    const without = parseSharedPosition('edition: known\nask: {force: {characters: []}}', 'link', knows);
    expect(without.ok ? 'read' : without.fault.code).toBe('missing-key');
    const two = parseSharedPosition(`${bare}---\n${bare}`, 'link', knows);
    expect(two.ok ? 'read' : two.fault.code).toBe('wrong-length');
  });
});
