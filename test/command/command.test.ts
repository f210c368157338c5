import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand, USAGE } from '../../src/command/run-command';
import { printForceFile } from '../../src/force/format';
import { EMPTY_STORED_FORCE, makeStoredMember, type StoredForce } from '../../src/force/stored-force';

const QUESTION = `edition: core-2008
map: |
  +---+---+---+
  | .   h   . |
  +---+---+---+
pieces:
  A: {at: a1, side: red, range: 6}
  B: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`;

/** Runs a command with in-memory files and returns its output. */
function sidekick(given: readonly string[], files: Readonly<Record<string, string>> = {}, colours = false) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = runCommand(given, {
    read: (file) => {
      const text = files[file];
      if (text === undefined) throw new Error('no such file');
      return text;
    },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    colours,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('ask with several questions', () => {
  const far = QUESTION.replace('range: 6', 'range: 1');
  const wrong = QUESTION.replace('target: B', 'target: Z');
  const several = (...texts: string[]) => ({
    q: texts.map((text, place) => `title: Shot ${place + 1}\n${text}`).join('---\n'),
  });

  test('answers them in order, each under its number and title', () => {
    const { code, out } = sidekick(['ask', 'q'], several(QUESTION, far));
    expect(code).toBe(0);
    const [first = '', second = ''] = out.split('\n\n2: Shot 2\n');
    expect(first).toMatch(/^1: Shot 1\nCore rules, 2008\nYes/);
    expect(second).toMatch(/^Core rules, 2008\nNo/);
  });

  test('prints several as a JSON list, and a single one without a list', () => {
    const { out } = sidekick(['ask', 'q', '--json'], several(QUESTION, far));
    expect(JSON.parse(out)).toMatchObject([{ legal: true }, { legal: false }]);
    expect(JSON.parse(sidekick(['ask', 'q', '--json'], several(QUESTION)).out)).toMatchObject({ legal: true });
  });

  test('answers the others if one is refused, and exits with 1', () => {
    const told = sidekick(['ask', 'q'], several(wrong, QUESTION));
    expect([told.code, told.out]).toEqual([1, expect.stringContaining('2: Shot 2\nCore rules, 2008\nYes')]);
    expect(told.err).toMatch(/^q:10:\d+: .*Z/);
    const { code, out } = sidekick(['ask', 'q', '--json'], several(wrong, QUESTION));
    expect([code, JSON.parse(out)]).toMatchObject([
      1,
      [{ fault: { code: 'unknown-piece', line: 10 } }, { legal: true }],
    ]);
  });
});

describe('ask', () => {
  test('prints a readable answer, from a file or a pipe', () => {
    const answer = sidekick(['ask', 'q.yaml'], { 'q.yaml': QUESTION });
    expect(answer.code).toBe(0);
    expect(answer.out).toContain('Yes · 7 or more · 21/36, 58%');
    expect(answer.out).toContain('Hindering terrain: defense +1');
    expect(sidekick(['ask', '-'], { '-': QUESTION }).out).toBe(answer.out);
  });

  test('prints valid JSON', () => {
    const { out } = sidekick(['ask', 'q', '--json'], { q: QUESTION });
    expect(JSON.parse(out)).toMatchObject({ question: 'hit', legal: true, told: { needs: 7, chance: '7/12' } });
  });

  test('prints colours on a terminal only', () => {
    expect(sidekick(['ask', 'q'], { q: QUESTION }).out).not.toContain('\u001b');
    expect(sidekick(['ask', 'q'], { q: QUESTION }, true).out).toContain('\u001b[32m');
  });

  test('reports the line and column of a fault as editors expect, and exits with 1', () => {
    const wrong = QUESTION.replace('target: B', 'target: Z');
    const { code, err } = sidekick(['ask', 'q.yaml'], { 'q.yaml': wrong });
    expect(code).toBe(1);
    expect(err).toMatch(/^q\.yaml:9:\d+: .*Z/);
  });

  test('plays deeds', () => {
    const played = QUESTION.replace(/ask:.*/, 'ask: {play: [{damage: [B, 2]}]}');
    expect(sidekick(['ask', 'p'], { p: played }).out).toContain('B: click: 3');
  });
});

test('force prints its problems', () => {
  const force = 'edition: core-2008\nask: {force: {build_total: 100, characters: [{name: Ash, points: 120}]}}\n';
  const { code, out } = sidekick(['force', 'f'], { f: force });
  expect([code, out]).toEqual([0, expect.stringContaining('Not legal\n120 points, 20 over\n- over build total')]);
});

describe('force with a file exported by the app', () => {
  const member = { id: 'ab-007', name: 'Grey Heron', set: 'ab', number: '007', points: 90 };
  const force: StoredForce = {
    ...EMPTY_STORED_FORCE,
    edition: 'core-2008',
    buildTotal: 100,
    members: [makeStoredMember(member, 90)],
  };

  test('is checked by its own edition', () => {
    const { code, out } = sidekick(['force', 'f.json'], { 'f.json': printForceFile(force) });
    expect([code, out]).toEqual([0, 'Legal\n90 points, 10 left\nonly name and points known: Grey Heron']);
  });

  test('needs an edition if the file has none', () => {
    const files = { f: printForceFile({ ...force, edition: null }) };
    expect(sidekick(['force', 'f'], files)).toMatchObject({ code: 1, err: expect.stringContaining('--edition') });
    expect(sidekick(['force', 'f', '--edition', 'x-of-swords'], files)).toMatchObject({ code: 0 });
    expect(sidekick(['force', 'f', '--edition', 'x-of-nothing'], files).code).toBe(2);
  });

  test('is refused with line and column, or with the path of the part', () => {
    const text = printForceFile(force);
    const cut = sidekick(['force', 'f.json'], { 'f.json': text.slice(0, 40) });
    expect([cut.code, cut.err]).toEqual([1, expect.stringMatching(/^f\.json:1:\d+: This is not JSON/)]);
    const wrong = sidekick(['force', 'f.json'], { 'f.json': text.replace('"points":90', '"points":-1') });
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/^f\.json: members\.0\.points: /)]);
    const { out } = sidekick(['force', 'f.json', '--json'], { 'f.json': text.slice(0, 40) });
    expect(JSON.parse(out)).toMatchObject({ fault: { code: 'not-json', line: 1 } });
  });
});

