import type { Square } from '../../../grid/square';
import { findPiece, type Position } from '../../../table/position';
import type { Table } from '../../../table/table';
import type { HitAnswer } from '../../answer';
import { type HitQuestion, makePlainHitQuestion } from '../../ruleset';
import type { AttackDeed } from '../../table-deed';
import type { ActionInProgress } from './action';
import { currentPosition, refuse, withoutPassenger } from './deed-context';
import type { DeedContext, ResolveRules } from './resolve-rules';

/** Attack before its dice are rolled: the position, the question and the answer. */
export interface PreparedAttack {
  readonly position: Position;
  readonly question: HitQuestion;
  readonly answer: HitAnswer;
}

/**
 * Prepared attacks, cached by rules, table before the deed, and deed without results. Callers that try every roll
 * repeat the same question.
 */
const known = new WeakMap<ResolveRules, WeakMap<Table, Map<string, PreparedAttack>>>();

/** Fields of an attack deed that report dice or choices after the attack roll. */
const AFTERWARDS: ReadonlySet<string> = new Set<keyof AttackDeed>([
  'dice',
  'showed',
  'evade',
  'shape',
  'die',
  'takes',
  'push',
  'direction',
]);

/**
 * Returns the question and answer of an attack before its dice are rolled. If the attack is impossible, records a
 * reason and returns null.
 */
export function prepareAttack(
  now: DeedContext,
  deed: AttackDeed,
  targets: readonly string[],
  begun: ActionInProgress,
): PreparedAttack | null {
  const key = JSON.stringify(Object.entries(deed).filter(([name]) => !AFTERWARDS.has(name)));
  const byTable = known.get(now.law) ?? new WeakMap<Table, Map<string, PreparedAttack>>();
  known.set(now.law, byTable);
  const byDeed = byTable.get(now.before) ?? new Map<string, PreparedAttack>();
  byTable.set(now.before, byDeed);
  const before = byDeed.get(key);
  if (before) return before;
  const aimed = asked(now, deed, targets, begun);
  if (aimed) byDeed.set(key, aimed);
  return aimed;
}

function asked(
  now: DeedContext,
  deed: AttackDeed,
  targets: readonly string[],
  begun: ActionInProgress,
): PreparedAttack | null {
  const { law: rules } = now;
  const position = attackPosition(now, deed, begun);
  if (!position) {
    refuse(now, 'no-adjacent', deed.attacker);
    return null;
  }
  if (!findPiece(position, deed.attacker) || targets.some((id) => !findPiece(position, id))) {
    refuse(now, 'captured', targets.find((id) => !findPiece(position, id)) ?? deed.attacker);
    return null;
  }
  const ruleset = rules.ruleset();
  if (!ruleset.attacks.includes(deed.attack)) {
    refuse(now, 'power-forbids', deed.attacker);
    return null;
  }
  const question = questionOf(deed, targets, begun, objectAt(now, deed));
  const plain = ruleset.hit(position, question);
  return { position, question, answer: rules.attacks.adjustAnswer?.(deed, plain) ?? plain };
}

/**
 * Returns the square of the object that telekinesis throws. Null if a figure holds the object, or if no object is
 * thrown.
 */
function objectAt({ table }: DeedContext, { object }: AttackDeed): Square | null {
  return table.objects.find(({ id }) => id === object)?.at ?? null;
}

function attackPosition(now: DeedContext, deed: AttackDeed, begun: ActionInProgress): Position | null {
  const standing = currentPosition(now, { [deed.attacker]: begun.tokens });
  if (!standing) return null;
  const position = withoutPassenger(now, standing, deed.attacker);
  const { parted } = begun;
  const { prepare, target } = now.law.attacks;
  const aimed = 'pieces' in deed.aim ? deed.aim.pieces : [];
  const pieces = position.pieces.map((piece) => {
    if (piece.id !== deed.attacker) {
      const other = now.law.attacks.others?.(deed, piece) ?? piece;
      return target && aimed.includes(piece.id) ? target(now, deed, other) : other;
    }
    const changed = parted?.attacker ? parted.attacker(piece, begun.attacks) : piece;
    return prepare ? prepare(now, deed, changed) : changed;
  });
  return { ...position, pieces };
}

function questionOf(
  deed: AttackDeed,
  targets: readonly string[],
  begun: ActionInProgress,
  object: Square | null,
): HitQuestion {
  return {
    ...makePlainHitQuestion(deed.attacker, targets, deed.attack),
    ...(begun.parted?.twice ? { multiattack: true as const } : {}),
    object,
  };
}
