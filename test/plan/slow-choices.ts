import type { Ruleset } from '../../src/rules/ruleset';
import type { AttackDeed, MoveDeed, TableDeed } from '../../src/rules/table-deed';
import { areFriendly } from '../../src/table/allies';
import { getActionTotal, type Table } from '../../src/table/table';
import { makePositionWithEffects } from './slow-score';

const NO_MOVE = { carrying: null, mode: null, actionPoints: null, run: false } as const;

/** Lists every deed for the pending uses of powers. */
export function listSlowPowerUses(ruleset: Ruleset, table: Table, side: string): readonly TableDeed[] {
  return ruleset
    .reminders(table)
    .flatMap((due) => (due.due === 'use' && due.side === side ? ruleset.reminderUses(table, due) : []));
}

/** Lists every deed with which an action of a figure may begin. */
export function listSlowFirstDeeds(ruleset: Ruleset, table: Table, id: string): readonly TableDeed[] {
  const position = makePositionWithEffects(ruleset, table);
  const mover = position.pieces.find((piece) => piece.id === id);
  if (!mover) return [];
  const deeds: TableDeed[] = [...attacksBy(ruleset, table, id, undefined)];
  const shows = [...mover.powers, ...mover.abilities];
  const moved = (of: Partial<MoveDeed>, carrying: string | null = null) => {
    const action = of.action !== undefined && ruleset.moves.includes(of.action) ? of.action : 'move';
    const { ends } = ruleset.reach(position, { ...NO_MOVE, piece: id, action, carrying });
    for (const { squares } of ends) deeds.push({ deed: 'move', piece: id, to: squares, ...of });
  };
  moved({});
  for (const action of ruleset.moves) if (action !== 'move' && shows.includes(action)) moved({ action });
  for (const friend of position.pieces)
    if (friend.id !== id && areFriendly(position, friend.side, mover.side)) moved({ carrying: friend.id }, friend.id);
  for (const object of position.objects) moved({ picksUp: object.id });
  for (const { action, moves } of ruleset.multiPartChoices(table, id) ?? []) {
    if (moves !== 'none' && !(ruleset.moves.includes(action) && shows.includes(action))) moved({ action });
    if (moves === 'none') deeds.push(...attacksBy(ruleset, table, id, action));
  }
  return deeds;
}

/** Lists every deed with which an action in progress may continue. */
export function listSlowNextDeeds(ruleset: Ruleset, table: Table, id: string): readonly TableDeed[] {
  const { underway } = table;
  if (underway?.piece !== id) return [];
  const { action } = underway;
  const deeds: TableDeed[] = [...attacksBy(ruleset, table, id, action)];
  const rest = ruleset.remainingMove(table, id);
  if (rest) {
    const question = { ...NO_MOVE, piece: id, action: rest.action, carrying: rest.carrying, goesOn: rest.goesOn };
    for (const { squares } of ruleset.reach(makePositionWithEffects(ruleset, table), question).ends)
      deeds.push({ deed: 'move', piece: id, to: squares, action });
  }
  return deeds;
}

/** Lists every attack of a piece on every target and group of targets. */
function attacksBy(ruleset: Ruleset, table: Table, id: string, action: string | undefined): AttackDeed[] {
  const position = makePositionWithEffects(ruleset, table);
  const attacker = position.pieces.find((piece) => piece.id === id);
  if (!attacker) return [];
  const foes = position.pieces.filter(({ side }) => !areFriendly(position, side, attacker.side)).map((foe) => foe.id);
  const groups = groupsOf(foes).filter(({ length }) => length > 0);
  return ruleset.attacks.flatMap((attack) =>
    groups.flatMap((pieces): AttackDeed[] => {
      const deed: AttackDeed = {
        ...{ deed: 'attack', attacker: id, aim: { pieces }, attack },
        ...(action === undefined ? {} : { action }),
      };
      if (pieces.length === 1) return [deed];
      return sharesOf(ruleset, table, id, pieces, attack).map((deal) => (deal ? { ...deed, deal } : deed));
    }),
  );
}

/**
 * Lists distributions of damage: even with the remainder to the first targets, or all to one target. Contains only null
 * if damage is not shared.
 */
function sharesOf(
  ruleset: Ruleset,
  table: Table,
  attacker: string,
  targets: readonly string[],
  attack: string,
): readonly (Readonly<Record<string, number>> | null)[] {
  const open = { strength: null, aim: 0, defend: 0, from: null, object: null };
  const hit = ruleset.hit(makePositionWithEffects(ruleset, table), { attacker, targets, attack, ...open });
  const damage = hit.targets[0]?.damage;
  if (!damage || !hit.notes.some(({ code }) => code === 'damage-shared')) return [null];
  const whole = damage.changes.reduce((sum, { by }) => sum + Math.max(0, by), damage.base);
  const even = targets.map(() => 0);
  for (let click = 0; click < whole; click++) even[click % targets.length] = (even[click % targets.length] ?? 0) + 1;
  const deals = [even, ...targets.map((one) => targets.map((each) => (each === one ? whole : 0)))];
  return deals.map((parts) => Object.fromEntries(targets.map((target, place) => [target, parts[place] ?? 0])));
}

function groupsOf(all: readonly string[]): string[][] {
  const [first, ...rest] = all;
  if (first === undefined) return [[]];
  const others = groupsOf(rest);
  return [...others, ...others.map((group) => [first, ...group])];
}

export function listSlowActors(table: Table, side: string): readonly string[] {
  if (getActionTotal(table, side) <= table.actionsSpent) return [];
  return [...table.figures.values()]
    .filter((figure) => (figure.loan ?? figure.side) === side && !figure.defeated && figure.squares.length > 0)
    .map(({ piece }) => piece);
}
