import { addFractions, complement, type Fraction, multiplyFractions, ZERO } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { HitAnswer, TargetAnswer, ValueChange } from '../../answer';
import { chanceOfDieRoll, chanceToKnockOut, type RollDistribution, rerollWhere, TWO_DICE } from '../../odds';
import type { HitQuestion } from '../../ruleset';
import { areAdjacent, listAdjacentToAny } from '../adjacency';
import { computeDamageValue, findDamageReduction, findEvadeRoll } from '../attack';
import { attackRules } from '../attack-reasons';
import type { DialRules } from '../dial-rules';
import { answerBystander, answerHit } from '../hit';
import { applyReductions, makeModifier, makeUnmodifiedValue } from '../modified-value';
import { pieceAsPlace, requirePiece } from '../places';
import { listEffects } from '../powers';

/**
 * Blast of an explosion that reaches a figure: the roll that the blast needs, and the chance that the target of the
 * explosion does not evade.
 */
interface Blast {
  readonly needs: number;
  /** Chance that the explosion's target does not evade. */
  readonly goesOff: Fraction;
}

/** Damage of several blasts: each deals the same, and reductions apply once to the sum. */
interface Wound {
  readonly each: number;
  readonly off: ValueChange | null;
}

function clicksOf({ each, off }: Wound, blasts: number, critical: number): number {
  const dealt = blasts === 0 ? 0 : each * blasts + critical;
  return Math.max(0, dealt + (off?.by ?? 0));
}

/** Returns the chance of each number of blasts for one roll. */
function countsAt(roll: number, blasts: readonly Blast[]): Fraction[] {
  let counts: Fraction[] = [{ numerator: 1, denominator: 1 }];
  for (const { needs, goesOff } of blasts) {
    if (roll < needs) continue;
    const next = Array.from({ length: counts.length + 1 }, () => ZERO);
    for (const [count, chance] of counts.entries()) {
      next[count] = addFractions(next[count]!, multiplyFractions(chance, complement(goesOff)));
      next[count + 1] = addFractions(next[count + 1]!, multiplyFractions(chance, goesOff));
    }
    counts = next;
  }
  return counts;
}

function chanceOfAny(blasts: readonly Blast[], rolls: RollDistribution): Fraction {
  return rolls.reduce(
    (sum, chance, roll) => addFractions(sum, multiplyFractions(chance, complement(countsAt(roll, blasts)[0]!))),
    ZERO,
  );
}

function clicksTaken(blasts: readonly Blast[], wound: Wound): TargetAnswer['clicks'] {
  const chances = new Map<number, Fraction>();
  for (const [roll, chance] of TWO_DICE.entries()) {
    for (const [count, share] of countsAt(roll, blasts).entries()) {
      const clicks = clicksOf(wound, count, roll === 12 ? 1 : 0);
      chances.set(clicks, addFractions(chances.get(clicks) ?? ZERO, multiplyFractions(chance, share)));
    }
  }
  return [...chances]
    .filter(([, chance]) => chance.numerator > 0)
    .sort(([a], [b]) => a - b)
    .map(([clicks, chance]) => ({ clicks, chance }));
}

/**
 * Answers "Energy Explosion": the single roll counts against every figure next to a hit target, including friends and
 * the attacker. All blasts are simultaneous, so reductions apply to their sum.
 */
