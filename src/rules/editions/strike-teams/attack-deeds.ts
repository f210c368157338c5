import type { Square } from '../../../grid/square';
import { getOwnProperty } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import { findPiece } from '../../../table/position';
import { isReaction } from '../../../table/striker';
import { computeDefense } from '../../../table/strikes';
import type { Table } from '../../../table/table';
import { positionWithDefeatedFigure } from '../../../table/table-position';
import { getTally, raiseTally } from '../../../table/tallies';
import type { Note, Reason } from '../../answer';
import type { MissionDeedNamed } from '../../mission-deed';
import type { AttackTarget } from '../../ruleset';
import { pieceMark, reason } from '../../shared/cite';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import {
  computeAttackPrice,
  computeAttackStrength,
  computeDeedPrice,
  filterAttackReasons,
  findStrike,
  listAttackFacts,
  listDurationFacts,
  makeAttackMethod,
} from './attack-prices';
import { cite } from './citations';
import { hit } from './combat';
import { DESTROYING_READ, destroy, targetExists, wallSquaresNearFirst } from './destroy';
import { listFurtherTargetReasons, markForTarget } from './multipart';
import { listDestructionFacts, listHurlFacts, resolveTarget } from './objects';
import { performPaidAction, pieceForFigure } from './paid-action';
import type { StrikeTeamsRules } from './rules';
import { findUnit, payPoints } from './units';
import { addWounds, listUnassignedWoundFacts, type WoundsByFigure } from './wounds';

const REACTIONS = cite('Combat: Reactions');
const DEFENSES = cite('Combat: Multiple Defensive Abilities');

/** Removes duplicate reasons (same code and marks), because two answers can have the same reason. */
export function withoutDuplicates(reasons: readonly Reason[]): Reason[] {
  const seen = new Set<string>();
  return reasons.filter(({ code, marks }) => {
    const key = JSON.stringify([code, marks]);
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * "Combat" and "Destroying an Object, Door, or Wall": resolves an attack, its price, and its wounds. The players of the
 * targets assign the wounds to slots later. An attack that is too weak for an object costs its points and has no
 * effect.
 */
export function performAttack(rules: StrikeTeamsRules, table: Table, deed: MissionDeedNamed<'attack'>): DeedRuling {
  const target = resolveTarget<AttackTarget>(table, deed.attacker, deed.target);
  if ('code' in target) return makeRuling([target], []);
  const making = makeAttackMethod(table, deed, target);
  const { attacker, from, object } = making;
  const piece = 'piece' in target ? target.piece : null;
  // Further attacks are still measured from a first target that was defeated.
  const position = positionWithDefeatedFigure(table, from);
  const missing = [attacker, piece, from].filter((id) => id !== null && !(position && findPiece(position, id)));
  if (!position || missing.length > 0) {
    const passage = piece === null ? DESTROYING_READ : cite('Combat', 'reading');
    const marks = missing.map((id) => pieceMark(id as string));
    return makeRuling([reason('not-here', passage, marks)], []);
  }
  const price = computeAttackPrice(table, making);
  const strength = computeAttackStrength(table, making);
  const hurt: WoundsByFigure = new Map();
  const hurl = (at: Square | null) => (making.attack === 'hurl' ? listHurlFacts(table, object, at, hurt) : []);
  const perform = (reasons: readonly Reason[], notes: readonly Note[], facts: readonly Fact[]) =>
    performPaidAction(table, attacker, {
      cost: price.cost,
      command: deed.command,
      reasons: withoutDuplicates([
        ...filterAttackReasons(table, making, reasons),
        ...listFurtherTargetReasons(table, position, making),
        ...price.reasons,
      ]),
      notes,
      facts: [...listAttackFacts(table, making), ...facts, ...listUnassignedWoundFacts(table, hurt, attacker)],
    });
  if ('piece' in target) {
    const foe = requireTableFigure(table, target.piece);
    const strike = making.turret ? null : findStrike(table, making);
    const used = getOwnProperty(deed.defend, foe.piece) ?? null;
    const defend = deed.defense ?? computeDefense(foe, strike ?? { pierce: [] }, used);
    const answer = hit(rules, position, { ...making, targets: [foe.piece], strength, defend });
    for (const { target, wounds } of answer.targets) addWounds(hurt, target, wounds ?? 0);
    const ruling = perform(answer.reasons, answer.notes, hurl(foe.squares[0] ?? null));
    return { ...ruling, hit: answer };
  }
  const answer = destroy(position, { ...making, target, strength });
  const nothing = targetExists(position, target) ? [] : [reason('not-here', DESTROYING_READ, [markForTarget(target)])];
  const gone = hurl(
    'square' in target ? target.square : wallSquaresNearFirst(pieceForFigure(table, attacker), target.edge)[0],
  );
  const broken = answer.legal ? listDestructionFacts(table, target, hurt) : [];
  const reasons = answer.reasons.filter(({ code }) => code !== 'too-weak');
  return perform([...reasons, ...nothing], answer.notes, [...gone, ...broken]);
}

/** Uses a card's powers or the defense of the character card, in the figure's own turn or as a reaction. */
export function triggerCard(table: Table, trigger: MissionDeedNamed<'trigger'>): DeedRuling {
  const { piece, card, command = 0 } = trigger;
  const figure = requireTableFigure(table, piece);
  const { cost, reasons } = computeDeedPrice(table, piece, card ?? 'defend');
  const facts = card === null ? [] : listDurationFacts(table, piece, card);
  const itself = [pieceMark(piece)];
  if (!isReaction(table, trigger)) {
    const attacks = card !== null && getOwnProperty(figure.card?.cards, card)?.box === 'attack';
    const blows = attacks ? [raiseTally(figure, 'attacked')] : [];
    return performPaidAction(table, piece, { cost, command, reasons, facts: [...blows, ...facts], together: true });
  }
  const paid = payPoints(table, findUnit(table, piece), cost, command);
  const slow = card !== null && getOwnProperty(figure.card?.cards, card)?.reaction === false;
  const twice = getTally(figure, 'triggered', card) > 0;
  return makeRuling(
    [
      ...reasons,
      ...(slow ? [reason('not-now', REACTIONS, itself)] : []),
      ...(twice ? [reason('power-forbids', DEFENSES, itself)] : []),
      ...paid.reasons,
    ],
    [...paid.facts, raiseTally(figure, 'triggered', 1, card), ...facts],
  );
}
