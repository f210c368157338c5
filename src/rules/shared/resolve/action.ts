import { hasAbilityOrPower } from '../../../table/piece';
import type { Figure } from '../../../table/table';
import type { MultiPartChoice } from '../../ruleset';
import type { AttackDeed, MoveDeed } from '../../table-deed';
import { listClickFacts, ruleOnDeed } from '../deeds';
import { controllingSide, currentPiece, recordFacts, recordReasons, refuse, requireDeedFigure } from './deed-context';
import type { DeedContext, MultiPartAction } from './resolve-rules';

/** Action of a figure while a deed begins or continues it. */
export interface ActionInProgress {
  readonly piece: string;
  /**
   * Number of the figure's action tokens before the action began. Later parts of the action use this number, because
   * they are not a second action.
   */
  readonly tokens: number;
  readonly parted: MultiPartAction | null;
  readonly name: string;
  readonly attacks: number;
  readonly steps: number;
  /** Whether the figure takes pushing damage at the end of the action. */
  readonly pushes: boolean;
  /** Movement left after the first move. Left out before the first move is made. */
  readonly left?: number;
  readonly stopped?: boolean;
  readonly carrying?: string;
  readonly brokeFrom?: readonly string[];
}

/** Results of a move on which later parts of its action depend. */
export type MoveOutcome = Pick<ActionInProgress, 'left' | 'stopped' | 'carrying' | 'brokeFrom'>;

/** Ends an unfinished multi-part action: deals its pushing damage and returns a controlled figure to its side. */
export function closeUnfinishedAction(now: DeedContext): void {
  const { underway } = now.table;
  if (!underway) return;
  recordFacts(now, { fact: 'underway', piece: null, action: '', attacks: 0, steps: 0, pushes: false });
  if (underway.pushes) push(now, underway.piece);
  returnLoan(now, underway.piece);
}

/** Gives a figure an action, or continues its unfinished multi-part action. */
export function beginAction(
  now: DeedContext,
  deed: AttackDeed | MoveDeed,
  piece: string,
  kind: string,
): ActionInProgress {
  const name = deed.action ?? kind;
  const parted = (Object.hasOwn(now.law.multiPartActions, name) && now.law.multiPartActions[name]) || null;
  const { underway } = now.table;
  if (deed.deed === 'attack' && deed.action !== undefined && deed.action !== kind && !parted)
    refuse(now, 'power-forbids', piece);
  const goesOn = parted !== null && underway?.piece === piece && (underway.action === name || isWithin(now, parted));
  if (!goesOn) closeUnfinishedAction(now);
  const figure = requireDeedFigure(now, piece);
  const same = underway?.piece === piece && underway.action === name;
  if (parted && (!same || parted.stillAble) && !isAble(now, piece, name, parted))
    refuse(now, 'power-forbids', piece, parted.cite);
  if (goesOn && underway) return { ...underway, piece, name, parted, tokens: Math.max(0, figure.tokens - 1) };
  const { tokens } = figure;
  if (now.law.costsNothing?.(now, deed, figure))
    recordFacts(now, { fact: 'granted', side: controllingSide(figure), by: 1 });
  const pushes = giveAction(now, figure, parted?.as ?? kind);
  return { piece, tokens, parted, name, attacks: 0, steps: 0, pushes };
}

/**
 * Whether a multi-part action may serve as the attack of the unfinished action. False once that action has an attack.
 */
function isWithin({ table }: DeedContext, { within }: MultiPartAction): boolean {
  const { underway } = table;
  return (
    underway !== null &&
    underway !== undefined &&
    underway.attacks === 0 &&
    (within?.includes(underway.action) ?? false)
  );
}

/** Whether a figure may take a multi-part action, by a power of that name or by the edition's own test. */
function isAble(now: DeedContext, id: string, name: string, parted: MultiPartAction): boolean {
  const piece = currentPiece(now, id);
  const figure = now.table.figures.get(id);
  if (!piece || !figure) return false;
  return parted.able ? parted.able(figure, piece) : hasAbilityOrPower(piece, name);
}

