import { getOwnProperty } from '../../../plain/get-own';
import { findPiece } from '../../../table/position';
import { positionWithDefeatedFigure, type Table } from '../../../table/table';
import { getTally } from '../../../table/tallies';
import type { Reason } from '../../answer';
import type { MissionDeed } from '../../mission-deed';
import type { HitQuestion } from '../../ruleset';
import { pieceMark, reason } from '../../shared/cite';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import {
  type AttackMethod,
  computeAttackPrice,
  computeAttackStrength,
  computeDeedPrice,
  filterAttackReasons,
  findAttackSource,
  listAttackFacts,
  listDurationFacts,
} from './attack-prices';
import { cite } from './citations';
import { hit } from './combat';
import { destroy, targetExists, wallSquaresNearFirst } from './destroy';
import { listFurtherTargetReasons, markForTarget } from './multipart';
import { listDestructionFacts, listHurlFacts } from './objects';
import { performPaidAction, pieceForFigure, raiseTally } from './paid-action';
import type { StrikeTeamsRules } from './rules';
import { findUnit, payPoints } from './units';
import { addWounds, listUnassignedWoundFacts, type WoundsByFigure } from './wounds';

type Attack = Extract<MissionDeed, { readonly deed: 'attack' }>;
type Trigger = Extract<MissionDeed, { readonly deed: 'trigger' }>;

const DESTROYING_READ = cite('Destroying an Object, Door, or Wall', 'reading');
const REACTIONS = cite('Combat: Reactions');
const DEFENSES = cite('Combat: Multiple Defensive Abilities');

/** Removes duplicate reasons (same code and marks), because two answers can have the same reason. */
function once(reasons: readonly Reason[]): Reason[] {
  const seen = new Set<string>();
  return reasons.filter(({ code, marks }) => {
    const key = JSON.stringify([code, marks]);
    return !seen.has(key) && seen.add(key);
  });
}

/** "Combat": resolves an attack, its price, and its wounds. The targets' players then assign the wounds to slots. */
export function performAttack(rules: StrikeTeamsRules, table: Table, deed: Attack): DeedRuling {
  const { card, turret, command, anew = false } = deed;
  const [target] = deed.of.targets;
  const source = findAttackSource(table, { ...deed.of, card, turret, anew });
  // Further attacks are still measured from a first target that was defeated.
  const position = positionWithDefeatedFigure(table, source.from);
  const involved = [deed.of.attacker, ...deed.of.targets, ...(source.from === null ? [] : [source.from])];
  const missing = involved.filter((id) => !position || !findPiece(position, id));
  if (!position || missing.length > 0 || target === undefined) {
    return makeRuling([reason('not-here', cite('Combat', 'reading'), missing.map(pieceMark))], []);
  }
  const making: AttackMethod = { ...deed.of, ...source, card, turret, target: { piece: target } };
  const question: HitQuestion = { ...deed.of, ...source, strength: computeAttackStrength(table, making) };
  const answer = hit(rules, position, question);
  const price = computeAttackPrice(table, making);
  const hurt: WoundsByFigure = new Map();
  for (const { target, wounds } of answer.targets) addWounds(hurt, target, wounds ?? 0);
  const at = table.figures.get(target)?.squares[0];
  const further = listFurtherTargetReasons(table, position, making);
  const gone = question.attack === 'hurl' ? listHurlFacts(table, question.object, at ?? null, hurt) : [];
  return performPaidAction(table, question.attacker, {
    cost: price.cost,
    command,
    reasons: once([...filterAttackReasons(table, making, answer.reasons), ...further, ...price.reasons]),
    notes: answer.notes,
    facts: [...listAttackFacts(table, making), ...gone, ...listUnassignedWoundFacts(table, hurt, question.attacker)],
  });
}

/** "Destroying an Object, Door, or Wall": an attack on an object, door, wall or token, paid for like any other. */
export function performDemolition(
  table: Table,
  { of, card, turret, command, anew = false }: Extract<MissionDeed, { readonly deed: 'demolish' }>,
): DeedRuling {
  const { object = null, target } = of;
  const source = findAttackSource(table, { ...of, from: of.from ?? null, card, turret, anew });
  const { from } = source;
  const position = positionWithDefeatedFigure(table, from);
  if (!position || ![of.attacker, ...(from === null ? [] : [from])].every((id) => findPiece(position, id))) {
    return makeRuling([reason('not-here', DESTROYING_READ, [pieceMark(of.attacker)])], []);
  }
  const making: AttackMethod = { ...of, ...source, card, turret };
  const answer = destroy(position, { ...of, ...source, strength: computeAttackStrength(table, making) });
  const price = computeAttackPrice(table, making);
  const hurt: WoundsByFigure = new Map();
  // "Destroying an Object, Door, or Wall": an attack that is too weak is still made but has no effect.
  const reasons = answer.reasons.filter(({ code }) => code !== 'too-weak');
  const nothing = targetExists(position, target) ? [] : [reason('not-here', DESTROYING_READ, [markForTarget(target)])];
  const struck =
    'square' in target ? target.square : wallSquaresNearFirst(pieceForFigure(table, of.attacker), target.edge)[0];
  const further = listFurtherTargetReasons(table, position, making);
  const gone = of.attack === 'hurl' ? listHurlFacts(table, object, struck, hurt) : [];
  const broken = answer.legal ? listDestructionFacts(table, target, hurt) : [];
  return performPaidAction(table, of.attacker, {
    cost: price.cost,
    command,
    reasons: once([...filterAttackReasons(table, making, [...reasons, ...nothing]), ...further, ...price.reasons]),
    notes: answer.notes,
    facts: [
      ...listAttackFacts(table, making),
      ...gone,
      ...broken,
      ...listUnassignedWoundFacts(table, hurt, of.attacker),
    ],
  });
}

/** Uses a card's powers or the defense of the character card, in the figure's own turn or as a reaction. */
export function triggerCard(table: Table, deed: Trigger): DeedRuling {
  const { piece, card, reacting, command } = deed;
  const figure = requireTableFigure(table, piece);
  const { cost, reasons } = computeDeedPrice(table, piece, card ?? 'defend');
  const facts = card === null ? [] : listDurationFacts(table, piece, card);
  const itself = [pieceMark(piece)];
  if (!reacting) {
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
