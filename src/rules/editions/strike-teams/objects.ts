import { DOOR } from '../../../board/terrain';
import { edgeName } from '../../../grid/edge';
import { type Square, squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import { findTargetToken, type InanimateTarget } from '../../../table/heaps';
import { findPiece } from '../../../table/position';
import type { Table } from '../../../table/table';
import { getTablePosition } from '../../../table/table-position';
import { makeTableToken, makeTokenFact, type TableToken, TOKEN_KINDS } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { MissionDeedNamed } from '../../mission-deed';
import type { AttackTarget } from '../../ruleset';
import { pieceMark, reason, squareMark } from '../../shared/cite';
import { makeRuling } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { cite } from './citations';
import { DESTROYING_READ, interact } from './destroy';
import { findDestructible, flattenPosition, listBlastWounds } from './ground';
import { performPaidAction } from './paid-action';
import { addWounds, listUnassignedWoundFacts, type WoundsByFigure } from './wounds';

/**
 * "Ammunition Crate": adds the wounds of all figures nearby when the crate from square `crate` breaks on square `at`.
 */
function addBlastWounds(table: Table, crate: Square, at: Square, hurt: WoundsByFigure): void {
  const position = getTablePosition(table);
  if (!position?.ammunition.includes(crate)) return;
  for (const { piece, wounds } of listBlastWounds(flattenPosition(position), at)) addWounds(hurt, piece.id, wounds);
}

/**
 * "Damaging an Objective Token": adds a damage mark to the token. The mark that reaches the number required by the
 * scenario also removes the token. If that number is unknown, the token stays.
 */
function makeTokenDamageFact(token: TableToken): Fact {
  const wounds = token.wounds + 1;
  const isLast = token.times !== null && wounds >= token.times;
  return makeTokenFact(token, isLast ? { wounds, square: null, holder: null } : { wounds });
}

/**
 * Lists the facts after an object, door or wall is destroyed, including rubble. A token is damaged instead. Adds the
 * wounds of an ammunition crate to `hurt`.
 */
export function listDestructionFacts(table: Table, target: InanimateTarget, hurt: WoundsByFigure): Fact[] {
  if ('edge' in target) {
    const what = table.board?.walls[target.edge] === DOOR ? 'door' : 'wall';
    return [{ fact: 'destroyed', what, at: edgeName(target.edge), debris: [], by: null }];
  }
  const { square } = target;
  const here = table.tokens.filter(({ at }) => at === square);
  const token = findTargetToken(table.tokens, target);
  if (token) return [makeTokenDamageFact(token)];
  addBlastWounds(table, square, square, hurt);
  const { ammunition, turret } = TOKEN_KINDS;
  const tokens = here.filter(({ kind }) => kind === ammunition || kind === turret);
  const name = squareName(square);
  return [
    { fact: 'destroyed', what: 'object', at: name, debris: [], by: null },
    ...tokens.map((token) => makeTokenFact(token, { square: null, holder: null })),
    rubbleFact(square),
  ];
}

/** Resolves the destruction of a target, whatever the cause. */
export function performDestruction(table: Table, target: InanimateTarget): DeedRuling {
  const hurt: WoundsByFigure = new Map();
  const facts = listDestructionFacts(table, target, hurt);
  return makeRuling([], [...facts, ...listUnassignedWoundFacts(table, hurt, null)]);
}

/**
 * "Hurling Objects": lists the facts after an object is hurled. The object leaves rubble on its target square unless
 * another object is there. Ammunition breaks on the target square. `at` is null if that square is unknown.
 */
export function listHurlFacts(table: Table, object: Square | null, at: Square | null, hurt: WoundsByFigure): Fact[] {
  if (object === null) return [];
  if (at !== null) addBlastWounds(table, object, at, hurt);
  const gone = listDestructionFacts(table, { square: object, token: null }, new Map());
  const position = getTablePosition(table);
  // Our reading: a token with a strength is also an object on its square, whether or not it is the target.
  const clear = at !== null && at !== object && position !== null && findDestructible(position, at) === null;
  return clear ? [...gone, rubbleFact(at)] : gone;
}

function rubbleFact(at: Square): Fact {
  const name = `rubble ${squareName(at)}`;
  return makeTokenFact(makeTableToken({ name, kind: TOKEN_KINDS.rubble, at, strength: null, wounds: null }));
}

/**
 * Resolves the target of `piece`, which may be a token, to terrain. Returns a reason if the token is off the map or cannot be damaged.
 */
export function resolveTarget<Target extends AttackTarget>(
  { tokens }: Table,
  piece: string,
  target: Target | { readonly token: string },
): Target | InanimateTarget | Reason {
  if ('piece' in target || 'square' in target || 'edge' in target) return target as Target;
  const token = tokens.find(({ id }) => id === target.token);
  if (!token || token.at === null) return reason('not-here', DESTROYING_READ, [pieceMark(piece)]);
  if (token.strength === null) return reason('power-forbids', DESTROYING_READ, [squareMark(token.at)]);
  return { square: token.at, token: token.id };
}

/** "Special Interactions on the Map": opens doors, dismantles objects and damages tokens for points. */
export function performInteraction(
  table: Table,
  { piece, target: asked, command }: MissionDeedNamed<'interact'>,
): DeedRuling {
  const target = resolveTarget<InanimateTarget>(table, piece, asked);
  if ('code' in target) return makeRuling([target], []);
  const question = { piece, target };
  const position = getTablePosition(table);
  if (!position || !findPiece(position, piece)) {
    return makeRuling([reason('not-here', cite('Special Interactions on the Map', 'reading'))], []);
  }
  const { reasons, notes, cost, cite: passage } = interact(position, question);
  const hurt: WoundsByFigure = new Map();
  const nothing = cost === null ? [reason('power-forbids', passage, [pieceMark(piece)])] : [];
  const facts = cost === null ? [] : listDestructionFacts(table, target, hurt);
  return performPaidAction(table, piece, {
    cost: cost ?? 0,
    command,
    reasons: [...nothing, ...reasons],
    notes,
    facts: [...facts, ...listUnassignedWoundFacts(table, hurt, piece)],
  });
}
