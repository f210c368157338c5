import { DOOR } from '../../../board/terrain';
import { edgeName } from '../../../grid/edge';
import { type Square, squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import { pieceOf } from '../../../table/position';
import { positionOf, type Table } from '../../../table/table';
import { type TableToken, TOKEN_KINDS } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { MissionDeed } from '../../mission-deed';
import type { DeedRuling, DestroyQuestion, InteractQuestion } from '../../ruleset';
import { partingReasons } from '../../shared/adjacency';
import { onPiece, onSquare, reason } from '../../shared/cite';
import { knownFigure, ruling } from '../../shared/ruling';
import { spawnsFor } from './activation';
import { cite } from './citations';
import { destroy } from './destroy';
import { doing, pieceNamed, raised } from './doing';
import { blast, NEIGHBOURS, onTheFlat } from './ground';
import { interact } from './interact';
import { attackPrice } from './prices';
import { damagedFact, tokenFact } from './token-facts';
import { teamOfSide } from './units';
import { addHurt, type Hurt, hurtFacts } from './wounds';

type Target = DestroyQuestion['target'];

const RETRIEVING = cite('Gaining Objective Points: Retrieving an Objective Token');
const RETRIEVE_PRICE = 1;

function knownToken(table: Table, id: string): TableToken {
  const token = table.tokens.find((each) => each.id === id);
  if (!token) throw new RangeError(`no token ${id} in this game`);
  return token;
}

/** "Ammunition Crate": what everybody near takes when the one on this square goes up on `at`. */
export function explode(table: Table, crate: Square, at: Square, hurt: Hurt): void {
  const position = positionOf(table);
  if (!position?.ammunition.includes(crate)) return;
  for (const { piece, wounds } of blast(onTheFlat(position), at)) addHurt(hurt, piece.id, wounds);
}

/**
 * What is left of an object, a door or a wall: nothing, or rubble. An objective token is damaged instead. `hurt` gets what a crate of ammunition does.
 */
export function brokenFacts(table: Table, target: Target, hurt: Hurt): Fact[] {
  if ('edge' in target) {
    const what = table.board?.walls[target.edge] === DOOR ? 'door' : 'wall';
    return [{ fact: 'destroyed', what, at: edgeName(target.edge), debris: [], by: null }];
  }
  const { square } = target;
  const here = table.tokens.filter(({ at }) => at === square);
  const objective = here.find(({ strength }) => strength !== null);
  if (objective) return [damagedFact(objective)];
  explode(table, square, square, hurt);
  const { ammunition, turret, rubble } = TOKEN_KINDS;
  const gone = here.filter(({ kind }) => kind === ammunition || kind === turret);
  const name = squareName(square);
  return [
    { fact: 'destroyed', what: 'object', at: name, debris: [], by: null },
    ...gone.map((token) => tokenFact(token, { square: null, holder: null })),
    { fact: 'token', token: `rubble ${name}`, kind: rubble, square: name, holder: null, strength: null, wounds: 0 },
  ];
}

/** Whatever destroyed it. */
export function destroyed(table: Table, target: Target): DeedRuling {
  const hurt: Hurt = new Map();
  const facts = brokenFacts(table, target, hurt);
  return ruling([], [...facts, ...hurtFacts(table, hurt, null)]);
}

/** "Destroying an Object, Door, or Wall": an attack like any other, paid for as one. */
export function demolish(table: Table, question: DestroyQuestion, command: number): DeedRuling {
  const position = positionOf(table);
  if (!position || !pieceOf(position, question.attacker)) {
    return ruling([reason('not-here', cite('Destroying an Object, Door, or Wall', 'reading'))], []);
  }
  const figure = knownFigure(table, question.attacker);
  const { legal, reasons, notes } = destroy(position, question);
  const hurt: Hurt = new Map();
  const nothing = !legal && reasons.length === 0;
  const passage = cite('Destroying an Object, Door, or Wall');
  const facts = legal ? brokenFacts(table, question.target, hurt) : [];
  return doing(table, question.attacker, {
    cost: attackPrice(pieceNamed(table, question.attacker), false) + (question.attack === 'melee' ? 0 : question.aim),
    command,
    reasons: nothing ? [reason('too-weak', passage, [onPiece(figure.piece)])] : reasons,
    notes,
    facts: [raised(figure, 'attacked'), ...facts, ...hurtFacts(table, hurt, question.attacker)],
  });
}

/** "Special Interactions on the Map": doors opened, objects taken apart, tokens damaged, for points. */
export function handle(table: Table, question: InteractQuestion, command: number): DeedRuling {
  const position = positionOf(table);
  if (!position || !pieceOf(position, question.piece)) {
    return ruling([reason('not-here', cite('Special Interactions on the Map', 'reading'))], []);
  }
  const { reasons, notes, cost, cite: passage } = interact(position, question);
  const hurt: Hurt = new Map();
  const nothing = cost === null ? [reason('power-forbids', passage, [onPiece(question.piece)])] : [];
  const facts = cost === null ? [] : brokenFacts(table, question.target, hurt);
  return doing(table, question.piece, {
    cost: cost ?? 0,
    command,
    reasons: [...nothing, ...reasons],
    notes,
    facts: [...facts, ...hurtFacts(table, hurt, question.piece)],
  });
}

/** "Retrieving an Objective Token": free for a hero in its space, a point from beside it. */
export function take(table: Table, deed: Extract<MissionDeed, { readonly deed: 'take' }>): DeedRuling {
  const figure = knownFigure(table, deed.piece);
  const token = knownToken(table, deed.token);
  const { reasons, cost } = takePrice(table, deed.piece, token);
  return doing(table, deed.piece, {
    cost,
    command: deed.command,
    reasons,
    facts: [tokenFact(token, { square: null, holder: figure.piece })],
  });
}

/** Nothing in its own space, a point beside it. */
export function takePrice(table: Table, piece: string, token: TableToken): { reasons: Reason[]; cost: number } {
  const figure = knownFigure(table, piece);
  const reasons: Reason[] = [];
  const can = token.kind === TOKEN_KINDS.objective && token.strength === null && token.holder === null;
  if (!can || teamOfSide(table, figure.side) !== 'heroes') {
    reasons.push(reason('power-forbids', RETRIEVING, [onPiece(piece)]));
  }
  const { at } = token;
  if (at === null || figure.squares.includes(at)) return { reasons, cost: 0 };
  const position = positionOf(table);
  const own = { squares: figure.squares, piece: null };
  if (!position || figure.squares.length === 0) reasons.push(reason('not-here', RETRIEVING, [onSquare(at)]));
  else reasons.push(...partingReasons(onTheFlat(position), NEIGHBOURS, own, { squares: [at], piece: null }));
  return { reasons, cost: RETRIEVE_PRICE };
}

/** "Special Notes", on escorting: at a spawn point of the heroes what one of them carries is safe, and its side scores what the scenario gives. */
export function deliver(table: Table, piece: string, id: string, points: number): DeedRuling {
  const figure = knownFigure(table, piece);
  const token = knownToken(table, id);
  const spawns = spawnsFor(table, figure);
  const passage = cite('Gaining Objective Points: Completing Objectives on Scenario Cards');
  const reasons: Reason[] = [];
  if (token.holder !== piece) reasons.push(reason('power-forbids', passage, [onPiece(piece)]));
  if (spawns && !figure.squares.some((square) => spawns.includes(square))) {
    reasons.push(reason('not-here', passage, [onPiece(piece)]));
  }
  const scored: Fact[] = points === 0 ? [] : [{ fact: 'scored', side: figure.side, points, piece }];
  return ruling(reasons, [tokenFact(token, { square: null, holder: null }), ...scored]);
}
