import { hasAbilityOrPower } from '../../../table/piece';
import type { Figure } from '../../../table/table';
import type { PartedChoice } from '../../ruleset';
import type { AttackDeed, MoveDeed } from '../../table-deed';
import { onPiece, reason } from '../cite';
import { clicked, giveDeed } from '../deeds';
import { against, type Doing, figureOf, pieceNow, record, refuse, sideOf } from './doing';
import type { PartedAction } from './law';

/** An action that was given, or goes on. */
export interface Begun {
  readonly piece: string;
  /** Action tokens before it was given: a later part of it is no second action. */
  readonly tokens: number;
  readonly parted: PartedAction | null;
  readonly name: string;
  readonly attacks: number;
  readonly steps: number;
  /** Whether pushing damage comes at its end. */
  readonly pushes: boolean;
  /** Of its first move, once it was made. */
  readonly left?: number;
  readonly stopped?: boolean;
  readonly carrying?: string;
  readonly brokeFrom?: readonly string[];
}

/** What a move tells of the rest of its action. */
export type MovedPart = Pick<Begun, 'left' | 'stopped' | 'carrying' | 'brokeFrom'>;

/** Ends an action of several parts that goes on: what is left of it is pushing damage. */
export function settle(now: Doing): void {
  const { underway } = now.table;
  if (!underway) return;
  record(now, { fact: 'underway', piece: null, action: '', attacks: 0, steps: 0, pushes: false });
  if (underway.pushes) push(now, underway.piece);
  returnLoan(now, underway.piece);
}

/** Gives a figure an action, or goes on with the one of several parts that it is in the middle of. */
export function begin(now: Doing, deed: AttackDeed | MoveDeed, piece: string, kind: string): Begun {
  const name = deed.action ?? kind;
  const parted = (Object.hasOwn(now.law.parted, name) && now.law.parted[name]) || null;
  const { underway } = now.table;
  if (deed.deed === 'attack' && deed.action !== undefined && deed.action !== kind && !parted)
    refuse(now, 'power-forbids', piece);
  const goesOn = parted !== null && underway?.piece === piece && (underway.action === name || isWithin(now, parted));
  if (!goesOn) settle(now);
  const figure = figureOf(now, piece);
  const same = underway?.piece === piece && underway.action === name;
  if (parted && (!same || parted.stillAble) && !isAble(now, piece, name, parted))
    against(now, reason('power-forbids', parted.cite, [onPiece(piece)]));
  if (goesOn && underway) return { ...underway, piece, name, parted, tokens: Math.max(0, figure.tokens - 1) };
  const { tokens } = figure;
  if (now.law.costsNothing?.(now, deed, figure)) record(now, { fact: 'granted', side: sideOf(figure), by: 1 });
  const pushes = give(now, figure, parted?.as ?? kind);
  return { piece, tokens, parted, name, attacks: 0, steps: 0, pushes };
}

/** Whether an action may be the attack that is still to come in the one that goes on. */
function isWithin({ table }: Doing, { within }: PartedAction): boolean {
  const { underway } = table;
  return (
    underway !== null &&
    underway !== undefined &&
    underway.attacks === 0 &&
    (within?.includes(underway.action) ?? false)
  );
}

/** Whether a figure may be given an action of several parts: by a power of its name, or as the edition says. */
function isAble(now: Doing, id: string, name: string, parted: PartedAction): boolean {
  const piece = pieceNow(now, id);
  const figure = now.table.figures.get(id);
  if (!piece || !figure) return false;
  return parted.able ? parted.able(figure, piece) : hasAbilityOrPower(piece, name);
}

/** Every action of several parts that a figure may be given now. */
export function partsOf(now: Doing, id: string): readonly PartedChoice[] {
  return Object.entries(now.law.parted)
    .filter(([name, parted]) => isAble(now, id, name, parted))
    .map(([action, { attacks, moves }]) => ({ action, attacks, moves }));
}

