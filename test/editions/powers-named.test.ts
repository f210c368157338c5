import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIAL_POWERS } from '../../src/catalog/powers';
import { EDITIONS } from '../../src/rules/editions';
import { sharedPath } from '../helpers/shared-path';

const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'core-2008': ['000_624db04fe582c8af.txt'],
  'x-of-swords': ['001_562e5f9309831f5b.txt'],
  'hypertime-2002': ['004_80ee6c7dde595ba1.txt'],
  'hypertime-2003': ['004_80ee6c7dde595ba1.txt', '003_0734a381dc0e393e.txt'],
};

/** Power names that are also ordinary words in the books: to defend, a special rule, to stop moving. */
const WORDS = ['defend', 'special', 'stop'];

const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;

describe.each(EDITIONS.filter((edition) => edition.id in SOURCES).map((edition) => [edition.id, edition] as const))(
  '%s: what the engine does about powers',
  (id, edition) => {
    test('is stated for every power that its sources name', (context) => {
      const seeds = sharedPath(context, 'seeds');
      const text = plain((SOURCES[id] ?? []).map((file) => readFileSync(join(seeds, file), 'utf8')).join(' '));
      const named = DIAL_POWERS.filter((power) => !WORDS.includes(power.id) && text.includes(plain(power.name)));
      expect(named.length).toBeGreaterThan(10);
      const listed = edition.powers.map((power) => power.id);
      expect(named.map((power) => power.id).filter((power) => !listed.includes(power))).toEqual([]);
    });

    test('is stated once a power, with a passage, and powers left to the players have no effects on a figure', () => {
      const ids = edition.powers.map((power) => power.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const power of edition.powers) {
        expect(power.cite.passage, power.id).not.toBe('');
        // The effect `roll-damage` is allowed: a power left to the players may still break terrain.
        const effects = power.effects.filter(({ effect }) => effect !== 'roll-damage');
        if (power.standing === 'player-rules') expect(effects, power.id).toEqual([]);
        if (power.standing === 'applied-in-common') expect(power.cite.basis, power.id).toBe('common');
      }
    });
  },
);
