import { listBoardSquares } from '../../../board/board';
import { type Square, squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import { findPieceOn, type Position } from '../../../table/position';
import type { Citation } from '../../answer';
import type { UseDeed } from '../../table-deed';
import { reason, squareMark } from '../cite';
import { distanceBetween } from '../places';
import { giveAction } from './action';
import { controllingSide, recordFacts, recordReasons, requireDeedFigure } from './deed-context';
import { canSquareHoldObject, isOnOrBesidePath } from './objects';
import type { DeedContext, PowerUse } from './resolve-rules';
import { dealPushingDamage, requirePowerUser } from './uses';

/** Rules for markers that a power creates, such as smoke. */
export interface MarkerUseRules {
  readonly cite: Citation;
  readonly kind: 'hindering' | 'blocking';
  readonly name: string;
  /** Least number of squares of one use. `most` is the greatest number. */
  readonly least: number;
  readonly most: number;
  readonly range: (user: Piece) => number;
  /** Whether each square or only one square must be in range. */
  readonly within: 'each' | 'one';
  /** Whether at least one square must be in line of fire of the user. */
  readonly seen: boolean;
  /** Whether each square must be adjacent to another square of the same use. */
  readonly together: boolean;
  readonly mayStand: (position: Position, square: Square) => boolean;
  readonly until: (side: string) => { readonly side: string; readonly when: 'turn-begins' | 'turn-ends' };
  /** Kind of action that using the power takes. */
  readonly action: string;
}

/** Makes the function that resolves the use of a power for smoke or a barrier. */
export function makeMarkerUse(rules: MarkerUseRules): PowerUse {
  return {
    fields: ['squares'],
    squares: { least: rules.least, candidates: (position, user, deed) => listFreeSquares(rules, position, user, deed) },
    resolve(now, deed) {
      const who = requirePowerUser(now, deed, rules.cite);
      if (!who) return;
      const { user, position } = who;
      const squares = deed.squares ?? [];
      const bad = (
        code: 'power-forbids' | 'too-far' | 'occupied' | 'line-blocked' | 'no-adjacent',
        at: readonly Square[],
      ) => recordReasons(now, reason(code, rules.cite, at.map(squareMark)));
      if (squares.length < rules.least || squares.length > rules.most || new Set(squares).size < squares.length)
        bad('power-forbids', squares);
      // Markers of a power without a range are placed next to the user.
      const reach = Math.max(1, rules.range(user));
      const far = squares.filter((square) => distanceBetween(user.squares, [square]) > reach);
      if (rules.within === 'each' ? far.length > 0 : far.length === squares.length) bad('too-far', far);
      const unfit = squares.filter((square) => !rules.mayStand(position, square));
      if (unfit.length > 0) bad('occupied', unfit);
      const sees = (square: Square) =>
        now.law.ruleset().see(position, { piece: user.id }, { square }).see !== 'blocked';
      if (rules.seen && squares.length > 0 && !squares.some(sees)) bad('line-blocked', squares);
      const joined = squares.slice(0, 1);
      for (const link of joined)
        joined.push(
          ...squares.filter((square) => !joined.includes(square) && isOnOrBesidePath(now, position, [link], square)),
        );
      const alone = squares.filter((square) => !joined.includes(square));
      if (rules.together && alone.length > 0) bad('no-adjacent', alone);
      const pushes = giveAction(now, requireDeedFigure(now, deed.piece), rules.action);
      if (now.reasons.length > 0) return;
      const side = controllingSide(requireDeedFigure(now, deed.piece));
      const facts = squares.map(
        (square, index): Fact => ({
          fact: 'marker',
          marker: freshMarker(now, rules.name, index),
          kind: rules.kind,
          square: squareName(square),
          owner: side,
          until: rules.until(side),
          name: rules.name,
          from: deed.piece,
        }),
      );
      recordFacts(now, ...facts);
      dealPushingDamage(now, deed.piece, pushes);
    },
  };
}

/** Lists the squares on which a use may place its next marker. */
function listFreeSquares(rules: MarkerUseRules, position: Position, user: Piece, { squares = [] }: UseDeed): Square[] {
  if (squares.length >= rules.most) return [];
  const reach = Math.max(1, rules.range(user));
  return listBoardSquares(position.board).filter((square) => {
    const isNear =
      rules.within === 'one' && squares.length > 0 ? true : distanceBetween(user.squares, [square]) <= reach;
    const isTogether = !rules.together || squares.length === 0 || distanceBetween(squares, [square]) === 1;
    return isNear && isTogether && !squares.includes(square) && rules.mayStand(position, square);
  });
}

function freshMarker({ table }: DeedContext, name: string, index: number): string {
  const taken = new Set(table.markers.map(({ id }) => id));
  const free: string[] = [];
  for (let count = 1; free.length <= index; count++) if (!taken.has(`${name} ${count}`)) free.push(`${name} ${count}`);
  return free[index] as string;
}

/** Whether a marker may be placed on the square. */
export function isOpenGround(position: Position, square: Square): boolean {
  return (
    findPieceOn(position, square) === null &&
    canSquareHoldObject(position, square) &&
    !position.objects.some(({ at }) => at === square)
  );
}