/** Lists every multi-part action that a figure may take now. */
export function listMultiPartChoices(now: DeedContext, id: string): readonly MultiPartChoice[] {
  return Object.entries(now.law.multiPartActions)
    .filter(([name, parted]) => isAble(now, id, name, parted))
    .map(([action, { attacks, moves }]) => ({ action, attacks, moves }));
}

/**
 * Gives the figure an action and its token. Returns whether the figure is pushed, because pushing damage comes last.
 */
export function giveAction(now: DeedContext, figure: Figure, kind: string): boolean {
  const { law: rules, table } = now;
  const { piece } = figure;
  const before = rules.turns.pushes(figure, table);
  const { reasons, facts } = ruleOnDeed(table, { deed: 'act', piece, action: kind }, rules.turns);
  if (figure.loan) {
    // The owner of a controlled figure pays only the token. The action counts for the controller.
    recordReasons(now, ...reasons.filter(({ code }) => code !== 'no-actions'));
    if (figure.tokens < 2) recordFacts(now, { fact: 'tokens', piece, by: 1 });
    return before;
  }
  recordReasons(now, ...reasons);
  // Leaves out pushing damage, which the figure takes at the end of the action.
  const end = facts.findIndex(({ fact }) => fact === 'clicked');
  recordFacts(now, ...(end < 0 ? facts : facts.slice(0, end)));
  return before;
}

/** Ends an action or one part of an action. `over`: no further part may follow. */
export function endActionPart(
  now: DeedContext,
  begun: ActionInProgress,
  part: { readonly attacks: number; readonly steps: number; readonly over?: boolean; readonly moved?: MoveOutcome },
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
    recordFacts(now, {
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
    recordFacts(now, { fact: 'underway', piece: null, action: '', attacks: 0, steps: 0, pushes: false });
  if (begun.pushes) push(now, piece);
  returnLoan(now, piece);
}

/** Deals a click of pushing damage, unless the figure is already defeated. */
function push(now: DeedContext, piece: string): void {
  const figure = now.table.figures.get(piece);
  if (!figure || figure.defeated) return;
  recordFacts(now, ...listClickFacts(now.table, figure, 1, 'push', null, now.law.turns));
}

/** Returns a controlled figure to its owner's side. */
function returnLoan(now: DeedContext, piece: string): void {
  if (now.table.figures.get(piece)?.loan) recordFacts(now, { fact: 'loaned', piece, to: null });
}

/** Records a reason against a move or attack that the multi-part action does not allow at this point. */
export function checkActionPart(
  now: DeedContext,
  begun: ActionInProgress,
  part: 'move' | 'attack',
  attack: string | null,
): void {
  const { parted, piece } = begun;
  if (!parted) return;
  const movesTwice = parted.moves === 'around' && begun.steps > 0 && begun.attacks === 0;
  const none =
    part === 'attack'
      ? begun.attacks >= mostOf(now, begun) || (attack !== null && !parted.attacks.includes(attack))
      : movesTwice || parted.moves === 'none' || (parted.moves === 'before' && begun.steps > 0);
  if (none) refuse(now, 'power-forbids', piece, parted.cite);
}

/** Returns the greatest number of attacks in the action. */
function mostOf(now: DeedContext, { parted, piece: id }: ActionInProgress): number {
  const piece = parted?.mostOf ? currentPiece(now, id) : null;
  return (piece && parted?.mostOf?.(piece)) ?? parted?.most ?? 1;
}

/** Grants or revokes additional actions that passive powers give the active side. */
export function updateGrantedActions(now: DeedContext): void {
  const { turn, granted = 0 } = now.table;
  if (turn === null || !now.law.granted) return;
  const by = now.law.granted(now, turn) - granted;
  if (by !== 0) recordFacts(now, { fact: 'granted', side: turn, by });
}
