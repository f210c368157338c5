import { isDeepStrictEqual } from 'node:util';
import { validFacts } from '../../src/game/valid-facts';
import { EDITIONS } from '../../src/rules/editions';
import { listTeamUses } from '../../src/rules/editions/hypertime-2003/team-deeds';
import { GANG_TEAMS, SHAPE_CHANGE_TEAM, WILD_CARD_TEAMS } from '../../src/rules/editions/hypertime-2003/team-names';
import type { Ruleset } from '../../src/rules/ruleset';
import type { ResolveRules } from '../../src/rules/shared/resolve/resolve-rules';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { describeFact } from '../../src/text/log/fact-text';
import type { Naming } from '../../src/text/names/naming';
import { makeRandomDeed, makeUnknownPieceDeed, type RandomDeed } from './random-deeds';
import { seededRandom } from './random-position';
import { type RandomNumbers, randomBelow, randomOpening } from './random-table';
import { type EditionLimits, findPointFaults, findTableFaults } from './table-faults';

const DEEDS = 50;

/** Teams that have an effect in the rules of 2003. */
const TEAMS = [
  ...Object.keys(listTeamUses({ uses: {} } as ResolveRules)),
  SHAPE_CHANGE_TEAM,
  ...GANG_TEAMS,
  ...WILD_CARD_TEAMS,
];

const ALLOWED: Readonly<Record<string, Omit<EditionLimits, 'roofs'>>> = {
  'core-2008': { cancelsOutlive: false, captives: 3 },
  'x-of-swords': { cancelsOutlive: true, captives: 0 },
  'hypertime-2003': { cancelsOutlive: false, captives: Number.POSITIVE_INFINITY },
  'hypertime-2002': { cancelsOutlive: false, captives: Number.POSITIVE_INFINITY },
};

/** Editions whose engine resolves deeds. */
export const DEED_RESOLVING_RULESETS = EDITIONS.filter(({ mission }) => !mission);

/** Folds facts; throws if one is invalid. */
function after(table: Table, facts: readonly Fact[]): Table {
  const folded = fold(facts, table);
  const [odd] = folded.rejected;
  if (odd) throw new Error(`strange fact ${odd.code} ${odd.detail}: ${JSON.stringify(facts[odd.index])}`);
  return folded.table;
}

function allowedBy({ id, powers }: Ruleset): EditionLimits {
  const rest = ALLOWED[id];
  if (!rest) throw new RangeError(`say what ${id} allows`);
  const climbs = powers.filter(({ effects }) => effects.some(({ effect }) => effect === 'stand-on-top'));
  return { ...rest, roofs: climbs.map((power) => power.id) };
}

interface Answered {
  readonly legal: boolean;
  readonly facts: readonly Fact[];
}

function answer(ruleset: Ruleset, table: Table, deed: RandomDeed): Answered {
  return ruleset.resolve(table, 'whole' in deed ? deed.whole : deed.plain);
}

function namingOf(table: Table, ruleset: Ruleset): Naming {
  return {
    piece: (id) => table.figures.get(id)?.character.name ?? id,
    side: (side) => side,
    edition: () => ruleset.name,
    board: table.board,
    markers: table.markers,
  };
}

/** Lists facts that the store would not parse back, and facts without a text in the log. */
function factFaults(facts: readonly Fact[], table: Table, ruleset: Ruleset): string[] {
  const naming = namingOf(table, ruleset);
  const read = validFacts({ seq: 0, parent: null, facts } as never);
  return [
    ...(isDeepStrictEqual(read, facts) ? [] : [`not read back: ${JSON.stringify(facts)}`]),
    ...facts.filter((fact) => describeFact(fact, naming).trim() === '').map((fact) => `no words for ${fact.fact}`),
  ];
}

