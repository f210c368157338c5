import type { Board } from '../board/board';
import { MOVE_FORMS, type MoveForm } from '../catalog/cards/effects';
import type { PlayedCard } from '../catalog/cards/played-card';
import type { Square } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import type { Fact } from './facts';
import { boardWithHeaps, findHeaps, type Heaps } from './heaps';
import type { Piece, StrikerCard } from './piece';
import type { HenchmanGroup, Position } from './position';
import type { Figure, Table } from './table';
import { getGroupActionPointsCounterName, getTally, raiseTally } from './tallies';
import { type TableToken, TOKEN_KINDS } from './tokens';

/**
 * Ids of the two ordinary kinds of move. An advance costs a point per space, a march two points per henchman of a
 * group.
 */
export const ADVANCE = 'move';
export const MARCH = 'march';
const STATUSES = ['trapped', 'prone'] as const;

export function cardMoveKind(line: MoveForm): string {
  return `card-${line}`;
}

/** Returns the kind of move that a figure has already paid for, else an advance. */
export function defaultMoveKind({ striker }: Pick<Piece, 'striker'>): string {
  const [byCard] = Object.keys(striker?.spaces ?? {});
  return byCard ?? ((striker?.marching ?? 0) > 0 ? MARCH : ADVANCE);
}

/** Counts all wounds of a figure, in slots and outside them. */
export function countWounds(figure: Figure): number {
  const { boxes, cards } = figure.card ?? { boxes: {}, cards: {} };
  const lying = Object.keys(boxes).reduce((sum, box) => sum + getTally(figure, 'wounds', box), 0);
  const onCards = Object.keys(cards).reduce((sum, card) => sum + getTally(figure, 'card-wounds', card), 0);
  return getTally(figure, 'wounds') + lying + onCards;
}

/** A place for wounds on a card. If both are null, the wounds are in no slot. */
export interface WoundPlace {
  readonly box: string | null;
  readonly card: string | null;
}

/** Number of wounds for one place of a figure's cards. */
export interface WoundPlacement extends WoundPlace {
  readonly wounds: number;
}

/** Makes wounds that players have not assigned to a slot yet. */
export function unassignedWounds(wounds: number): readonly WoundPlacement[] {
  return [{ box: null, card: null, wounds }];
}

export function countWoundsAt(figure: Figure, { box, card }: WoundPlace): number {
  return card === null ? getTally(figure, 'wounds', box) : getTally(figure, 'card-wounds', card);
}

/** Makes the fact that adds wounds to a place, or removes them if `by` is negative. */
export function makeWoundFact(figure: Figure, { box, card }: WoundPlace, by: number): Fact {
  return card === null ? raiseTally(figure, 'wounds', by, box) : raiseTally(figure, 'card-wounds', by, card);
}

/** Returns the number of damage slots of a place; 0 if it has none. */
export function countSlotsAt({ card }: Figure, place: WoundPlace): number {
  if (!card) return 0;
  if (place.card !== null) return getOwnProperty(card.cards, place.card)?.slots ?? 0;
  return place.box === null ? 0 : (getOwnProperty(card.boxes, place.box)?.slots ?? 0);
}

/**
 * Returns the number of wounds that defeat a figure: its health, else the number of its slots. Null if neither is
 * known.
 */
export function countWoundsToDefeat({ health, boxes, cards }: PlayedCard): number | null {
  const slots = [...Object.values(boxes), ...Object.values(cards)].reduce((sum, each) => sum + each.slots, 0);
  return health ?? (slots > 0 ? slots : null);
}

/** Returns the action points of a figure, from its own action track or its group's. */
export function countActionPoints(table: Table | null, figure: Figure): number {
  const group = figure.card?.group ?? null;
  if (group === null || !table) return getTally(figure, 'points');
  return getOwnProperty(table.counters, getGroupActionPointsCounterName(group)) ?? 0;
}

