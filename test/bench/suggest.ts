/** Benchmark of suggestions from a large collection: time to the first and to the last suggestion. */
import { EMPTY_FORCE, makeUnknownRecruit } from '../../src/catalog/force';
import { type FillPreferences, type OwnedCharacter, suggestFills, suggestThemes } from '../../src/force/suggest';
import type { Ruleset } from '../../src/rules/ruleset';
import { DEFAULT_FILL_PREFERENCES } from '../force/make';

const POWERS = ['charge', 'stealth', 'outwit', 'perplex', 'toughness', 'super-senses', 'support', 'flurry'];
const KEYWORDS = 300;

/**
 * Makes a reproducible collection of `size` characters: 5 to 250 points, 20% unique, up to 10% with two starting lines.
 */
function collection(size: number): OwnedCharacter[] {
  return Array.from({ length: size }, (_, place): OwnedCharacter => {
    const points = 5 + ((place * 37) % 246);
    const name = `Figure ${place % 1400}`;
    const powers = [POWERS[place % 8], POWERS[(place * 5) % 8]].filter((each) => each !== undefined);
    const recruit = {
      ...makeUnknownRecruit(name, points),
      known: true,
      number: String(place),
      unique: place % 5 === 0,
      prime: place % 40 === 7,
      archenemy: place % 9 === 0 ? `colour ${place % 12}` : null,
      keywords: [1, 7, 11, 13].map((step) => `keyword ${(place * step) % KEYWORDS}`),
      clicks: [{ speed: 8, attack: 9, defense: 16, damage: 2, powers }],
    };
    const lines = place % 10 === 0 && points > 50 ? [recruit, { ...recruit, points: points - 25 }] : [recruit];
    return { id: `id-${place}`, count: 1 + (place % 3), lines };
  });
}

/** Returns the time in milliseconds until the iterable yields each item: the median of five runs. */
function timesOf(run: () => Iterable<unknown>): number[] {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now();
    return Array.from(run(), () => performance.now() - start);
  });
  return (runs[0] ?? []).map((_, step) => runs.map((each) => each[step] ?? 0).sort((a, b) => a - b)[2] ?? 0);
}

/** Prints the suggestion times of every edition whose characters have dials. */
export function benchSuggestions(editions: readonly Ruleset[]): void {
  const owned = collection(2000);
  console.log('\nSuggestions from 2,000 characters, first step and last');
  for (const rules of editions.filter(({ force }) => force.dials)) {
    const force = {
      ...EMPTY_FORCE,
      buildTotal: 300,
      members: [{ ...makeUnknownRecruit('Ash', 200), known: true, keywords: ['keyword 5'] }],
    };
    const tell = (title: string, wish: Partial<FillPreferences>) => {
      const times = timesOf(() => suggestFills(rules, force, owned, { ...DEFAULT_FILL_PREFERENCES, ...wish }));
      printTimes(`${rules.name}: 100 points left, ${title}`, times);
    };
    tell('closest to the total', {});
    tell('one wanted power', { powers: ['outwit'] });
    tell('four wanted powers', { powers: POWERS.slice(0, 4) });
    if (!rules.force.themes) continue;
    tell('a theme', { keyword: 'keyword 5' });
    const empty = { ...EMPTY_FORCE, buildTotal: 300 };
    const times = timesOf(() => suggestThemes(rules, empty, owned, { ...DEFAULT_FILL_PREFERENCES, most: 1 }));
    printTimes(`${rules.name}: all ${times.length} themed teams at 300 points`, times);
  }
}

function printTimes(title: string, times: readonly number[]): void {
  console.log(
    `  ${title.padEnd(62)}  ${(times[0] ?? 0).toFixed(0).padStart(5)} ms  ${(times.at(-1) ?? 0).toFixed(0).padStart(5)} ms`,
  );
}
