import { edgeSquares } from '../grid/edge';
import { distance, type Square, squareAt, xOf, yOf } from '../grid/square';
import type { RefusalCode } from '../rules/answer';
import type { Deed, HitQuestion, Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import type { InanimateTarget } from '../table/heaps';
import { findPiece } from '../table/position';
import { isUnpaidMarch } from '../table/striker';
import { computeDefense, listStrikes, type Strike } from '../table/strikes';
import { type Figure, getTablePosition, positionWithDefeatedFigure, type Table } from '../table/table';
import type { TableToken } from '../table/tokens';
import { hitsToRemove } from './case-tokens';
import { judgeDeedInPhase } from './mission';
import type { CaseAttack, CaseMissionDeed, CaseMove } from './mission-actions';

/** The table after a deed, and the refusal codes. After a refusal the table is unchanged. */
export interface MissionDeedResult {
  readonly table: Table;
  readonly why: ReadonlySet<RefusalCode>;
}

interface Run {
  readonly ruleset: Ruleset;
  readonly after: (table: Table, facts: readonly Fact[]) => Table;
}

const TURRET_STRENGTH = 4;
/** An additional effect of a card on its target. */
type SideEffect = Strike['besides'][number];

/**
 * Runs a deed with all its consequences, in the order of the book: the attack, the slam, further effects of the card.
 */
export function runMissionDeed(run: Run, table: Table, deed: CaseMissionDeed): MissionDeedResult {
  const followed = resolve(run, table, deed);
  return followed.why.size > 0 ? { ...followed, table } : followed;
}

function resolve(run: Run, table: Table, deed: CaseMissionDeed): MissionDeedResult {
  switch (deed.deed) {
    case 'attack':
      return attack(run, table, deed);
    case 'move':
      return move(run, table, deed);
    case 'lay':
      return runInOrder(
        run,
        table,
        deed.tokens.map((token): Deed => {
          const { name: id, kind, at, strength } = token;
          return { deed: 'lay', token: { id, kind, at, strength, times: hitsToRemove(token) } };
        }),
      );
    case 'take':
    case 'deliver': {
      const { piece, token } = deed;
      if (!tokenOf(table, token)) return refused(table, 'not-here');
      const told: Deed =
        deed.deed === 'take'
          ? { deed: 'take', piece, token, command: 0 }
          : { deed: 'deliver', piece, token, points: 0 };
      return runInOrder(run, table, [told]);
    }
    case 'dismantle': {
      const target = thingOf(table, deed.target);
      if ('why' in target) return refused(table, target.why);
      return runInOrder(run, table, [{ deed: 'interact', of: { piece: deed.piece, target }, command: 0 }]);
    }
    case 'shake-off': {
      const { piece, of, status } = deed;
      return runInOrder(run, table, [{ deed: 'shake-off', piece, of, status, command: 0 }]);
    }
  }
}

function refused(table: Table, why: RefusalCode): MissionDeedResult {
  return { table, why: new Set([why]) };
}

/** Runs deeds in order, up to the first refused deed. */
function runInOrder({ ruleset, after }: Run, table: Table, deeds: readonly Deed[]): MissionDeedResult {
  let now = table;
  for (const deed of deeds) {
    const given = judgeDeedInPhase(ruleset, now, deed, after);
    if (given.why.size > 0) return { table: now, why: given.why };
    now = after(given.table, given.ruling.facts);
  }
  return { table: now, why: new Set() };
}

function tokenOf(table: Table, id: string): TableToken | null {
  return table.tokens.find((token) => token.id === id) ?? null;
}

/** Resolves the target of a deed. Returns the refusal code if the token is off the map or cannot be damaged. */
function thingOf(
  table: Table,
  target: { readonly token: string } | InanimateTarget,
): InanimateTarget | { readonly why: RefusalCode } {
  if ('square' in target || 'edge' in target) return target;
  const token = tokenOf(table, target.token);
  if (!token || token.at === null) return { why: 'not-here' };
  return token.strength === null ? { why: 'power-forbids' } : { square: token.at, token: token.id };
}

function attack(run: Run, table: Table, told: CaseAttack): MissionDeedResult {
  const { attacker, attack: kind, with: card = null, turret = false, strength = null, aim = 0 } = told;
  const { object = null, target } = told;
  const figure = table.figures.get(attacker) as Figure;
  const goesOn = card === null || turret || told.from !== undefined;
  const left = goesOn ? null : (run.ruleset.mission?.attackLeft(table, attacker, card) ?? null);
  const from = told.from ?? left?.from ?? null;
  const origin = left?.origin ?? null;
  const making = { attacker, attack: kind, strength, aim, object, from, origin };
  if (!('piece' in target)) {
    const thing = thingOf(table, target);
    if ('why' in thing) return refused(table, thing.why);
    return runInOrder(run, table, [{ deed: 'demolish', of: { ...making, target: thing }, card, turret, command: 0 }]);
  }
  const foe = table.figures.get(target.piece) as Figure;
  const strike = listStrikes(figure).find((each) => each.card === card && each.attack === kind) ?? null;
  const plain = turret ? TURRET_STRENGTH : (strength ?? strike?.strength ?? null);
  const defend = computeDefense(foe, turret || !strike ? { pierce: [] } : strike, told.defend?.[foe.piece] ?? null);
  const question: HitQuestion = { ...making, targets: [foe.piece], strength: plain, defend };
  const before = positionWithDefeatedFigure(table, from);
  const seen = [attacker, foe.piece].every((id) => before && findPiece(before, id));
  const blow = runInOrder(run, table, [{ deed: 'attack', of: question, card, turret, command: 0 }]);
  if (blow.why.size > 0 || !before || !seen) return blow;
  const wounds = run.ruleset.hit(before, question).targets[0]?.wounds ?? 0;
  const besides = turret ? [] : (strike?.besides ?? []);
  const spaces = told.slam ?? besides.find((each) => each.effect === 'slam')?.spaces ?? 0;
  const pushed = { attacker, target: foe.piece, spaces, damage: wounds, direction: told.direction ?? null };
  const slammed = spaces > 0 ? runInOrder(run, blow.table, [{ deed: 'slam', of: pushed }]) : blow;
  if (slammed.why.size > 0) return slammed;
  return besides.reduce((now, each) => applySideEffect(run, now, attacker, foe.piece, each), slammed);
}

/**
 * Applies an effect of a card after a hit: a status token, or wounds that cannot be reduced. Defeated figures are
 * unaffected.
 */
function applySideEffect(
  run: Run,
  now: MissionDeedResult,
  by: string,
  piece: string,
  effect: SideEffect,
): MissionDeedResult {
  if (now.why.size > 0 || now.table.figures.get(piece)?.defeated) return now;
  if (effect.effect === 'status') {
    return runInOrder(run, now.table, [{ deed: 'status', piece, status: effect.status, by: effect.tokens }]);
  }
  if (effect.effect !== 'damage') return now;
  const puts = [{ box: null, card: null, wounds: effect.wounds }];
  return runInOrder(run, now.table, [{ deed: 'wound', piece, puts, by }]);
}

function move(run: Run, table: Table, told: CaseMove): MissionDeedResult {
  if (told.action === 'breakthrough') return breakThrough(run, table, told);
  const { piece, to, run: running = false, open } = told;
  const figure = table.figures.get(piece) as Figure;
  const step = (end: readonly Square[], free: boolean): Deed => {
    const of = { piece, to: end, action: told.action ?? 'move', carrying: null, mode: null, actionPoints: null };
    return { deed: 'move', of: { ...of, run: free }, command: 0 };
  };
  const before: Deed[] = isUnpaidMarch(figure, told.action) ? [{ deed: 'march', piece, command: 0 }] : [];
  const stays = (end: readonly Square[], from: readonly Square[]) => end.join() === from.join();
  if (open === undefined) return runInOrder(run, table, [...before, step(to, running)]);
  const door: Deed = { deed: 'interact', of: { piece, target: { edge: open } }, command: 0 };
  const near = [figure.squares, ...edgeSquares(open).map((square) => [square])];
  const results = near.map((first) =>
    runInOrder(run, table, [
      ...before,
      ...(stays(first, figure.squares) ? [] : [step(first, false)]),
      door,
      ...(stays(to, first) ? [] : [step(to, running)]),
    ]),
  );
  return results.find(({ why }) => why.size === 0) ?? (results[0] as MissionDeedResult);
}

function breakThrough(run: Run, table: Table, { piece, to, strength, defend }: CaseMove): MissionDeedResult {
  const figure = table.figures.get(piece) as Figure;
  const position = getTablePosition(table);
  const [here, there] = [figure.squares[0], to[0]];
  const own = position && findPiece(position, piece);
  if (!own || here === undefined || there === undefined || distance(here, there) !== 2)
    return refused(table, 'no-path');
  const [x, y] = [xOf(here) + xOf(there), yOf(here) + yOf(there)];
  const between = x % 2 === 0 && y % 2 === 0 ? squareAt(x / 2, y / 2) : null;
  const target = position.pieces.find(({ squares }) => between !== null && squares.includes(between));
  const foe = target && table.figures.get(target.id);
  if (!foe) return refused(table, 'no-path');
  const primary = listStrikes(figure).find(({ card }) => card === null)?.strength;
  const of = {
    attacker: piece,
    target: foe.piece,
    strength: strength ?? primary ?? own.damage,
    defend: computeDefense(foe, { pierce: [] }, defend ?? null),
  };
  return runInOrder(run, table, [{ deed: 'break-through', of, command: 0 }]);
}