/** Sums the points of the figures that one deed defeated, and lists faults of their scoring. */
function worthOf(facts: readonly Fact[], table: Table): { readonly worth: number; readonly faults: string[] } {
  let worth = 0;
  const faults: string[] = [];
  const fallen = facts.flatMap((fact) => (fact.fact === 'defeated' ? [fact.piece] : []));
  if (new Set(fallen).size < fallen.length) faults.push(`defeated twice: ${fallen}`);
  const scored = facts.flatMap((fact) => (fact.fact === 'scored' ? [fact] : []));
  if (scored.some(({ piece }) => piece === null || !fallen.includes(piece)))
    faults.push('points for somebody who stands');
  for (const id of fallen) {
    const figure = table.figures.get(id);
    const points = figure?.points ?? 0;
    const own = scored.filter(({ piece }) => piece === id);
    const all = own.reduce((sum, each) => sum + each.points / (each.among ?? 1), 0);
    const released = facts.some((fact) => fact.fact === 'freed' && fact.piece === id);
    const most = released ? [2, 3] : figure?.character.archenemy ? [1, 2] : [1];
    const core = released ? points + Math.min(50, points) : points;
    if (all !== core && !most.some((times) => all === times * points))
      faults.push(`${id} of ${points} points scored ${all}`);
    worth += all;
  }
  return { worth, faults };
}

/** Plays a game of random deeds and returns the number of legal deeds. Throws with the deed that caused a fault. */
export function playRandomGame(ruleset: Ruleset, seed: number): number {
  const random = seededRandom(seed);
  const opening = randomOpening(random, ruleset, TEAMS);
  const facts: Fact[] = [...opening];
  let table = after(emptyTable, opening);
  const moments: { readonly count: number; readonly table: Table }[] = [{ count: facts.length, table }];
  let worth = 0;
  let legal = 0;
  for (let deed = 0; deed < DEEDS; deed++) {
    const told = makeRandomDeed(random, ruleset, table);
    const found: string[] = [];
    try {
      found.push(...unknownFaults(ruleset, table, told, random));
      const answered = answer(ruleset, table, told);
      if (random() < 0.1 && !isDeepStrictEqual(answer(ruleset, table, told), answered))
        found.push('answered otherwise when asked again');
      if (!answered.legal && 'whole' in told && answered.facts.length > 0)
        found.push(`refused, and recorded ${JSON.stringify(answered.facts)}`);
      if (answered.legal) {
        legal++;
        const before = table;
        table = after(before, answered.facts);
        facts.push(...answered.facts);
        moments.push({ count: facts.length, table });
        const scored = worthOf(answered.facts, before);
        worth += scored.worth;
        found.push(...scored.faults, ...factFaults(answered.facts, before, ruleset));
        found.push(...findTableFaults(before, table, allowedBy(ruleset)), ...findPointFaults(table, worth));
        if (found.length > 0) found.push(JSON.stringify(answered.facts));
      }
    } catch (error) {
      found.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    if (found.length > 0)
      throw new Error(`seed ${seed}, ${ruleset.id}, deed ${deed} ${JSON.stringify(told)}:\n${found.join('\n')}`);
  }
  for (let undo = 0; undo < 3; undo++) {
    const moment = moments[randomBelow(random, moments.length)];
    const again = fold(facts.slice(0, moment?.count), emptyTable).table;
    if (!isDeepStrictEqual(again, moment?.table))
      throw new Error(`seed ${seed}, ${ruleset.id}: not as before with ${moment?.count} facts`);
  }
  return legal;
}

/** Checks that a deed about an unknown piece is refused or throws a `RangeError`. */
function unknownFaults(ruleset: Ruleset, table: Table, deed: RandomDeed, random: RandomNumbers): string[] {
  if (random() > 0.1) return [];
  const strange = makeUnknownPieceDeed(random, deed);
  if (strange === deed) return [];
  try {
    // An unknown target is no fault: a power may ignore its target.
    const { legal } = answer(ruleset, table, strange);
    const told = 'whole' in strange && strange.whole.deed === 'use' && strange.whole.piece !== 'nobody';
    return legal && !told ? [`allowed with nobody: ${JSON.stringify(strange)}`] : [];
  } catch (error) {
    return error instanceof RangeError && error.message.includes('nobody')
      ? []
      : [`${JSON.stringify(strange)}: ${error}`];
  }
}
