import type { HitAnswer } from '../rules/answer';
import type { HitQuestion, Ruleset } from '../rules/ruleset';
import type { AttackDeed, DICE_RESULTS, MoveDeed, TableDeed } from '../rules/table-deed';
import type { Table } from '../table/table';
import type { MapAnswer } from './map-answer';
import { type QuestionTerms, rollHits, rollShown, shareDamage } from './question-terms';

/** Returns the unfinished action of a piece, or else the chosen action. */
function actionNow(table: Table, piece: string, chosen: string | null): string | null {
  const { underway } = table;
  return underway?.piece === piece ? underway.action : chosen;
}

/**
 * Returns the action for an attack: the one that the answer assumes, unless a chosen or unfinished action rules it out.
 */
function attackActionNow(table: Table, { attacker }: HitQuestion, { madeAs }: HitAnswer, chosen: string | null) {
  const now = actionNow(table, attacker, chosen);
  if (!madeAs || (now !== null && !madeAs.within.includes(now))) return now;
  return madeAs.action;
}

/**
 * Makes an attack deed from an answer and its terms. `showed` is the result to record. The entered dice are part of the
 * deed if they have this result; players may decide otherwise, for example after a reroll.
 */
export function makeAttackDeed(
  table: Table,
  { question, objects, chosen, hit }: Extract<MapAnswer, { readonly mode: 'hit' }>,
  terms: QuestionTerms,
  showed: (typeof DICE_RESULTS)[number],
): AttackDeed {
  const action = attackActionNow(table, question, hit, terms.action);
  const object = objects.find(({ at }) => at === question.object);
  const deal = shareDamage(hit, terms.shares);
  return {
    deed: 'attack',
    attacker: question.attacker,
    aim: { pieces: question.targets },
    attack: chosen,
    showed,
    ...(doDiceShow(hit, terms, showed) ? { dice: terms.dice } : {}),
    ...(action === null ? {} : { action }),
    ...(object ? { object: object.id } : {}),
    ...(terms.capture ? { capture: true } : {}),
    ...(terms.instead === null ? {} : { instead: terms.instead }),
    ...(terms.die === null ? {} : { die: terms.die }),
    ...(terms.passedTo === null ? {} : { passedTo: terms.passedTo }),
    takes: terms.taken,
    evade: terms.evades,
    shape: terms.shapes,
    ...(deal === null ? {} : { deal }),
    push: terms.push,
    direction: terms.direction,
    ...(Object.keys(terms.setFree).length > 0 ? { setFree: terms.setFree } : {}),
  };
}

function doDiceShow(hit: HitAnswer, terms: QuestionTerms, showed: (typeof DICE_RESULTS)[number]): boolean {
  if (terms.dice.length < 2) return false;
  const hits = hit.targets.some((target) => rollHits(target, terms));
  const shown = rollShown(terms);
  return showed === 'miss' ? !hits && shown !== 'ones' : shown === showed && (hits || shown === 'ones');
}

/** Makes an attack deed against a wall, a door, an object or blocking terrain. */
export function makeDestroyDeed(
  table: Table,
  attacker: string,
  { thing, chosen }: Extract<MapAnswer, { readonly mode: 'destroy' }>,
  terms: QuestionTerms,
): AttackDeed {
  const action = actionNow(table, attacker, terms.action);
  const aim = 'edge' in thing ? { edge: thing.edge } : { square: thing.square };
  return { deed: 'attack', attacker, aim, attack: chosen, ...(action === null ? {} : { action }) };
}

/** Makes a move deed from an answer and its terms. */
export function makeMoveDeed(
  table: Table,
  { question, chosen }: Extract<MapAnswer, { readonly mode: 'move' }>,
  terms: QuestionTerms,
): TableDeed {
  const { piece, to, by, carrying } = question;
  if (by !== undefined) {
    const square = to[0];
    return { deed: 'use', piece: by, power: chosen, target: piece, ...(square === undefined ? {} : { to: square }) };
  }
  const action = actionNow(table, piece, chosen === 'move' ? null : chosen);
  const deed: MoveDeed = { deed: 'move', piece, to };
  return {
    ...deed,
    ...(action === null ? {} : { action }),
    ...(terms.mode === null ? {} : { mode: terms.mode }),
    ...(carrying === null ? {} : { carrying }),
    ...(carrying === null || terms.setsDown === null ? {} : { setsDown: terms.setsDown }),
    ...(terms.picksUp === null ? {} : { picksUp: terms.picksUp }),
    ...(terms.breakAway === null ? {} : { breakAway: terms.breakAway }),
  };
}

/** Lists the multi-part actions that an attack may begin. */
export function listAttackActions(
  ruleset: Ruleset,
  table: Table,
  { question, chosen }: Extract<MapAnswer, { readonly mode: 'hit' }>,
): readonly string[] {
  if (table.underway?.piece === question.attacker) return [];
  return ruleset
    .multiPartChoices(table, question.attacker)
    .filter(({ moves, attacks }) => moves !== 'before' && attacks.includes(chosen))
    .map(({ action }) => action);
}
