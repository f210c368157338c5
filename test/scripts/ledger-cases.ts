import { ENTRIES, listAppliedEditions } from '../../src/book';
import type { Entry } from '../../src/book/entry';
import { listSummarizedEntries } from '../../src/book/ledger/standings';
import type { Standing, StandingKind } from '../../src/book/standing';
import type { Case } from '../../src/notation/case';
import { playEvents } from '../../src/notation/play-case';
import { listActionShapes, listDraftableActions } from '../../src/query/draft/action-draft';
import { editionById } from '../../src/rules/editions';

/** Data of a case that decide what it proves: edition, cited passages, question, contents and actions. */
export interface CitingCase {
  readonly edition: string;
  readonly cite: string;
  readonly ask: Case['ask']['ask'];
  /** Position and question as JSON, for finding powers by id. */
  readonly words: string;
  /** Names of the actions that the case plays and the rules allow. */
  readonly actions: readonly string[];
}

export function makeCitingCase(one: Case): CitingCase {
  const { edition, cite, ask, position } = one;
  const text = JSON.stringify([position, ask]);
  let played: readonly string[] | undefined;
  return {
    edition,
    cite: cite ?? '',
    ask: ask.ask,
    words: text,
    // Played on first access, because most cases only prove answers.
    get actions() {
      played ??= listPlayedActions(one);
      return played;
    },
  };
}

/** Lists the actions of a played case that the rules allow. Empty if the case plays nothing. */
function listPlayedActions({ edition, ask, position }: Case): readonly string[] {
  const ruleset = editionById(edition);
  const played = ask.ask === 'play' && ruleset && position ? playEvents(ruleset, position, ask.of) : null;
  return (played?.events ?? []).filter(({ legal }) => legal).map(({ event }) => event.deed.deed);
}

const offered = new Map<string, readonly string[]>();

/** Lists the actions that the screens of the app offer in an edition, with and without an acting figure. */
function listOfferedActions(edition: string): readonly string[] {
  const known = offered.get(edition);
  if (known) return known;
  const ruleset = editionById(edition);
  const shapes = ruleset ? listActionShapes(ruleset) : {};
  const actions = [...listDraftableActions(shapes, true), ...listDraftableActions(shapes, false)];
  offered.set(edition, actions);
  return actions;
}

/** Actions that structure the turn. They only count in a case that plays no other action. */
const TURN_ACTIONS: readonly string[] = ['begin-turn', 'end-turn', 'begin-round', 'next-phase'];

/** Lists the actions of a case that players can record on a screen, without duplicates. */
function listRecordableActions({ edition, actions }: CitingCase): readonly string[] {
  const all = [...new Set(actions)].filter((each) => listOfferedActions(edition).includes(each));
  const inTurn = all.filter((each) => !TURN_ACTIONS.includes(each));
  return inTurn.length > 0 ? inTurn : all;
}

/**
 * True if a case cites the passage of an entry. The case's edition must be the entry's edition, or use its book. A
 * `cite` names passages separated by `;`, compared without case and apostrophe style. A part matches a section of the
 * entry, the end of a section (`Carry` for `ABILITIES: Carry`), or a section with additional headings in front. More
 * text may follow (`Carry: three captives`, `Pushing, example 2`).
 */
export function citesPassage({ edition, cite }: CitingCase, entry: Entry): boolean {
  if (!listAppliedEditions(edition).includes(entry.edition)) return false;
  const told = entry.sections.flatMap(endsOf);
  return partsOf(cite).some((named) =>
    told.some(({ end, whole }) => continues(named, end) || (whole && named.endsWith(`: ${end}`))),
  );
}

/** Stores the results of a function, because each case is compared with each entry. */
function cached<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? compute(text);
    known.set(text, result);
    return result;
  };
}

const partsOf = cached((cite) => cite.split(';').map(plain));

/** Lists a section and its ends: `a: b: c` → `a: b: c`, `b: c` and `c`. */
const endsOf = cached((section) => {
  const parts = plain(section).split(': ');
  return parts.map((_, from) => ({ end: parts.slice(from).join(': '), whole: from === 0 }));
});

function continues(named: string, section: string): boolean {
  return named === section || [':', ',', ' ('].some((more) => named.startsWith(section + more));
}

function plain(passage: string): string {
  return passage.toLocaleLowerCase('en').replaceAll('’', "'").trim();
}

/** Whether an entry is a power with a passage that other entries share, for example a card that lists all powers. */
function isSharedPower({ id, edition, topic, sections: [first] }: Entry): boolean {
  if (!editionById(edition)?.powers.some((power) => power.id === topic)) return false;
  return ENTRIES.some((other) => other.id !== id && other.edition === edition && other.sections[0] === first);
}

/**
 * Whether the question of a case can prove what the app does about an entry. For `carries-out`, the case must play an
 * action that a screen offers. For everything else, any question except `force` counts. A played case counts too,
 * because the app checks each action before it is applied.
 */
function shows(one: CitingCase, doing: StandingKind): boolean {
  return doing === 'carries-out' ? listRecordableActions(one).length > 0 : one.ask !== 'force';
}

/**
 * Finds the cases that prove what the app does about an entry. `doing` states what that is. For an entry that summarizes
 * others, finds the cases for those entries.
 */
function* findProofs(entry: Entry, doing: StandingKind, cases: readonly CitingCase[]): Generator<CitingCase> {
  const summed = listSummarizedEntries(entry);
  for (const each of summed) yield* findProofs(each, doing, cases);
  if (summed.length > 0) return;
  // For a passage about several powers, the case must contain the power of the entry.
  const power = isSharedPower(entry) ? `"${entry.topic}"` : '';
  for (const one of cases) if (citesPassage(one, entry) && one.words.includes(power) && shows(one, doing)) yield one;
}

/** Whether a case proves what the app does about an entry (`doing`, such as `answers`). */
export function isProved(entry: Entry, doing: StandingKind, cases: readonly CitingCase[]): boolean {
  return findProofs(entry, doing, cases).next().done !== true;
}

/** Lists the recordable actions of the cases which prove that the app carries out an entry, without duplicates. */
export function listCarryingActions(entry: Entry, cases: readonly CitingCase[]): readonly string[] {
  return [...new Set([...findProofs(entry, 'carries-out', cases)].flatMap(listRecordableActions))];
}

/** Describes faults in the ledger's statements about an entry, one sentence for each fault. */
export function listLedgerFaults(entry: Entry, standings: readonly Standing[], cases: readonly CitingCase[]): string[] {
  if (standings.length === 0) return ['the ledger does not say what Sidekick does about it'];
  return [...new Set(standings.flatMap(({ doing, reason }) => wantOf(entry, doing, reason, cases) ?? []))];
}

function wantOf(
  entry: Entry,
  doing: StandingKind,
  reason: Standing['reason'],
  cases: readonly CitingCase[],
): string | null {
  if (doing === 'yours') return reason === null ? 'yours without a reason' : null;
  if (doing !== 'answers' && doing !== 'carries-out') return null;
  if (isProved(entry, doing, cases)) return null;
  const proof = doing === 'carries-out' ? 'a played case with an action of a screen' : 'a case';
  return `${doing} without ${proof} that cites ${entry.sections[0]}`;
}
