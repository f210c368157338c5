import { positionInGame } from '../../query/resolve-deed';
import type { HitAnswer, Reason } from '../../rules/answer';
import { makePlainHitQuestion } from '../../rules/ruleset';
import type { Deed } from '../../rules/table-deed';
import { countWounds, countWoundsToDefeat } from '../../table/striker';
import { listStrikes } from '../../table/strikes';
import type { Figure, Table } from '../../table/table';
import { type AttackChange, type DecidingRule, listChanges } from './deciding-rule';
import { PUZZLE_POINTS } from './puzzle-points';
import {
  applyReactions,
  extendMissionCourse,
  listMissionReplies,
  type MissionAttack,
  type MissionCourse,
  type MissionPuzzleStart,
  type ScoredMissionPlan,
  scoreMissionCourse,
} from './score-mission-plans';

/** A plan that is offered as an answer to a mission's puzzle. `scored` is null if the rules refuse the plan. */
export interface MissionPuzzleOption {
  readonly deeds: readonly Deed[];
  readonly scored: ScoredMissionPlan | null;
}

/** An attack of a plan on a figure, with the engine's answer and its points by the printed strength alone. */
interface FoundAttack {
  readonly attacker: string;
  readonly target: string;
  readonly answer: HitAnswer;
  /** Reasons why the rules refuse the attack, also for want of action points. */
  readonly reasons: readonly Reason[];
  readonly printed: number;
}

/** Returns the points of an attack by its printed strength, without distance, obstructions and reactions. */
function computePrintedMissionPoints(attacker: Figure, target: Figure, { card = null, attack }: MissionAttack): number {
  const strike = listStrikes(attacker).find((each) => each.card === card && each.attack === attack);
  const health = target.card && countWoundsToDefeat(target.card);
  if (!target.card || !health) return 0;
  const wounds = Math.min(strike?.strength ?? 0, health - countWounds(target));
  return (wounds / health) * PUZZLE_POINTS[target.card.kind];
}

/** Lists the attacks of a plan, up to and including the first deed that the rules refuse. */
function listAttacks(start: MissionPuzzleStart, deeds: readonly Deed[]): readonly FoundAttack[] {
  const { ruleset } = start;
  const attacks: FoundAttack[] = [];
  let course: MissionCourse | null = { table: start.table, steps: [] };
  for (const deed of deeds) {
    if (!course) break;
    if (deed.deed === 'attack') {
      const attack = deed as MissionAttack;
      const { figures } = course.table;
      const attacker = figures.get(attack.attacker);
      const target = 'piece' in attack.target ? figures.get(attack.target.piece) : undefined;
      const { legal } = ruleset.resolve(course.table, attack);
      const now = legal ? applyReactions(ruleset, course.table, attack) : course.table;
      const { hit, reasons } = ruleset.resolve(now, attack);
      if (attacker && target && hit) {
        const printed = computePrintedMissionPoints(attacker, target, attack);
        attacks.push({ attacker: attacker.piece, target: target.piece, answer: hit, reasons, printed });
      }
    }
    course = extendMissionCourse(start, course, deed);
  }
  return attacks;
}

/** Returns the points that a plan seems to win, by the printed strengths of its attacks. */
export function computeMissionTemptation(start: MissionPuzzleStart, deeds: readonly Deed[]): number {
  return listAttacks(start, deeds).reduce((sum, { printed }) => sum + printed, 0);
}

const NONE = { reasons: [], changes: [], evades: null } as const;
const toNumber = ({ units }: MissionPuzzleStart, { numerator }: ScoredMissionPlan['net']) =>
  Number(numerator) / Number(units);

/** Finds the rules that decide between the options of a mission's puzzle, the least common kinds first. */
export function findMissionDecidingRules(
  start: MissionPuzzleStart,
  options: readonly MissionPuzzleOption[],
  best: number,
): readonly DecidingRule[] {
  const winner = options[best]?.scored;
  if (!winner) return [];
  const nothing = scoreMissionCourse(start, { table: start.table, steps: [] });
  const weakened: DecidingRule[] = [];
  const refused: DecidingRule[] = [];
  for (const [index, { deeds, scored }] of options.entries()) {
    const attacks = index === best ? [] : listAttacks(start, deeds);
    const { spent, risked } = scored ?? nothing;
    const printed = attacks.reduce((sum, each) => sum + each.printed, 0);
    if (printed - toNumber(start, spent) - toNumber(start, risked) <= winner.score) continue;
    const last = attacks.at(-1);
    if (!scored) {
      if (last && last.reasons.length > 0)
        refused.push({ ...NONE, ...aboutAttack(index, last), kind: 'refused', reasons: last.reasons });
      continue;
    }
    for (const attack of attacks) {
      const changes = listMissionChanges(attack.answer);
      const isNew = weakened.every(({ attacker, target }) => attacker !== attack.attacker || target !== attack.target);
      if (changes.length > 0 && isNew)
        weakened.push({ ...NONE, ...aboutAttack(index, attack), kind: 'weakened', changes });
    }
  }
  const shelter = findMissionShelter(start, options, best, winner);
  return [...(shelter ? [shelter] : []), ...weakened, ...refused];
}

/** Lists what weakens an attack: the distance, and the defense. The damage value would repeat the defense. */
function listMissionChanges({ targets }: HitAnswer): readonly AttackChange[] {
  const [found] = targets;
  return found ? listChanges(found, 'target').filter(({ value }) => value !== 'damage') : [];
}

function aboutAttack(tempting: number, { attacker, target }: FoundAttack) {
  return { tempting, attacker, target };
}

/** Finds a reply that the best plan prevents or weakens, if the best plan wins by less risk than the greediest plan. */
function findMissionShelter(
  start: MissionPuzzleStart,
  options: readonly MissionPuzzleOption[],
  best: number,
  winner: ScoredMissionPlan,
): DecidingRule | null {
  const gain = ({ won, spent }: ScoredMissionPlan) => won.numerator - spent.numerator;
  for (const [index, { scored }] of options.entries()) {
    if (!scored || index === best || gain(scored) <= gain(winner)) continue;
    const replies = [...listMissionReplies(start, scored.course.table)].sort((a, b) => (a.takes < b.takes ? 1 : -1));
    for (const { by, on, attack } of replies) {
      const found = findMissionObstacle(start, winner.course.table, by, on, attack);
      if (found) return { ...NONE, kind: 'sheltered', tempting: index, attacker: by, target: on, ...found };
    }
  }
  return null;
}

/** Finds what refuses or weakens an attack of an opponent on a figure. Null if nothing does. */
function findMissionObstacle(
  { ruleset }: MissionPuzzleStart,
  table: Table,
  by: string,
  on: string,
  attack: string,
): Pick<DecidingRule, 'reasons' | 'changes'> | null {
  const position = positionInGame(ruleset, table);
  const [foe, own] = [table.figures.get(by), table.figures.get(on)];
  if (!position || !foe || !own || foe.defeated || own.defeated) return null;
  const strength = listStrikes(foe).find((each) => each.card === null && each.attack === attack)?.strength ?? null;
  const answer = ruleset.hit(position, { ...makePlainHitQuestion(by, [on], attack), strength });
  const why = answer.reasons.filter(({ code }) => code !== 'no-points');
  if (why.length > 0) return { reasons: why, changes: [] };
  const changes = listMissionChanges(answer);
  return changes.length > 0 ? { reasons: [], changes } : null;
}
