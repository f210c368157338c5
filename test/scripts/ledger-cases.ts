import { ENTRIES, editionsOf } from '../../src/book';
import type { Entry } from '../../src/book/entry';
import { summedUp } from '../../src/book/ledger/standings';
import type { Doing, Standing } from '../../src/book/standing';
import type { Case } from '../../src/notation/case';

/** What a case proves something by: its edition, the passages that it cites, what it asks, and all that is in it. */
export interface CitingCase {
  readonly edition: string;
  readonly cite: string;
  readonly ask: Case['ask']['ask'];
  /** Every word of the case as JSON: the powers that its pieces show, those that are used in it. */
  readonly words: string;
}

export function citingCase(one: Case): CitingCase {
  const words = JSON.stringify([one.position, one.ask]);
  return { edition: one.edition, cite: one.cite ?? '', ask: one.ask.ask, words };
}

/**
 * Whether a case cites the passage of an entry. The edition is the entry's own, or one that is played by its book. A `cite` names
 * passages parted by `;`. Each is compared without regard to capitals and to the shape of an apostrophe, and is of the entry where
 * it is one of its sections; the end of one, left without the headings above it (`Carry` of `ABILITIES: Carry`); one with headings
 * above that the entry leaves out; or any of these with more after it (`Carry: three captives`, `Pushing, example 2`).
 */
export function citesPassage({ edition, cite }: CitingCase, entry: Entry): boolean {
  if (!editionsOf(edition).includes(entry.edition)) return false;
  const told = entry.sections.flatMap(endsOf);
  return cite.split(';').some((part) => {
    const named = plain(part);
    return told.some(({ end, whole }) => continues(named, end) || (whole && named.endsWith(`: ${end}`)));
  });
}

/** `a: b: c` → itself, `b: c` and `c`. */
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

/** Of one passage that tells several powers, a case proves only those that are in it. */
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

/** What is carried out shows in a case that is played; an answer there too, for a deed is asked before it is carried out, and in every question but that about a force. */
function shows({ ask }: CitingCase, doing: Doing): boolean {
  return doing === 'carries-out' ? ask === 'play' : ask !== 'force';
}

/** Whether a case shows that the app does this about an entry, or about one that it sums up. */
export function isShown(entry: Entry, doing: Doing, cases: readonly CitingCase[]): boolean {
  const summed = summedUp(entry);
  if (summed.length > 0) return summed.some((each) => isShown(each, doing, cases));
  return cases.some((one) => shows(one, doing) && citesPassage(one, entry) && isAbout(one, entry));
}

/** What is wrong with what the ledger says of an entry: a sentence each. */
export function wantsOf(entry: Entry, standings: readonly Standing[], cases: readonly CitingCase[]): string[] {
  if (standings.length === 0) return ['the ledger does not say what Sidekick does about it'];
  return [...new Set(standings.flatMap(({ doing, reason }) => wantOf(entry, doing, reason, cases) ?? []))];
}

function wantOf(entry: Entry, doing: Doing, reason: Standing['reason'], cases: readonly CitingCase[]): string | null {
  if (doing === 'yours') return reason === null ? 'yours without a reason' : null;
  if (doing !== 'answers' && doing !== 'carries-out') return null;
  return isShown(entry, doing, cases) ? null : `${doing} without a case that cites ${entry.sections[0]}`;
}
