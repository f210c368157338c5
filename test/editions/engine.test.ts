import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../src/catalog/abilities';
import { DIAL_POWERS } from '../../src/catalog/powers';
import { EDITIONS } from '../../src/rules/editions';

/** Returns whether a file resolves deeds that use a power. Such a file may name powers. */
function isLawOfDeeds(path: string): boolean {
  return (
    /^(editions\/[\w-]+|shared\/hypertime)\/resolve[\w-]*\.ts$/.test(path) ||
    /^editions\/core-2008\/(attacks|uses)\.ts$/.test(path) ||
    /^editions\/hypertime-2003\/team(s|-deeds)\.ts$/.test(path)
  );
}

/**
 * Folder of the rules. The engine composes effects, and `powers.ts` of an edition lists the effects of each power. No
 * other file may name powers.
 */
const folder = join(import.meta.dirname, '../../src/rules');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('/powers.ts') && !isLawOfDeeds(path));
/** Returns the code of a file without its comments. */
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const IDS = new Set([
  ...EDITIONS.flatMap(({ powers }) => powers.map(({ id }) => id)),
  ...[...DIAL_POWERS, ...ABILITIES].map(({ id }) => id),
]);

/** Power ids that have another meaning, each with the files that use this meaning. */
const WORDS: Readonly<Record<string, RegExp>> = {
  // `carry` is also a question that every edition answers, an effect, and the topic of a passage.
  carry: /^(house-rules|power-entry|ruleset|shared\/dial-(rules|moves))\.ts$/,
  capture: /^(ruleset|shared\/(deeds|resolve\/resolve)|editions\/strike-teams\/turns)\.ts$/,
  // `barrier` is also a kind of marker, and the topic of its passage.
  barrier: /^(marker-rule|shared\/hypertime\/year-rules)\.ts$/,
  // `giant` and `colossal` are also sizes.
  giant: /^shared\/dial-moves\.ts$/,
  colossal: /^shared\/dial-moves\.ts$/,
  // `telekinesis` is also an action in the notation.
  telekinesis: /^shared\/(telekinesis|resolve\/telekinesis)\.ts$/,
  // `support` is also the purpose of a roll.
  support: /^shared\/resolve\/uses\.ts$/,
  // `mastermind` is also a team, and `defend` a box on the character card.
  mastermind: /^editions\/strike-teams\//,
  defend: /^editions\/strike-teams\//,
  // `special` also means the special objects of the set-up.
  special: /^shared\/setup\.ts$/,
};

test('no code outside the power data names a power or ability', () => {
  const named = files.flatMap((path) =>
    [...textOf(path).matchAll(/(['"`])([a-z][a-z0-9-]*)\1/g)]
      .map(([, , word = '']) => word)
      .filter((word) => IDS.has(word) && !WORDS[word]?.test(path))
      .map((word) => `${path}: ${word}`),
  );
  expect(named).toEqual([]);
});

test('code asks a piece for effects, never for a power by name', () => {
  const asking = files.filter((path) =>
    /\bhasAbilityOrPower\(\w+, |\.(abilities|powers)\.includes\('/.test(textOf(path)),
  );
  // A deed may name the power that it uses, so these files check its owner for that power.
  const names = ['action', 'turn-reminders', 'use-fields', 'uses'];
  const byDeed = names.map((name) => `shared/resolve/${name}.ts`);
  expect(asking.sort()).toEqual(['shared/attack.ts', ...byDeed]);
  expect(textOf('shared/attack.ts')).toContain('hasAbilityOrPower(piece, each.power.id)');
});
