import { squareName } from '../grid/square';
import type { ReachQuestion } from '../rules/ruleset';
import type { Question } from './case';
import { printEvent } from './events';
import { printForce } from './force';
import { printBase, printDirection, printPlace, printTerrain } from './places';

export function printQuestion(question: Question): Record<string, unknown> {
  return { [question.ask]: printAsked(question) };
}

function printAsked(question: Question): unknown {
  switch (question.ask) {
    case 'adjacent':
    case 'see':
    case 'range':
      return question.of.map(printPlace);
    case 'hit': {
      const { attacker, targets, attack, strength, aim, defend, from, object, multiattack = false } = question.of;
      const target = targets.length === 1 ? targets[0] : targets;
      return withoutDefaults({
        attacker,
        target,
        attack,
        strength,
        aim,
        defend,
        from,
        multiattack,
        object: object === null ? null : squareName(object),
      });
    }
    case 'move':
      return withoutDefaults({ piece: question.of.piece, to: printBase(question.of.to), ...moverKeys(question.of) });
    case 'reach':
      return withoutDefaults({ piece: question.of.piece, ...moverKeys(question.of) });
    case 'carry':
    case 'cost':
      return { ...question.of };
    case 'knockback': {
      const { direction, ...asked } = question.of;
      return { ...asked, ...printedDirection(direction) };
    }
    case 'destroy': {
      const { attacker, target, attack, strength, aim } = question.of;
      return withoutDefaults({ attacker, target: printTerrain(target), attack, strength, aim });
    }
    case 'force':
      return printForce(question.of);
    case 'play':
      return question.of.map(printEvent);
    case 'slam': {
      const { attacker, target, spaces, damage, direction } = question.of;
      return { attacker, target, spaces, damage, ...printedDirection(direction) };
    }
    case 'breakthrough': {
      const { attacker, target, strength, defend } = question.of;
      return { attacker, target, strength, ...(defend === 0 ? {} : { defend }) };
    }
    case 'interact':
      return { piece: question.of.piece, target: printTerrain(question.of.target) };
    case 'unit_levels':
      return new Map(Object.entries(question.of));
    case 'level_up':
      return {
        points: question.of.points,
        levels: new Map(Object.entries(question.of.levels)),
        to: new Map(Object.entries(question.of.to)),
      };
  }
}

function moverKeys({ by, action, carrying, mode, actionPoints, run }: ReachQuestion): Record<string, unknown> {
  return { ...(by === undefined ? {} : { by }), action, carrying, mode, ap: actionPoints, run };
}

function printedDirection(direction: number | null): Record<string, string> {
  return direction === null ? {} : { direction: printDirection(direction) };
}

/** Returns a record without nulls, false, and zeros of `aim` and `defend`. */
function withoutDefaults(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([key, value]) => value !== null && value !== false && !(value === 0 && (key === 'aim' || key === 'defend')),
    ),
  );
}