test('map prints the board as text, or as an image with the line', () => {
  expect(sidekick(['map', 'q'], { q: QUESTION }).out).toContain('| .   h   . |');
  const { out } = sidekick(['map', 'q', '--svg'], { q: QUESTION });
  expect(out).toMatch(/^<svg /);
  expect(out).toContain('stroke-dasharray="3 7"');
});

test('rules searches the rules', () => {
  const { code, out } = sidekick(['rules', 'can I shoot past a friend', '--edition', 'core-2008']);
  expect([code, out.split('\n')[0]]).toEqual([0, 'Line of fire']);
  expect(sidekick(['rules', 'anything', '--edition', 'none']).code).toBe(2);
});

test('cases reports by edition and passage', () => {
  const { code, out } = sidekick(['cases', '--report', join(import.meta.dirname, '../cases/core-2008')]);
  expect(code).toBe(0);
  expect(out).toMatch(/^core-2008: (\d+) of \1$/m);
  expect(out).toMatch(/^ {2}Walls: \d+ of \d+$/m);
});

test.each([[[]], [['frob']], [['ask']], [['ask', 'a', 'b']], [['ask', 'q', '--yaml']], [['rules']]])(
  'wrong usage exits with 2 and mentions --help: %j',
  (given) => {
    const { code, err } = sidekick(given, { q: QUESTION });
    expect([code, err]).toEqual([2, expect.stringContaining('--help')]);
  },
);

test('reports a missing file in a sentence', () => {
  expect(sidekick(['ask', 'nowhere.yaml'])).toMatchObject({ code: 1, err: expect.stringContaining('nowhere.yaml') });
});

test('the help lists every command', () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/command/run-command.ts'), 'utf8');
  for (const [, name] of source.matchAll(/case '(\w+)':/g)) expect(USAGE).toContain(`sidekick ${name}`);
});

test('every example of its README runs', () => {
  const root = join(import.meta.dirname, '../..');
  const examples = [
    ...readFileSync(join(root, 'src/command/README.md'), 'utf8').matchAll(/^npm run -s sidekick -- (.*)$/gm),
  ];
  expect(examples.length).toBeGreaterThan(1);
  for (const [, text = ''] of examples) {
    const given = [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    const paths = given.map((each) => (each.startsWith('test/') ? join(root, each) : each));
    expect(sidekick(paths).code, text).toBe(0);
  }
});
