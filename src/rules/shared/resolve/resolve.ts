import { parseSquare, type Square, squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import { applyFacts } from '../../../table/fold/fold';
import type { Piece } from '../../../table/piece';
import { findPiece } from '../../../table/position';
import type { Table } from '../../../table/table';
import type { Ruleset } from '../../ruleset';
import type { Action, Deed, DeedRuling, Resolution, TableDeed } from '../../table-deed';
import { listFreeSquares } from '../captives';
import { listActionOptions } from '../options';
import { makeRuling } from '../ruling';
import { closeUnfinishedAction, listMultiPartChoices, updateGrantedActions } from './action';
import { resolveAttack } from './attack';
import {
  currentPiece,
  currentPosition,
  isInPlay,
  makeResolution,
  recordFacts,
  recordReasons,
  refuse,
  startDeed,
} from './deed-context';
import { recordDestruction } from './destroy';
import { findRemainingMove, resolveMove } from './move';
import { pickUpAdjacentObject, putDownWithoutStep } from './objects';
import type { DeedContext, ResolveRules } from './resolve-rules';
import { listOptionalPowers, restoreLapsedPowers, switchPower } from './switch';
import { dropObjects, dropUnholdableObjects } from './take-damage';
import { listReminderUses, listTurnReminders } from './turn-reminders';
import { findNextField, listUseOptions } from './use-fields';

/**
 * Moves freed captives to the chosen squares, by changing facts already recorded. Any free square next to the captor
 * may be chosen. Without a choice, the first such square is used and the choice stays open.
 */
function placeFreedCaptives(now: DeedContext, chosen: Readonly<Record<string, Square>> = {}): void {
  const { captives } = now.law.turns;
  now.facts.forEach((freed, at) => {
    const placed = now.facts[at + 1];
    if (freed.fact !== 'freed' || placed?.fact !== 'placed' || placed.piece !== freed.piece) return;
    const { piece } = freed;
    const choices = listFreeSquares(withoutPiece(now, piece), captorSquares(now, piece, at), captives.neighbours);
    const usual = squareOf(placed.squares[0] ?? '');
    const choice = Object.hasOwn(chosen, piece) ? chosen[piece] : undefined;
    if (choice === undefined) {
      if (choices.length > 1) now.open.push({ open: 'set-free', piece, choices, usual, cite: captives.cite });
    } else if (!choices.includes(choice)) refuse(now, 'no-adjacent', piece, captives.cite);
    else {
      now.facts[at + 1] = { ...placed, squares: [squareName(choice)] };
      now.table = applyFacts(now.before, now.facts);
    }
  });
}

/**
 * Returns the captor's squares when the captive was freed: after its last move in this deed, or else before the deed.
 */
function captorSquares({ before, facts }: DeedContext, captive: string, at: number): readonly Square[] {
  const captor = before.figures.get(captive)?.captor ?? null;
  const moved = facts.slice(0, at).findLast((fact) => fact.fact === 'placed' && fact.piece === captor);
  if (moved?.fact === 'placed') return moved.squares.map(squareOf);
  return (captor === null ? null : before.figures.get(captor))?.squares ?? [];
}

function withoutPiece({ table }: DeedContext, piece: string): Table {
  const figures = new Map(table.figures);
  const figure = figures.get(piece);
  if (figure) figures.set(piece, { ...figure, squares: [] });
  return { ...table, figures };
}

function squareOf(name: string): Square {
  const square = parseSquare(name);
  if (square === null) throw new RangeError(`no square ${name}`);
  return square;
}

/**
 * Resolves a deed as one step of the log. Open choices are listed, and the defaults of the book are applied. An illegal
 * deed records no facts. Throws a RangeError for a piece that is not in the game.
 */
export function resolveTableDeed(rules: ResolveRules, table: Table, deed: TableDeed): Resolution {
  const now = startDeed(rules, table);
  updateGrantedActions(now);
  switch (deed.deed) {
    case 'attack':
      resolveAttack(now, deed);
      break;
    case 'move':
      resolveMove(now, deed);
      break;
    case 'use':
      use(now, deed);
      break;
    case 'pick-up':
      pickUpAdjacentObject(now, deed.piece, deed.object);
      break;
    case 'put-down':
      putDownWithoutStep(now, deed.piece, deed.at);
      break;
    case 'switch-off':
    case 'switch-on':
      switchPower(now, deed);
      restoreLapsedPowers(now);
      break;
  }
  placeFreedCaptives(now, 'setFree' in deed ? deed.setFree : undefined);
  if (now.facts.length > 0) dropUnholdableObjects(now, table);
  updateGrantedActions(now);
  return makeResolution(now);
}

function use(now: DeedContext, deed: Extract<TableDeed, { readonly deed: 'use' }>): void {
  const { power, piece: id } = deed;
  const figure = now.table.figures.get(id);
  if (!figure) throw new RangeError(`no figure ${id} in this game`);
  // In a game without a map, figures have no squares.
  if (now.table.board === null ? figure.defeated || figure.captor !== null : !isInPlay(figure)) {
    refuse(now, 'captured', id);
    return;
  }
  const { uses } = now.law;
  const powerUse = Object.hasOwn(uses, power) ? uses[power] : undefined;
  if (!powerUse) {
    refuse(now, 'power-forbids', id);
    return;
  }
  if (!now.law.midway?.includes(power)) closeUnfinishedAction(now);
  const before = now.table;
  powerUse.resolve(now, deed);
  dropObjects(now, before);
  restoreLapsedPowers(now);
  dropObjects(now, before);
}

/**
 * Rules on a deed and adds the consequences: an unfinished action ends, cancellations lapse, and objects that
 * can no longer be held are dropped.
 */
export function ruleOnDeedWithConsequences(rules: ResolveRules, table: Table, deed: Deed): DeedRuling {
  const now = startDeed(rules, table);
  if (deed.deed !== 'damage' && deed.deed !== 'heal' && deed.deed !== 'token') closeUnfinishedAction(now);
  updateGrantedActions(now);
  const ruled = rules.ruleOnDeed(now.table, deed);
  recordReasons(now, ...ruled.reasons);
  const before = now.table;
  recordFacts(now, ...ruled.facts);
  dropObjects(now, before);
  // A figure that is defeated during its action cannot continue it.
  const acting = now.table.underway && now.table.figures.get(now.table.underway.piece);
  if (acting?.defeated) closeUnfinishedAction(now);
  restoreLapsedPowers(now);
  dropUnholdableObjects(now, table);
  updateGrantedActions(now);
  return { ...ruled, facts: now.facts };
}

/** Returns the facts that end an unfinished multi-part action: pushing damage and lapsed effects. */
export function listUnfinishedActionFacts(rules: ResolveRules, table: Table): readonly Fact[] {
  const now = startDeed(rules, table);
  closeUnfinishedAction(now);
  if (now.facts.length > 0) restoreLapsedPowers(now);
  return now.facts;
}

/** Functions of a ruleset that are the same for all dial-game editions. */
type DialActions = Pick<
  Ruleset,
  | 'resolve'
  | 'ownActions'
  | 'options'
  | 'uses'
  | 'nextField'
  | 'endUnfinishedAction'
  | 'multiPartChoices'
  | 'remainingMove'
  | 'soars'
  | 'hitAlternatives'
  | 'optionalPowers'
  | 'reminders'
  | 'reminderUses'
  | 'addEffects'
  | 'addDisplayedEffects'
>;

function shows({ powers, abilities }: Piece, power: string): boolean {
  return powers.includes(power) || abilities.includes(power);
}

/**
 * Names of the actions in `TABLE_DEEDS`. The table itself contains descriptions and is only loaded with the notation.
 */
const TABLE_DEED_NAMES: Readonly<Record<TableDeed['deed'], true>> = {
  attack: true,
  move: true,
  use: true,
  'switch-off': true,
  'switch-on': true,
  'pick-up': true,
  'put-down': true,
};

function isTableDeed(action: Action): action is TableDeed {
  return Object.hasOwn(TABLE_DEED_NAMES, action.deed);
}

/** Creates the functions of a dial-game edition that resolve and list actions, from its rules. */
export function makeDeedResolvers(rules: ResolveRules, actions: Ruleset['actions']): DialActions {
  const currentPieceOf = (table: Table, id: string) => currentPiece(startDeed(rules, table), id);
  return {
    resolve: (table, action) => {
      if (isTableDeed(action)) return resolveTableDeed(rules, table, action);
      if (action.deed !== 'destroy') return { ...ruleOnDeedWithConsequences(rules, table, action), open: [] };
      const now = startDeed(rules, table);
      recordDestruction(now, action.target);
      return { ...makeRuling([], now.facts), open: [] };
    },
    ownActions: [...Object.keys(rules.uses), ...Object.keys(rules.multiPartActions)],
    options: (table, piece) => listActionOptions(actions, rules.ruleOnDeed, table, piece),
    uses: (table, piece) => {
      return listUseOptions(startDeed(rules, table), piece, (deed) => resolveTableDeed(rules, table, deed));
    },
    nextField: (table, use, skipped) => findNextField(startDeed(rules, table), use, skipped),
    endUnfinishedAction: (table) => listUnfinishedActionFacts(rules, table),
    multiPartChoices: (table, piece) => listMultiPartChoices(startDeed(rules, table), piece),
    remainingMove: (table, id) => findRemainingMove(startDeed(rules, table), id),
    soars: (table, id) => {
      const piece = rules.soars ? currentPieceOf(table, id) : null;
      return piece !== null && (rules.soars?.(piece) ?? false);
    },
    hitAlternatives: (table, id) => {
      const piece = currentPieceOf(table, id);
      return piece ? [...Object.keys(rules.instead).filter((power) => shows(piece, power)), 'capture'] : [];
    },
    optionalPowers: (table, piece) => listOptionalPowers(startDeed(rules, table), piece),
    reminders: (table) => listTurnReminders(rules, table),
    reminderUses: (table, reminder) => listReminderUses(rules, table, reminder),
    addEffects: (table, piece) => rules.extra?.(table)(piece) ?? piece,
    addDisplayedEffects: (table, piece) => {
      const position = currentPosition(startDeed(rules, table));
      const seen = position && findPiece(position, piece.id);
      if (!position || !seen) return rules.extra?.(table)(piece) ?? piece;
      return rules.shows?.(position, seen) ?? seen;
    },
  };
}
