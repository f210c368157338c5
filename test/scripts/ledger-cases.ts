import { ENTRIES, listAppliedEditions } from '../../src/book';
import type { Entry } from '../../src/book/entry';
import { listSummarizedEntries } from '../../src/book/ledger/standings';
import type { Standing, StandingKind } from '../../src/book/standing';
import type { Case } from '../../src/notation/case';

/** The parts of a case that count as proof: edition, cited passages, question and contents. */
export interface CitingCase {
  readonly edition: string;
  readonly cite: string;
  readonly ask: Case['ask']['ask'];
  /** Position and question as JSON, for finding powers by id. */
  readonly words: string;
}

export function makeCitingCase(one: Case): CitingCase {
  const text = JSON.stringify([one.position, one.ask]);
  return { edition: one.edition, cite: one.cite ?? '', ask: one.ask.ask, words: text };
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
  return cite.split(';').some((part) => {
    const named = plain(part);
    return told.some(({ end, whole }) => continues(named, end) || (whole && named.endsWith(`: ${end}`)));
  });
}

/** Lists a section and its ends: `a: b: c` → `a: b: c`, `b: c` and `c`. */
function endsOf(section: string): { readonly end: string; readonly whole: boolean }[] {
  const parts = plain(section).split(': ');
  return parts.map((_, from) => ({ end: parts.slice(from).join(': '), whole: from === 0 }));
}

function continues(named: string, section: string): boolean {
  return named === section || [':', ',', ' ('].some((more) => named.startsWith(section + more));
}

function plain(passage: string): string {
  return passage.toLocaleLowerCase('en').replaceAll('’', "'").trim();
}

/**
 * True if a case is about an entry. For a passage about several powers, the case must contain the power of the entry.
 */
function isAbout(one: CitingCase, entry: Entry): boolean {
  return !isSharedPower(entry) || one.words.includes(`"${entry.topic}"`);
}

function isSharedPower(entry: Entry): boolean {
  const isPower = entry.leftToPlayers || entry.does.length > 0;
  const [first] = entry.sections;
  return (
    isPower &&
    ENTRIES.some(
      (other) =>
        other !== entry && other.edition === entry.edition && first !== undefined && other.sections[0] === first,
    )
  );
}

/**
 * Whether the question of a case can prove what the app does about an entry. `carries-out` needs a played case. Every
 * other doing accepts all questions except `force`: a played case counts too, because its deeds are checked before they
 * are carried out.
 */
function shows({ ask }: CitingCase, doing: StandingKind): boolean {
  return doing === 'carries-out' ? ask === 'play' : ask !== 'force';
}

/**
 * Whether a case proves what the app does about an entry (`doing`, such as `answers`), or about an entry that it
 * summarizes.
 */
export function isProved(entry: Entry, doing: StandingKind, cases: readonly CitingCase[]): boolean {
  const summed = listSummarizedEntries(entry);
  if (summed.length > 0) return summed.some((each) => isProved(each, doing, cases));
  return cases.some((one) => shows(one, doing) && citesPassage(one, entry) && isAbout(one, entry));
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
  return isProved(entry, doing, cases) ? null : `${doing} without a case that cites ${entry.sections[0]}`;
}
