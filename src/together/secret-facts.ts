import type { LogEntry } from '../game/log';
import { parseEntryFacts } from '../game/valid-facts';
import type { Deck, DeckCard } from '../table/decks';
import type { Fact } from '../table/facts';
import { emptyTable, fold } from '../table/fold/fold';
import type { Table } from '../table/table';

type Of<Kind extends Fact['fact']> = Extract<Fact, { readonly fact: Kind }>;

/** State of the decks that decides which parts of a fact are secret. Immutable, so branches can share it. */
export interface DeckKnowledge {
  /** Table that contains only players and decks. */
  readonly table: Table;
  /** Id of the tap that last shuffled each deck, by deck. */
  readonly shuffles: ReadonlyMap<string, string>;
  /** Number of times that everyone saw a card return to its deck, by deck and card. */
  readonly returns: ReadonlyMap<string, number>;
}

export const NO_DECK_KNOWLEDGE: DeckKnowledge = { table: emptyTable, shuffles: new Map(), returns: new Map() };

const DECK_FACTS: ReadonlySet<string> = new Set<Fact['fact']>([
  'began',
  'deck',
  'deck-left',
  'dealt',
  'unseen',
  'shuffled',
]);

export function mayContainSecrets(facts: readonly Fact[]): boolean {
  return facts.some(({ fact }) => DECK_FACTS.has(fact) && fact !== 'began');
}

export function extendDeckKnowledge(sight: DeckKnowledge, tap: string, facts: readonly Fact[]): DeckKnowledge {
  const told = facts.filter(({ fact }) => DECK_FACTS.has(fact));
  if (told.length === 0) return sight;
  const shuffles = new Map(sight.shuffles);
  const returns = new Map(sight.returns);
  for (const fact of told) {
    if (fact.fact === 'shuffled') shuffles.set(fact.deck, tap);
    if (fact.fact === 'dealt' && fact.to === 'deck') {
      const key = keyOf(fact.deck, fact.card);
      returns.set(key, (returns.get(key) ?? 0) + 1);
    }
  }
  return { table: fold(told, sight.table).table, shuffles, returns };
}

/** Computes what is known about the decks after consecutive log entries. */
export function computeDeckKnowledge(
  path: readonly LogEntry[],
  from: DeckKnowledge = NO_DECK_KNOWLEDGE,
): DeckKnowledge {
  let sight = from;
  for (const entry of path) sight = extendDeckKnowledge(sight, tapIdOf(entry), listValidFacts(entry));
  return sight;
}

export function tapIdOf({ game, seq, tap }: LogEntry): string {
  return tap ?? `${game.slice(0, 24)}-${seq}`;
}

function listValidFacts(entry: LogEntry): Fact[] {
  return parseEntryFacts(entry).filter((fact) => fact !== null);
}

/**
 * Returns the parts from which a card's mark, a keyed hash, is computed. Phones that draw the same card independently
 * make the same mark. The mark changes after a shuffle, and after everyone saw the card return, so the card cannot be
 * recognized.
 */
export function listCardMarkParts({ shuffles, returns }: DeckKnowledge, deck: string, card: string): readonly string[] {
  return [deck, card, shuffles.get(deck) ?? '', String(returns.get(keyOf(deck, card)) ?? 0)];
}

function keyOf(deck: string, card: string): string {
  return JSON.stringify([deck, card]);
}

export interface SecretFact {
  readonly side: string;
  readonly fact: Fact;
  readonly open: Fact;
}

/**
 * A fact, split into a public and a secret part. The secret part holds texts, order and unrevealed drawn cards of a
 * side's deck. If a card is revealed, `open` includes its text.
 */
export type SplitFact = { readonly open: Fact } | SecretFact;

/**
 * Splits a fact into public and secret parts.
 * @param mark makes the mark of a side's card
 */
