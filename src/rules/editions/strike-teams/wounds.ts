import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import {
  countSlotsAt,
  countWounds,
  countWoundsAt,
  countWoundsToDefeat,
  makeWoundFact,
  unassignedWounds,
  type WoundPlace,
  type WoundPlacement,
} from '../../../table/striker';
import type { Figure, Table } from '../../../table/table';
import { getTally, raiseTally } from '../../../table/tallies';
import { makeTokenFact } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { Healing } from '../../mission-deed';
import { pieceMark, reason } from '../../shared/cite';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { cite } from './citations';
import { type ActivationUnit, clearTally, opposingSide } from './units';

/** Counter of the Henchman Tokens that the heroes have earned. */
export const HENCHMAN_TOKENS = 'Henchman Tokens';
const TOKENS_A_POINT = 3;
const WORTH = { hero: 1, villain: 1, mastermind: 2 } as const;
const WOUNDS = cite('Combat: Inflicting Wound Tokens');

/**
 * Number of Henchman Tokens earned so far by the current deed. Every third token scores, even if one deed earns several
 * tokens.
 */
interface HenchmanTokenCount {
  tokens: number;
}

function put(figure: Figure, place: WoundPlace, by: number): Fact[] {
  return by === 0 ? [] : [makeWoundFact(figure, place, by)];
}

/** Lists the places where a figure can have wounds: outside the slots, then its boxes, then its cards. */
function listWoundPlaces({ card }: Figure): WoundPlace[] {
  return [
    { box: null, card: null },
    ...Object.keys(card?.boxes ?? {}).map((box) => ({ box, card: null })),
    ...Object.keys(card?.cards ?? {}).map((name) => ({ box: null, card: name })),
  ];
}

/** Returns the number of free damage slots of a box or card. Infinite for wounds outside the slots. */
function countFreeSlots(figure: Figure, place: WoundPlace): number {
  if (place.box === null && place.card === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, countSlotsAt(figure, place) - countWoundsAt(figure, place));
}

/**
 * "Defeating Enemies": lists the facts of a defeat, with Henchman Token and objective points. Empty if the figure is
 * already defeated.
 */
export function listDefeatFacts(table: Table, figure: Figure, by: string | null, toll: HenchmanTokenCount): Fact[] {
  if (figure.defeated) return [];
  const { piece, squares } = figure;
  const at = squares[0] === undefined ? null : squareName(squares[0]);
  const dropped = table.tokens
    .filter(({ holder }) => holder === piece)
    .map((token) => makeTokenFact(token, { square: at, holder: null }));
  const statuses = ['trapped', 'prone'].flatMap((status) => clearTally(figure, 'status', status));
  return [...dropped, ...statuses, { fact: 'defeated', piece, by }, ...scoreFor(table, figure, toll)];
}

function scoreFor(table: Table, figure: Figure, toll: HenchmanTokenCount): Fact[] {
  const kind = figure.card?.kind;
  const side = opposingSide(table, figure.side);
  const { piece } = figure;
  if (kind === undefined || side === null) return [];
  if (kind !== 'henchman') {
    if (getTally(figure, 'defeats') > 0) return [];
    return [raiseTally(figure, 'defeats'), { fact: 'scored', side, points: WORTH[kind], piece }];
  }
  const began = [...table.figures.values()].filter(({ card }) => card?.kind === 'henchman').length;
  const held = (table.counters[HENCHMAN_TOKENS] ?? 0) + toll.tokens;
  if (held >= began) return [];
  toll.tokens++;
  const token: Fact = { fact: 'counted', counter: HENCHMAN_TOKENS, by: 1 };
  return (held + 1) % TOKENS_A_POINT === 0 ? [token, { fact: 'scored', side, points: 1, piece }] : [token];
}

/**
 * Lists the facts that add wounds to a figure. Wounds without a free slot, or beyond the figure's health, are ignored.
 */
function listWoundFacts(
  table: Table,
  figure: Figure,
  puts: readonly WoundPlacement[],
  by: string | null,
  toll: HenchmanTokenCount,
): { readonly reasons: Reason[]; readonly facts: Fact[] } {
  const health = figure.card && countWoundsToDefeat(figure.card);
  let left = health === null ? Number.POSITIVE_INFINITY : Math.max(0, health - countWounds(figure));
  const facts: Fact[] = [];
  const full: Reason[] = [];
  for (const each of puts) {
    const room = countFreeSlots(figure, each);
    if (each.wounds > room) full.push(reason('no-slot', WOUNDS, [pieceMark(figure.piece)]));
    const taken = Math.min(each.wounds, room, left);
    left -= taken;
    facts.push(...put(figure, each, taken));
  }
  if (left === 0) facts.push(...listDefeatFacts(table, figure, by, toll));
  return { reasons: full.slice(0, 1), facts };
}

/** Wounds of one deed, by figure id. */
export type WoundsByFigure = Map<string, number>;

export function addWounds(hurt: WoundsByFigure, piece: string, wounds: number): void {
  hurt.set(piece, (hurt.get(piece) ?? 0) + wounds);
}

/** Adds wounds outside the slots, for the players to assign later. */
export function listUnassignedWoundFacts(table: Table, hurt: WoundsByFigure, by: string | null): Fact[] {
  const toll: HenchmanTokenCount = { tokens: 0 };
  return [...hurt].flatMap(([piece, wounds]) => {
    const figure = requireTableFigure(table, piece);
    return wounds > 0 ? listWoundFacts(table, figure, unassignedWounds(wounds), by, toll).facts : [];
  });
}

export function woundFigure(
  table: Table,
  piece: string,
  puts: readonly WoundPlacement[],
  by: string | null,
): DeedRuling {
  const { reasons, facts } = listWoundFacts(table, requireTableFigure(table, piece), puts, by, { tokens: 0 });
  return makeRuling(reasons, facts);
}

/** Moves wounds from outside the slots into slots. */
export function assignWounds(table: Table, piece: string, puts: readonly WoundPlacement[]): DeedRuling {
  const figure = requireTableFigure(table, piece);
  let loose = getTally(figure, 'wounds');
  const facts: Fact[] = [];
  let short = false;
  for (const each of puts) {
    const moved = Math.min(each.wounds, countFreeSlots(figure, each), loose);
    short ||= moved < each.wounds;
    loose -= moved;
    facts.push(...put(figure, { box: null, card: null }, -moved), ...put(figure, each, moved));
  }
  return makeRuling(short ? [reason('no-slot', WOUNDS, [pieceMark(piece)])] : [], facts);
}

/**
 * "Rest": removes wounds as chosen. Without a choice, each figure loses wounds outside the slots first, then from boxes
 * and cards.
 */
export function listRestFacts({ members }: ActivationUnit, heal?: readonly Healing[]): Fact[] {
  let left = members[0]?.card?.rest ?? 0;
  const healings =
    heal ??
    members.flatMap((figure) =>
      listWoundPlaces(figure).map((place) => ({
        ...place,
        piece: figure.piece,
        wounds: countWoundsAt(figure, place),
      })),
    );
  return healings.flatMap((each) => {
    const figure = members.find(({ piece, defeated }) => piece === each.piece && !defeated);
    if (!figure) return [];
    const off = Math.min(left, each.wounds, countWoundsAt(figure, each));
    left -= off;
    return put(figure, each, -off);
  });
}

export function listFullHealFacts(figure: Figure): Fact[] {
  return listWoundPlaces(figure).flatMap((place) => put(figure, place, -countWoundsAt(figure, place)));
}