/** Computes the piece fields of a figure that plays by a card. */
export function makeStrikerFields(table: Table | null, figure: Figure, card: PlayedCard): Partial<Piece> {
  const boxes = Object.entries(card.boxes).map(([box, { cost, slots }]) => {
    return [box, { cost, slots, wounds: getTally(figure, 'wounds', box) }];
  });
  const cards = Object.entries(card.cards).map(([name, { box, cost, slots, duration }]): [string, StrikerCard] => {
    const wounds = getTally(figure, 'card-wounds', name);
    return [name, { box, cost, slots, duration, wounds, tokens: getTally(figure, 'duration', name) }];
  });
  const free = MOVE_FORMS.map((line) => [cardMoveKind(line), getTally(figure, 'spaces', cardMoveKind(line))] as const);
  const spaces = Object.fromEntries(free.filter(([, left]) => left > 0));
  const [marching, advanced] = [getTally(figure, 'marched'), getTally(figure, 'advanced')];
  return {
    damage: card.boxes.attack?.strength ?? 0,
    striker: {
      kind: card.kind,
      actionPoints: countActionPoints(table, figure),
      gain: card.gain,
      cap: card.red,
      health: countWoundsToDefeat(card),
      wounds: countWounds(figure),
      attacked: getTally(figure, 'attacked') > 0,
      respawned: getTally(figure, 'respawned') > 0,
      status: STATUSES.filter((status) => getTally(figure, 'status', status) > 0),
      ...(Object.keys(spaces).length > 0 ? { spaces } : {}),
      ...(marching > 0 ? { marching } : {}),
      ...(advanced > 0 ? { advanced } : {}),
      boxes: Object.fromEntries(boxes),
      cards: Object.fromEntries(cards),
    },
  };
}

/** Adds tokens and shared action tracks to a position. Returns it unchanged in games that have neither. */
export function withMissionState(table: Table, position: Position): Position {
  const carded = [...table.figures.values()].filter(({ card }) => card !== null);
  if (table.tokens.length === 0 && carded.length === 0) return position;
  const { spawns, ammunition } = TOKEN_KINDS;
  const { board, heaps } = addHeaps(table, position);
  const points = (kind: string) => table.tokens.flatMap((token) => (token.kind === kind ? squareOf(token.at) : []));
  return {
    ...position,
    board,
    spawns: Object.fromEntries(Object.entries(spawns).map(([of, kind]) => [of, points(kind)])),
    ammunition: points(ammunition),
    ...(heaps.size > 0 ? { heaps } : {}),
    groups: groupsOf(table, carded),
  };
}

function squareOf(at: Square | null): Square[] {
  return at === null ? [] : [at];
}

interface Heaped {
  readonly on: Board;
  readonly board: Board;
  readonly heaps: Heaps;
}

/** Cache of boards with heaps: the same tokens on the same board give the same object. */
const heaped = new WeakMap<readonly TableToken[], Heaped>();

/** Adds heaps to the board of a position: a token with a material strength blocks shots like an object. */
function addHeaps({ tokens }: Table, { board }: Position): Heaped {
  const known = heaped.get(tokens);
  if (known?.on === board) return known;
  const heaps = findHeaps(board, tokens);
  const found = { on: board, board: heaps.size === 0 ? board : boardWithHeaps(board, heaps), heaps };
  heaped.set(tokens, found);
  return found;
}

function groupsOf(table: Table, carded: readonly Figure[]): Record<string, HenchmanGroup> {
  const groups = new Map<string, HenchmanGroup>();
  for (const { piece, card } of carded) {
    const name = card?.group ?? null;
    if (name === null) continue;
    const members = [...(groups.get(name)?.members ?? []), piece];
    groups.set(name, {
      members,
      actionPoints: getOwnProperty(table.counters, getGroupActionPointsCounterName(name)) ?? 0,
      gain: card?.gain ?? 0,
    });
  }
  return Object.fromEntries(groups);
}

/** Returns whether a figure has a character card and its activation is in progress. */
export function hasActivation({ phase }: Table, { piece, card }: Figure): boolean {
  return card !== null && phase !== null && phase.piece !== null && [piece, card.group].includes(phase.piece);
}

/**
 * Returns whether a card is used as a reaction. If the players have not stated it: while another unit is active, or to
 * defend while no unit is active.
 */
export function isReaction(
  { figures, phase }: Table,
  use: { readonly piece: string; readonly card: string | null; readonly reacting?: boolean },
): boolean {
  const { piece, card, reacting } = use;
  const played = figures.get(piece)?.card;
  const active = phase?.piece ?? null;
  const isOwn = active !== null && (active === piece || active === played?.group);
  const defends = card !== null && getOwnProperty(played?.cards, card)?.box === 'defend';
  return reacting ?? (!isOwn && (active !== null || defends));
}
