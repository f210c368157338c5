import { squareName } from '../../../grid/square';
import { getOwn } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import { countWounds, healthOf } from '../../../table/striker';
import type { Figure, Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import type { Reason } from '../../answer';
import type { Healing, WoundPut } from '../../mission-deed';
import type { DeedRuling } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { knownFigure, ruling } from '../../shared/ruling';
import { cite } from './citations';
import { tokenFact } from './token-facts';
import { cleared, foeOf, type Unit } from './units';

/** Counter of the heroes' tokens. */
export const HENCHMAN_TOKENS = 'Henchman Tokens';
const TOKENS_A_POINT = 3;
const WORTH = { hero: 1, villain: 1, mastermind: 2 } as const;
const WOUNDS = cite('Combat: Inflicting Wound Tokens');

/** Henchman Tokens earned during the present deed: of several defeats at once, the third still scores. */
export interface Toll {
  tokens: number;
}

/** Returns the number of wounds in one place. */
export function lyingAt(figure: Figure, { box, card }: Pick<WoundPut, 'box' | 'card'>): number {
  return card === null ? tallyOf(figure, 'wounds', box) : tallyOf(figure, 'card-wounds', card);
}

function put(figure: Figure, { box, card }: Pick<WoundPut, 'box' | 'card'>, by: number): Fact[] {
  const { piece } = figure;
  if (by === 0) return [];
  if (card === null) return [{ fact: 'tallied', piece, tally: 'wounds', of: box, by }];
  return [{ fact: 'tallied', piece, tally: 'card-wounds', of: card, by }];
}

/** Lists the places for wounds of a figure, first the wounds without a slot. */
export function placesOf({ card }: Figure): Pick<WoundPut, 'box' | 'card'>[] {
  return [
    { box: null, card: null },
    ...Object.keys(card?.boxes ?? {}).map((box) => ({ box, card: null })),
    ...Object.keys(card?.cards ?? {}).map((name) => ({ box: null, card: name })),
  ];
}

/** Returns the number of free damage slots in a place. Infinite outside of slots. */
export function roomAt(figure: Figure, place: Pick<WoundPut, 'box' | 'card'>): number {
  if (place.box === null && place.card === null) return Number.POSITIVE_INFINITY;
  const slots =
    place.card === null
      ? getOwn(figure.card?.boxes, place.box ?? '')?.slots
      : getOwn(figure.card?.cards, place.card)?.slots;
  return Math.max(0, (slots ?? 0) - lyingAt(figure, place));
}

/** "Defeating Enemies", with the token and the objective points. Empty if the figure is already defeated. */
export function defeatFacts(table: Table, figure: Figure, by: string | null, toll: Toll): Fact[] {
  if (figure.defeated) return [];
  const { piece, squares } = figure;
  const at = squares[0] === undefined ? null : squareName(squares[0]);
  const dropped = table.tokens
    .filter(({ holder }) => holder === piece)
    .map((token) => tokenFact(token, { square: at, holder: null }));
  const statuses = ['trapped', 'prone'].flatMap((status) => cleared(figure, 'status', status));
  return [...dropped, ...statuses, { fact: 'defeated', piece, by }, ...scoreFor(table, figure, toll)];
}

function scoreFor(table: Table, figure: Figure, toll: Toll): Fact[] {
  const kind = figure.card?.kind;
  const side = foeOf(table, figure.side);
  const { piece } = figure;
  if (kind === undefined || side === null) return [];
  if (kind !== 'henchman') {
    if (tallyOf(figure, 'defeats') > 0) return [];
    return [
      { fact: 'tallied', piece, tally: 'defeats', of: null, by: 1 },
      { fact: 'scored', side, points: WORTH[kind], piece },
    ];
  }
  const began = [...table.figures.values()].filter(({ card }) => card?.kind === 'henchman').length;
  const held = (table.counters[HENCHMAN_TOKENS] ?? 0) + toll.tokens;
  if (held >= began) return [];
  toll.tokens++;
  const token: Fact = { fact: 'counted', counter: HENCHMAN_TOKENS, by: 1 };
  return (held + 1) % TOKENS_A_POINT === 0 ? [token, { fact: 'scored', side, points: 1, piece }] : [token];
}

/** Adds wounds to the given places. Wounds without a free slot, or beyond the figure's health, are ignored. */
export function woundFacts(
  table: Table,
  figure: Figure,
  puts: readonly WoundPut[],
  by: string | null,
  toll: Toll,
): { readonly reasons: Reason[]; readonly facts: Fact[] } {
  const health = figure.card && healthOf(figure.card);
  let left = health === null ? Number.POSITIVE_INFINITY : Math.max(0, health - countWounds(figure));
  const facts: Fact[] = [];
  const full: Reason[] = [];
  for (const each of puts) {
    const room = roomAt(figure, each);
    if (each.wounds > room) full.push(reason('no-slot', WOUNDS, [onPiece(figure.piece)]));
    const taken = Math.min(each.wounds, room, left);
    left -= taken;
    facts.push(...put(figure, each, taken));
  }
  if (left === 0) facts.push(...defeatFacts(table, figure, by, toll));
  return { reasons: full.slice(0, 1), facts };
}

/** Wounds of one deed, by figure id. */
export type Hurt = Map<string, number>;

export function addHurt(hurt: Hurt, piece: string, wounds: number): void {
  hurt.set(piece, (hurt.get(piece) ?? 0) + wounds);
}

/** Adds wounds without a slot. Their players assign them later. */
export function hurtFacts(table: Table, hurt: Hurt, by: string | null): Fact[] {
  const toll: Toll = { tokens: 0 };
  return [...hurt].flatMap(([piece, wounds]) => {
    const puts = [{ box: null, card: null, wounds }];
    return wounds > 0 ? woundFacts(table, knownFigure(table, piece), puts, by, toll).facts : [];
  });
}

export function wound(table: Table, piece: string, puts: readonly WoundPut[], by: string | null): DeedRuling {
  const { reasons, facts } = woundFacts(table, knownFigure(table, piece), puts, by, { tokens: 0 });
  return ruling(reasons, facts);
}

/** Moves wounds without a slot into slots. */
export function settle(table: Table, piece: string, puts: readonly WoundPut[]): DeedRuling {
  const figure = knownFigure(table, piece);
  let loose = tallyOf(figure, 'wounds');
  const facts: Fact[] = [];
  let short = false;
  for (const each of puts) {
    const moved = Math.min(each.wounds, roomAt(figure, each), loose);
    short ||= moved < each.wounds;
    loose -= moved;
    facts.push(...put(figure, { box: null, card: null }, -moved), ...put(figure, each, moved));
  }
  return ruling(short ? [reason('no-slot', WOUNDS, [onPiece(piece)])] : [], facts);
}

/** "Rest": removes wounds, as chosen or else first those without a slot and then by box and figure. */
export function restFacts({ members }: Unit, heal: readonly Healing[] | null): Fact[] {
  let left = members[0]?.card?.rest ?? 0;
  const wanted =
    heal ??
    members.flatMap((figure) =>
      placesOf(figure).map((place) => ({ ...place, piece: figure.piece, wounds: lyingAt(figure, place) })),
    );
  return wanted.flatMap((each) => {
    const figure = members.find(({ piece, defeated }) => piece === each.piece && !defeated);
    if (!figure) return [];
    const off = Math.min(left, each.wounds, lyingAt(figure, each));
    left -= off;
    return put(figure, each, -off);
  });
}

/** Removes all wounds of a figure. */
export function healFacts(figure: Figure): Fact[] {
  return placesOf(figure).flatMap((place) => put(figure, place, -lyingAt(figure, place)));
}