export function answerExplosion(
  edition: DialRules,
  position: Position,
  question: HitQuestion,
  answer: HitAnswer,
): HitAnswer {
  const rules = attackRules(edition);
  const attacker = requirePiece(position, question.attacker);
  const targets = [...new Set(question.targets)].map((id) => requirePiece(position, id));
  const aimed = new Map(answer.targets.map((each) => [each.target, each] as const));
  const standsOff = (target: Piece): Fraction => {
    const evade = findEvadeRoll(
      { position, attacker, target, kind: 'ranged', targets: targets.length, twice: false },
      rules,
    );
    return evade ? complement(chanceOfDieRoll(evade.least)) : { numerator: 1, denominator: 1 };
  };
  const told = (piece: Piece, aside: TargetAnswer): TargetAnswer => {
    const own = aimed.get(piece.id);
    const near = targets.filter(
      (target) =>
        target !== piece && areAdjacent(position, rules.neighbours, pieceAsPlace(target), pieceAsPlace(piece)),
    );
    const blasts: Blast[] = near.map((target) => ({
      // A roll that misses the target also misses its neighbours.
      needs: Math.max(aimed.get(target.id)?.needs ?? 12, aside.needs ?? 12),
      goesOff: standsOff(target),
    }));
    if (own) blasts.unshift({ needs: own.needs ?? 12, goesOff: standsOff(piece) });
    const wound = woundOf(edition, position, attacker, piece, targets.length, own !== undefined);
    const needs = Math.min(...blasts.map((blast) => blast.needs));
    const clicks = clicksTaken(blasts, wound);
    const dealt = makeUnmodifiedValue(attacker.damage);
    const together = { ...dealt, changes: wound.changes(blasts.length), total: wound.each * blasts.length };
    const damage = wound.off ? applyReductions(together, [wound.off]) : together;
    const knockOut = chanceToKnockOut(clicks, piece.clicks);
    const critical = clicksOf(wound, blasts.length, 1);
    if (own) return { ...own, damage, critical, clicks, knockOut };
    // Bystanders are not targeted and cannot evade.
    const { evades: _, ...struck } = aside;
    return {
      ...struck,
      needs,
      critical,
      damage,
      clicks,
      knockOut,
      chance: chanceOfAny(blasts, TWO_DICE),
      withReroll: {
        attacker: chanceOfAny(
          blasts,
          rerollWhere(TWO_DICE, (roll) => roll < needs),
        ),
        target: chanceOfAny(
          blasts,
          rerollWhere(TWO_DICE, (roll) => roll >= needs),
        ),
      },
    };
  };
  const aside = (piece: Piece) => answerBystander(position, edition, attacker, piece, question.attack, targets.length);
  return {
    ...answer,
    targets: targets.map((target) => told(target, aside(target))),
    splash: listAdjacentToAny(position, rules.neighbours, targets).map((piece) => told(piece, aside(piece))),
  };
}

/** Returns the damage of one blast before reductions, and the reduction. Friends lend damage only against opponents. */
function woundOf(
  edition: DialRules,
  position: Position,
  attacker: Piece,
  piece: Piece,
  targets: number,
  targeted: boolean,
): Wound & { readonly changes: (blasts: number) => ValueChange[] } {
  const rules = attackRules(edition);
  const bare = { ...piece, abilities: [], powers: [] };
  const friend = areFriendly(position, piece.side, attacker.side);
  const alone = friend ? { ...position, pieces: [attacker] } : position;
  const one = computeDamageValue(
    { position: alone, attacker, target: bare, kind: 'ranged', targets, twice: false },
    rules,
    [],
  );
  const [explodes] = listEffects(edition.powers, attacker, 'explode');
  const more = (blasts: number): ValueChange[] =>
    blasts > 1 && explodes ? [makeModifier(explodes.power.id, one.total * (blasts - 1), explodes.power.cite)] : [];
  return {
    each: one.total,
    off: findDamageReduction(rules, piece, targeted),
    changes: (blasts) => [...one.changes, ...more(blasts)],
  };
}

/**
 * Computes the clicks of each figure for one roll. If `sum` is null, every target is hit. Only targets that were hit
 * and did not evade explode. The roll also counts against the defense of the neighbours of each explosion.
 */
export function computeExplosionClicks(
  edition: DialRules,
  position: Position,
  question: HitQuestion,
  { sum, evaded }: { readonly sum: number | null; readonly evaded: (target: string) => boolean },
): Record<string, number> {
  const rules = attackRules(edition);
  const attacker = requirePiece(position, question.attacker);
  const targets = [...new Set(question.targets)].map((id) => requirePiece(position, id));
  const plain = answerHit(position, question, edition);
  const reaches = (needs: number | null) => sum === null || sum === 12 || sum >= (needs ?? 12);
  const goesOff = targets.filter(
    ({ id }) => reaches(plain.targets.find((each) => each.target === id)?.needs ?? null) && !evaded(id),
  );
  const clicks = [...targets, ...listAdjacentToAny(position, rules.neighbours, targets)].map(
    (piece): [string, number] => {
      const aside = answerBystander(position, edition, attacker, piece, question.attack, targets.length);
      const near = goesOff.filter(
        (target) =>
          target !== piece && areAdjacent(position, rules.neighbours, pieceAsPlace(target), pieceAsPlace(piece)),
      );
      const own = goesOff.includes(piece) ? 1 : 0;
      const blasts = own + (reaches(aside.needs) ? near.length : 0);
      const wound = woundOf(edition, position, attacker, piece, targets.length, targets.includes(piece));
      return [piece.id, clicksOf(wound, blasts, sum === 12 ? 1 : 0)];
    },
  );
  return Object.fromEntries(clicks);
}
