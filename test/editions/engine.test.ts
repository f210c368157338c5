import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../src/catalog/abilities';
import { DIAL_POWERS } from '../../src/catalog/powers';
import { EDITIONS } from '../../src/rules/editions';

/** True for the files that resolve powers used as deeds, where an edition may name powers. */
function isLawOfDeeds(path: string): boolean {
  return (
    /^(editions\/[\w-]+|shared\/hypertime)\/resolve[\w-]*\.ts$/.test(path) ||
    /^editions\/core-2008\/(attacks|uses)\.ts$/.test(path) ||
    /^editions\/hypertime-2003\/team(s|-deeds)\.ts$/.test(path)
  );
}

/**
 * The engine composes effects. Which effects a power has is data in the `powers.ts` of an edition, so no other file may
 * name powers.
 */
const folder = join(import.meta.dirname, '../../src/rules');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('/powers.ts') && !isLawOfDeeds(path));
/** The code of a file without its comments. */
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const IDS = new Set([
  ...EDITIONS.flatMap(({ powers }) => powers.map(({ id }) => id)),
  ...[...DIAL_POWERS, ...ABILITIES].map(({ id }) => id),
]);

/** Ids of powers that also mean something else, with the files that use the other meaning. */
const WORDS: Readonly<Record<string, RegExp>> = {
  // A question that every edition answers, and the effect and topic of a passage.
  carry: /^(house-rules|power-entry|shared\/hypertime\/year-rules|editions\/[\w-]+\/(abilities|movement))\.ts$/,
  capture: /^(ruleset|shared\/(deeds|resolve\/resolve)|editions\/strike-teams\/turns)\.ts$/,
  // A kind of marker, and the topic of its passage.
  barrier: /^shared\/(markers|hypertime\/year-rules)\.ts$/,
  // Sizes.
  giant: /^editions\/x-of-swords\/movement\.ts$/,
  colossal: /^editions\/x-of-swords\/movement\.ts$/,
  // The name of an action in the notation.
  telekinesis: /^shared\/(telekinesis|resolve\/telekinesis)\.ts$/,
  // The purpose of a roll.
  support: /^shared\/resolve\/uses\.ts$/,
  // A team, and a box on the character card.
  mastermind: /^editions\/strike-teams\//,
  defend: /^editions\/strike-teams\//,
  // The set-up of special objects.
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
  // A deed may name the power that it uses, so its owner is asked for that power.
  const byDeed = ['shared/resolve/action.ts', 'shared/resolve/turn-reminders.ts', 'shared/resolve/uses.ts'];
  expect(asking.sort()).toEqual(['shared/attack.ts', ...byDeed]);
  expect(textOf('shared/attack.ts')).toContain('hasAbilityOrPower(piece, each.power.id)');
});
