import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../src/catalog/abilities';
import { DIAL_POWERS } from '../../src/catalog/powers';
import { EDITIONS } from '../../src/rules/editions';

/** What follows from a power used by itself is told for that power by name, in the law of an edition alone. */
function isLawOfDeeds(path: string): boolean {
  return (
    /^(editions\/[\w-]+|shared\/hypertime)\/resolve[\w-]*\.ts$/.test(path) ||
    /^editions\/core-2008\/(attacks|uses)\.ts$/.test(path) ||
    /^editions\/hypertime-2003\/team(s|-deeds)\.ts$/.test(path)
  );
}

/** The engine composes effects: which power has which is data, in the file of an edition that is called so. */
const folder = join(import.meta.dirname, '../../src/rules');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('/powers.ts') && !isLawOfDeeds(path));
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');

const IDS = new Set([
  ...EDITIONS.flatMap(({ powers }) => powers.map(({ id }) => id)),
  ...[...DIAL_POWERS, ...ABILITIES].map(({ id }) => id),
]);

/** Words that are the id of a power and something else too, with the files that mean the other thing. */
const WORDS: Readonly<Record<string, RegExp>> = {
  // A question that every edition answers, the effect and the topic of a passage.
  carry: /^(house|power-entry|shared\/hypertime\/year|editions\/[\w-]+\/(abilities|movement))\.ts$/,
  // Something done at the table.
  capture: /^(ruleset|shared\/(deeds|resolve\/resolve)|editions\/strike-teams\/turns)\.ts$/,
  // What is put on the map, and the topic of its passage.
  barrier: /^shared\/(markers|hypertime\/year)\.ts$/,
  // Sizes.
  giant: /^editions\/x-of-swords\/movement\.ts$/,
  colossal: /^editions\/x-of-swords\/movement\.ts$/,
  // The name of an action, as the notation has it.
  telekinesis: /^shared\/(telekinesis|resolve\/lift)\.ts$/,
  // What a roll was made for.
  support: /^shared\/resolve\/uses\.ts$/,
  // A team, and a box of the character card.
  mastermind: /^editions\/strike-teams\//,
  defend: /^editions\/strike-teams\//,
  // How objects of a special kind are set up.
  special: /^shared\/setup\.ts$/,
};

test('no power or ability is known by its name', () => {
  const named = files.flatMap((path) =>
    [...textOf(path).matchAll(/(['"`])([a-z][a-z0-9-]*)\1/g)]
      .map(([, , word = '']) => word)
      .filter((word) => IDS.has(word) && !WORDS[word]?.test(path))
      .map((word) => `${path}: ${word}`),
  );
  expect(named).toEqual([]);
});

test('nothing asks a piece for a power but by the effects of that power', () => {
  const asking = files.filter((path) =>
    /\bhasAbilityOrPower\(\w+, |\.(abilities|powers)\.includes\('/.test(textOf(path)),
  );
  // A deed may name the power that it goes by: whether its owner shows it is asked by that name.
  const byDeed = ['shared/resolve/action.ts', 'shared/resolve/due.ts', 'shared/resolve/uses.ts'];
  expect(asking.sort()).toEqual(['shared/attack.ts', ...byDeed]);
  expect(textOf('shared/attack.ts')).toContain('hasAbilityOrPower(piece, each.power.id)');
});
