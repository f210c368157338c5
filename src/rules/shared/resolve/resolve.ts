import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import { findPiece } from '../../../table/position';
import type { Table } from '../../../table/table';
import type { Deed, DeedRuling, Ruleset } from '../../ruleset';
import type { ApplyFacts, Resolution, TableDeed } from '../../table-deed';
import { closeUnfinishedAction, listMultiPartChoices, updateGrantedActions } from './action';
import { resolveAttack } from './attack';
import {
  currentPiece,
  currentPosition,
  type DeedContext,
  isInPlay,
  makeResolution,
  recordFacts,
  recordReasons,
  refuse,
  startDeed,
} from './deed-context';
import { placeFreedCaptives } from './freed-captives';
import { restoreLapsedPowers } from './lapsed-powers';
import { findRemainingMove, resolveMove } from './move';
import { pickUpAdjacentObject, putDownWithoutStep } from './objects';
import type { ResolveRules } from './resolve-rules';
import { listOptionalPowers, switchPower } from './switch';
import { dropObjects, dropUnholdableObjects } from './take-damage';
import { listReminderUses, listTurnReminders } from './turn-reminders';

/**
 * Resolves a deed as one step of the log. Open choices are listed, and the defaults of the book are applied. An illegal
 * deed records no facts. Throws a RangeError for a piece that is not in the game.
 */
export function resolveTableDeed(rules: ResolveRules, table: Table, deed: TableDeed, after: ApplyFacts): Resolution {
  const now = startDeed(rules, table, after);
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
  const law = Object.hasOwn(uses, power) ? uses[power] : undefined;
  if (!law) {
    refuse(now, 'power-forbids', id);
    return;
  }
  if (!now.law.midway?.includes(power)) closeUnfinishedAction(now);
  const before = now.table;
  law(now, deed);
  dropObjects(now, before);
  restoreLapsedPowers(now);
  dropObjects(now, before);
}

/**
 * Applies `give` to a deed and adds the consequences: an unfinished action ends, cancellations lapse, and objects that
 * can no longer be held are dropped.
 */
export function ruleOnDeedWithConsequences(
  rules: ResolveRules,
  table: Table,
  deed: Deed,
  after: ApplyFacts,
  give: (table: Table, deed: Deed) => DeedRuling,
): DeedRuling {
  const now = startDeed(rules, table, after);
  if (deed.deed !== 'damage' && deed.deed !== 'heal' && deed.deed !== 'token') closeUnfinishedAction(now);
  updateGrantedActions(now);
  const ruled = give(now.table, deed);
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
export function listUnfinishedActionFacts(rules: ResolveRules, table: Table, after: ApplyFacts): readonly Fact[] {
  const now = startDeed(rules, table, after);
  closeUnfinishedAction(now);
  if (now.facts.length > 0) restoreLapsedPowers(now);
  return now.facts;
}

function shows({ powers, abilities }: Piece, power: string): boolean {
  return powers.includes(power) || abilities.includes(power);
}

/** Creates an edition's functions that resolve complete deeds, from its rules. */
export function makeDeedResolvers(
  rules: ResolveRules,
  give: (table: Table, deed: Deed) => DeedRuling,
): NonNullable<Ruleset['follow']> {
  return {
    resolve: (table, deed, after) => resolveTableDeed(rules, table, deed, after),
    give: (table, deed, after) => ruleOnDeedWithConsequences(rules, table, deed, after, give),
    settle: (table, after) => listUnfinishedActionFacts(rules, table, after),
    parts: (table, piece, after) => listMultiPartChoices(startDeed(rules, table, after), piece),
    rest: (table, id) =>
      findRemainingMove(
        startDeed(rules, table, (same) => same),
        id,
      ),
    soars: (table, id) => {
      const piece = rules.soars
        ? currentPiece(
            startDeed(rules, table, (same) => same),
            id,
          )
        : null;
      return piece !== null && (rules.soars?.(piece) ?? false);
    },
    instead: (table, id) => {
      const piece = currentPiece(
        startDeed(rules, table, (same) => same),
        id,
      );
      return piece ? [...Object.keys(rules.instead).filter((power) => shows(piece, power)), 'capture'] : [];
    },
    optional: (table, piece) =>
      listOptionalPowers(
        startDeed(rules, table, (same) => same),
        piece,
      ),
    due: (table) => listTurnReminders(rules, table),
    choices: (table, due) => listReminderUses(rules, table, due),
    extra: (table, piece) => rules.extra?.(table)(piece) ?? piece,
    shown: (table, piece) => {
      const now = startDeed(rules, table, (same) => same);
      const position = currentPosition(now);
      const seen = position && findPiece(position, piece.id);
      if (!position || !seen) return rules.extra?.(table)(piece) ?? piece;
      return rules.shows?.(position, seen) ?? seen;
    },
  };
}