/** The action and its token; whether it pushes is told, and what that costs comes last. */
export function give(now: Doing, figure: Figure, kind: string): boolean {
  const { law, table } = now;
  const { piece } = figure;
  const before = law.turns.pushes(figure, table);
  const { reasons, facts } = giveDeed(table, { deed: 'act', piece, action: kind }, law.turns);
  if (figure.loan) {
    // Its own player pays with nothing but the token: the action was the controller's.
    against(now, ...reasons.filter(({ code }) => code !== 'no-actions'));
    if (figure.tokens < 2) record(now, { fact: 'tokens', piece, by: 1 });
    return before;
  }
  against(now, ...reasons);
  // What pushing costs is taken at the end of the action.
  const end = facts.findIndex(({ fact }) => fact === 'clicked');
  record(now, ...(end < 0 ? facts : facts.slice(0, end)));
  return before;
}

/** The end of an action, or of one part of it: `over` says that nothing of it may follow. */
export function end(
  now: Doing,
  begun: Begun,
  part: { readonly attacks: number; readonly steps: number; readonly over?: boolean; readonly moved?: MovedPart },
): void {
  const { parted, name, piece } = begun;
  const { left, stopped, carrying, brokeFrom } = part.moved ?? begun;
  const attacks = begun.attacks + part.attacks;
  const steps = begun.steps + part.steps;
  const figure = now.table.figures.get(piece);
  const most = mostOf(now, begun);
  const more =
    parted !== null &&
    !part.over &&
    figure !== undefined &&
    !figure.defeated &&
    (attacks < most || (parted.moves === 'around' && part.attacks > 0));
  if (more) {
    record(now, {
      ...{ fact: 'underway', piece, action: name, attacks, steps, pushes: begun.pushes },
      ...(left === undefined ? {} : { left }),
      ...(stopped ? { stopped } : {}),
      ...(carrying === undefined ? {} : { carrying }),
      ...(brokeFrom?.length ? { brokeFrom: [...brokeFrom] } : {}),
    });
    now.open.push({ open: attacks < most ? 'second-attack' : 'move-on', piece, cite: parted.cite });
    return;
  }
  if (now.table.underway)
    record(now, { fact: 'underway', piece: null, action: '', attacks: 0, steps: 0, pushes: false });
  if (begun.pushes) push(now, piece);
  returnLoan(now, piece);
}

/** A click of pushing damage, for whoever is still there to take it. */
function push(now: Doing, piece: string): void {
  const figure = now.table.figures.get(piece);
  if (!figure || figure.defeated) return;
  record(now, ...clicked(now.table, figure, 1, 'push', null, now.law.turns));
}

/** A figure that another side gave an action to is its own side's again. */
function returnLoan(now: Doing, piece: string): void {
  if (now.table.figures.get(piece)?.loan) record(now, { fact: 'loaned', piece, to: null });
}

/** What an action of several parts does not have: another attack, or a move. */
export function partReasons(now: Doing, begun: Begun, part: 'move' | 'attack', attack: string | null): void {
  const { parted, piece } = begun;
  if (!parted) return;
  const movesTwice = parted.moves === 'around' && begun.steps > 0 && begun.attacks === 0;
  const none =
    part === 'attack'
      ? begun.attacks >= mostOf(now, begun) || (attack !== null && !parted.attacks.includes(attack))
      : movesTwice || parted.moves === 'none' || (parted.moves === 'before' && begun.steps > 0);
  if (none) against(now, reason('power-forbids', parted.cite, [onPiece(piece)]));
}

/** How many attacks the action may hold. */
function mostOf(now: Doing, { parted, piece: id }: Begun): number {
  const piece = parted?.mostOf ? pieceNow(now, id) : null;
  return (piece && parted?.mostOf?.(piece)) ?? parted?.most ?? 1;
}

/** Grants, or takes back, the actions that powers of the side whose turn it is give by themselves. */
export function grantActions(now: Doing): void {
  const { turn, granted = 0 } = now.table;
  if (turn === null || !now.law.granted) return;
  const by = now.law.granted(now, turn) - granted;
  if (by !== 0) record(now, { fact: 'granted', side: turn, by });
}