export function splitFact(
  sight: DeckKnowledge,
  fact: Fact,
  mark: (side: string, parts: readonly string[]) => string,
): SplitFact {
  switch (fact.fact) {
    case 'deck': {
      if (fact.owner === null || fact.veiled) return { open: fact };
      const before = sight.table.decks.find(({ id }) => id === fact.deck);
      return { side: fact.owner, fact, open: makePublicFact(fact, listPublicCards(before)) };
    }
    case 'shuffled': {
      const owner = ownerOf(sight, fact.deck);
      return owner === null || fact.order === null ? { open: fact } : { side: owner, fact, open: makePublicFact(fact) };
    }
    case 'unseen': {
      const owner = ownerOf(sight, fact.deck);
      return owner === null || fact.card === undefined
        ? { open: fact }
        : { side: owner, fact, open: makePublicFact(fact) };
    }
    case 'dealt':
      return splitDealt(sight, fact, mark);
    default:
      return { open: fact };
  }
}

function splitDealt(
  sight: DeckKnowledge,
  fact: Of<'dealt'>,
  mark: (side: string, parts: readonly string[]) => string,
): SplitFact {
  const deck = sight.table.decks.find(({ id }) => id === fact.deck);
  const card = deck?.cards.find(({ id }) => id === fact.card);
  if (!deck || !card || deck.owner === null) return { open: fact };
  const own = mark(deck.owner, listCardMarkParts(sight, deck.id, card.id));
  const marks = (deck.hidden ?? []).flatMap((each) => (each.card === card.id ? [each.mark] : []));
  if (fact.to === 'hand' || fact.to === 'deck') {
    // The location of a revealed card is public.
    if (card.place !== 'deck') return { open: fact };
    const { to, name } = fact;
    const words = name === undefined ? {} : { name };
    const moved: Of<'unseen'> = { fact: 'unseen', deck: deck.id, mark: marks[0] ?? own, to, card: card.id, ...words };
    return { side: deck.owner, fact: moved, open: makePublicFact(moved) };
  }
  const name = fact.name ?? (card.name === '' ? undefined : card.name);
  return {
    open: {
      ...fact,
      ...(name === undefined ? {} : { name }),
      ...(card.text === '' ? {} : { text: card.text }),
      marks: [...new Set([...(fact.marks ?? []), ...marks, own])],
    },
  };
}

function ownerOf({ table }: DeckKnowledge, deck: string): string | null {
  return table.decks.find(({ id }) => id === deck)?.owner ?? null;
}

function listPublicCards(deck: Deck | undefined): ReadonlySet<string> {
  return new Set(deck?.cards.flatMap(({ id, place }) => (place === 'play' || place === 'discard' ? [id] : [])));
}

/**
 * Returns the version of a secret fact that all players may see.
 * @param shown cards of the deck that everyone has seen
 */
function makePublicFact(
  fact: Of<'deck'> | Of<'shuffled'> | Of<'unseen'>,
  shown: ReadonlySet<string> = new Set(),
): Fact {
  switch (fact.fact) {
    case 'deck': {
      const blank = ({ id }: DeckCard): DeckCard => ({ id, name: '', text: '' });
      return { ...fact, cards: fact.cards.map((card) => (shown.has(card.id) ? card : blank(card))), veiled: true };
    }
    case 'shuffled':
      return { ...fact, order: null };
    case 'unseen': {
      const { deck, mark, to } = fact;
      return { fact: 'unseen', deck, mark, to };
    }
  }
}

/**
 * Returns whether a secret fact is consistent with its public version, even if a malicious phone wrote it: both must
 * have the same public effect. Without a public version only a note is allowed.
 */
export function matchesPublicFact(open: Fact | null, fact: Fact): boolean {
  if (open === null) return fact.fact === 'noted';
  if (fact.fact === 'deck' && open.fact === 'deck') {
    const same = (card: DeckCard, at: number) => card.id === open.cards[at]?.id;
    return (
      fact.deck === open.deck &&
      fact.owner === open.owner &&
      fact.cards.length === open.cards.length &&
      fact.cards.every(same)
    );
  }
  if (fact.fact === 'shuffled' && open.fact === 'shuffled') return fact.deck === open.deck && open.order === null;
  if (fact.fact === 'unseen' && open.fact === 'unseen')
    return fact.deck === open.deck && fact.mark === open.mark && fact.to === open.to && open.card === undefined;
  return false;
}
