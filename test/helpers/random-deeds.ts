import { hasEdge, listBoardSquares } from '../../src/board/board';
import { OPEN } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { distance, type Square, squareAt } from '../../src/grid/square';
import type { Aim } from '../../src/rules/action-fields';
import type { Ruleset } from '../../src/rules/ruleset';
import {
  type AttackDeed,
  type Deed,
  DICE_RESULTS,
  type MoveDeed,
  type TableDeed,
  type UseDeed,
} from '../../src/rules/table-deed';
import { ALTERED_VALUES } from '../../src/table/piece';
import type { Figure, Table } from '../../src/table/table';
import { getTablePosition, makePieceOfFigure } from '../../src/table/table-position';
import { POWERS_USED_BY_DEED, pickOne, pickSeveral, type RandomNumbers, randomBelow, TEST_SIDES } from './random-table';

/** A deed with all its consequences (`whole`), or a deed with a single effect (`plain`). */
export type RandomDeed = { readonly whole: TableDeed } | { readonly plain: Deed };

/** Ids of actions with several parts, from all editions. */
const PARTED = [
  'charge',
  'running-shot',
  'hypersonic-speed',
  'flurry',
  'move-and-attack',
  'duo',
  'multiattack',
  'pulse-wave',
  'energy-explosion',
  'quake',
];

/** Context from which a random deed is made. */
interface Scene {
  readonly random: RandomNumbers;
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly actor: Figure;
  /** Ids of the actor's present powers, abilities and teams. */
  readonly shows: readonly string[];
}

/** Makes a random deed, more often legal than not. */
export function makeRandomDeed(random: RandomNumbers, ruleset: Ruleset, table: Table): RandomDeed {
  const figures = [...table.figures.values()];
  const standing = figures.filter(({ defeated, squares }) => !defeated && squares.length > 0);
  const own = standing.filter((figure) => (figure.loan ?? figure.side) === table.turn && figure.tokens < 2);
  const fresh = own.filter((figure) => !figure.actedThisTurn);
  const mostly = fresh.length > 0 && random() < 0.7 ? fresh : own;
  const underway = table.underway ? table.figures.get(table.underway.piece) : undefined;
  const likely = underway && random() < 0.6 ? underway : random() < 0.85 ? pickOne(random, mostly) : undefined;
  const actor = likely ?? pickOne(random, figures);
  const roll = random();
  if (!actor || roll < 0.12 || fresh.length === 0) {
    const next = TEST_SIDES.find((side) => side !== table.turn) ?? 'red';
    if (fresh.length === 0 || random() < 0.3)
      return {
        plain: random() < 0.5 ? { deed: 'begin-turn', side: next } : { deed: 'end-turn', side: table.turn ?? next },
      };
    return { plain: plainDeed(random, figures) };
  }
  const shows = [...shownBy(table, actor.piece), ...actor.character.teams];
  const scene: Scene = { random, ruleset, table, actor, shows };
  const usable = shows.filter((id) => POWERS_USED_BY_DEED.includes(id) || actor.character.teams.includes(id));
  if (roll < 0.45) return { whole: attackOrMove(scene) };
  if (roll < 0.65) return { whole: moveDeed(scene) };
  if (roll < 0.95) return { whole: usable.length > 0 || random() < 0.2 ? useDeed(scene, usable) : attackOrMove(scene) };
  if (actor.holding === null) return { whole: { deed: 'pick-up', piece: actor.piece, object: anyObject(scene) } };
  return { whole: { deed: 'put-down', piece: actor.piece, at: near(scene) } };
}

/** Replaces a piece of the deed by a piece that the game does not have. Returns a plain deed unchanged. */
export function makeUnknownPieceDeed(random: RandomNumbers, deed: RandomDeed): RandomDeed {
  if (!('whole' in deed)) return deed;
  const { whole } = deed;
  const nobody = 'nobody';
  if (whole.deed === 'attack')
    return { whole: random() < 0.5 ? { ...whole, attacker: nobody } : { ...whole, aim: { pieces: [nobody] } } };
  if (whole.deed === 'use' && random() < 0.5) return { whole: { ...whole, target: nobody } };
  if (whole.deed === 'move' && random() < 0.5) return { whole: { ...whole, carrying: nobody } };
  return { whole: { ...whole, piece: nobody } };
}

function plainDeed(random: RandomNumbers, figures: readonly Figure[]): Deed {
  const piece = pickOne(random, figures);
  const other = pickOne(random, figures);
  const id = piece?.piece ?? '';
  const captive = figures.find(({ captor }) => captor !== null);
  const roll = randomBelow(random, 8);
  if (roll === 0 && captive?.captor) return { deed: 'release', by: captive.captor, piece: captive.piece };
  if (roll === 1 && captive) return { deed: 'rescue', by: other?.piece ?? id, piece: captive.piece };
  if (roll === 2) return { deed: 'capture', by: other?.piece ?? id, piece: id };
  if (roll === 3)
    return { deed: 'act', piece: id, action: pickOne(random, ['move', 'close', 'ranged', 'power', 'free']) ?? 'move' };
  if (roll === 4) return { deed: 'heal', piece: id, clicks: 1 };
  if (roll === 5 && piece && piece.captor === null) {
    const by = piece.tokens > 0 && random() < 0.7 ? -1 : piece.tokens < 2 ? 1 : -1;
    return { deed: 'token', piece: id, by };
  }
  return {
    deed: 'damage',
    piece: id,
    clicks: 1 + randomBelow(random, 3),
    by: random() < 0.5 ? (other?.piece ?? null) : null,
  };
}

function shownBy(table: Table, id: string): readonly string[] {
  const figure = table.figures.get(id);
  const piece = figure && makePieceOfFigure(figure, table);
  return piece ? [...piece.powers, ...piece.abilities] : [];
}

function d6(random: RandomNumbers): number {
  return 1 + randomBelow(random, 6);
}

function anyObject({ random, table, actor }: Scene): string {
  const here = actor.squares[0] ?? 0;
  const close = table.objects.filter(({ at }) => distance(at, here) <= 2);
  return (pickOne(random, close.length > 0 ? close : table.objects) ?? { id: 'o9' }).id;
}

function near({ random, table, actor }: Scene): Square {
  const here = pickOne(random, actor.squares);
  const board = table.board;
  if (!board || here === undefined || random() < 0.1) return squareAt(randomBelow(random, 14), randomBelow(random, 14));
  return (
    pickOne(
      random,
      listBoardSquares(board).filter((square) => distance(square, here) <= 1),
    ) ?? here
  );
}

/** Moves the actor’s base so that its first square is `to`. Occasionally returns only `to`, even for a larger base. */
function shifted({ random, actor: { squares } }: Scene, to: Square): Square[] {
  const [here] = squares;
  return here === undefined || random() < 0.1 ? [to] : squares.map((square) => square + to - here);
}

function others({ table, actor }: Scene): Figure[] {
  return [...table.figures.values()].filter(
    (figure) => figure !== actor && !figure.defeated && figure.squares.length > 0,
  );
}

/** Lists likely targets: opponents that are adjacent for a close attack, or visible for a ranged attack. */
function targetsOf(scene: Scene, kind: string): Figure[] {
  const { table, actor, ruleset, random } = scene;
  const position = getTablePosition(table);
  const foes = others(scene).filter(({ side }) => side !== actor.side);
  if (!position || actor.squares.length === 0 || random() < 0.06) return others(scene);
  const adjacent = (foe: Figure) => ruleset.adjacent(position, { piece: actor.piece }, { piece: foe.piece }).adjacent;
  if (kind === 'close') return foes.filter(adjacent);
  return foes.filter(
    (foe) => !adjacent(foe) && ruleset.see(position, { piece: actor.piece }, { piece: foe.piece }).see !== 'blocked',
  );
}

/** Makes an attack, or usually a move if the actor has no target. */
function attackOrMove(scene: Scene): TableDeed {
  const { random, actor } = scene;
  const idle = actor.squares.length > 0 && [...targetsOf(scene, 'close'), ...targetsOf(scene, 'ranged')].length === 0;
  return idle && random() < 0.9 ? moveDeed(scene) : attackDeed(scene);
}

function attackDeed(scene: Scene): AttackDeed {
  const { random, ruleset, table, actor, shows } = scene;
  const { underway } = table;
  const kinds = ruleset.attacks;
  let attack = pickOne(random, kinds) ?? 'close';
  if (targetsOf(scene, attack).length === 0) attack = targetsOf(scene, 'close').length > 0 ? 'close' : 'ranged';
  const likely = targetsOf(scene, attack);
  const most = random() < 0.7 ? 1 : 1 + randomBelow(random, 3);
  const targets = pickSeveral(random, likely.length > 0 ? likely : others(scene), most).map(({ piece }) => piece);
  const parted = PARTED.filter((id) => shows.includes(id));
  const going = underway?.piece === actor.piece && random() < 0.85 ? underway.action : undefined;
  const action =
    going ??
    (parted.length > 0 && random() < 0.4
      ? pickOne(random, parted)
      : random() < 0.04
        ? pickOne(random, PARTED)
        : undefined);
  const lies = random() < 0.3 ? anyObject(scene) : (actor.heldObject?.id ?? anyObject(scene));
  const object =
    attack === 'telekinesis' || (attack === 'throw' && random() < 0.5) || random() < 0.04 ? lies : undefined;
  const captive = [...table.figures.values()].find(({ captor, side }) => captor !== null && side === actor.side);
  const held = captive?.captor ?? null;
  const frees = captive && held !== null && random() < 0.4;
  const each = (number: () => number) => Object.fromEntries(targets.map((target) => [target, number()]));
  const may = <Value extends object>(chance: number, value: Value): Value | object => (random() < chance ? value : {});
  return {
    deed: 'attack',
    attacker: actor.piece,
    attack,
    aim: frees ? { pieces: [held] } : random() < 0.85 ? { pieces: targets } : thingAim(scene),
    ...(action === undefined ? {} : { action }),
    ...(object === undefined ? {} : { object }),
    ...(random() < 0.8
      ? {
          dice:
            random() < 0.25
              ? pickOne(random, [
                  [1, 1],
                  [6, 6],
                  [4, 4],
                  [5, 5],
                ])
              : [d6(random), d6(random)],
        }
      : may(0.7, { showed: pickOne(random, DICE_RESULTS) })),
    ...may(0.1, { takes: each(() => randomBelow(random, 4)) }),
    ...may(0.3, { evade: each(() => d6(random)) }),
    ...may(0.3, { shape: each(() => d6(random)) }),
    ...may(0.15, { deal: each(() => randomBelow(random, 3)) }),
    ...may(0.2, { push: each(() => randomBelow(random, 4)) }),
    ...may(0.15, { direction: each(() => randomBelow(random, 8)) }),
    ...may(0.2, { die: d6(random) }),
    ...(frees ? { rescue: captive.piece } : may(shows.includes('capture') ? 0.4 : 0.02, { capture: true })),
    ...may(shows.includes('incapacitate') ? 0.4 : 0.02, { instead: 'incapacitate' }),
    ...may(targets.some((id) => shownBy(table, id).includes('mastermind')) ? 0.5 : 0.02, {
      passedTo: pickOne(random, others(scene))?.piece ?? actor.piece,
    }),
  } as AttackDeed;
}

function thingAim(scene: Scene): Aim {
  const { random, table } = scene;
  const roll = randomBelow(random, 3);
  if (roll === 0) return { object: anyObject(scene) };
  const square = near(scene);
  const edge = random() < 0.5 ? eastEdge(square) : southEdge(square);
  const { board } = table;
  if (roll === 1 && board && hasEdge(board, edge) && (board.walls[edge] !== OPEN || random() < 0.1)) return { edge };
  return { square };
}

function moveDeed(scene: Scene): MoveDeed {
  const { random, ruleset, table, actor, shows } = scene;
  const { underway } = table;
  const moves = ruleset.moves.filter((id) => shows.includes(id));
  const going = underway?.piece === actor.piece && random() < 0.85 ? underway.action : undefined;
  const action =
    going ?? (random() < 0.4 ? pickOne(random, moves) : random() < 0.04 ? pickOne(random, ruleset.moves) : undefined);
  const friends = others(scene).filter(
    ({ side, squares }) => side === actor.side && distance(squares[0] ?? 0, actor.squares[0] ?? 0) <= 2,
  );
  const carries =
    random() < (shows.includes('flight') || shows.includes('carry') || shows.includes('transporter') ? 0.5 : 0.04);
  const carrying = carries ? (pickOne(random, friends.length > 0 ? friends : others(scene))?.piece ?? null) : null;
  const mode = shows.includes('flight') && random() < 0.3 ? (random() < 0.5 ? 'hovering' : 'soaring') : null;
  const position = getTablePosition(table);
  const stands = position?.pieces.some(({ id }) => id === actor.piece) ?? false;
  const question = {
    piece: actor.piece,
    action: action ?? 'move',
    carrying,
    mode,
    actionPoints: null,
    run: false,
  } as const;
  const asked = action === undefined || action === 'move' || ruleset.moves.includes(action);
  const ends = position && stands && asked && random() < 0.8 ? ruleset.reach(position, question).ends : [];
  const to = random() < 0.05 ? [] : (pickOne(random, ends)?.squares ?? shifted(scene, near(scene)));
  const end = to[0] ?? actor.squares[0] ?? 0;
  const onWay = table.objects.filter(({ at }) => distance(at, end) <= 1);
  const picksUp =
    random() < 0.25 ? (pickOne(random, onWay)?.id ?? (random() < 0.1 ? anyObject(scene) : undefined)) : undefined;
  const beside = end + (pickOne(random, [1, -1, 64, -64, 65]) ?? 1);
  return {
    deed: 'move',
    piece: actor.piece,
    to,
    ...(action === undefined ? {} : { action }),
    ...(mode === null ? {} : { mode }),
    ...(carrying === null ? {} : { carrying }),
    ...(carrying !== null && random() < 0.3 ? { setsDown: beside } : {}),
    ...(picksUp === undefined ? {} : { picksUp }),
    ...(actor.holding !== null && random() < 0.3 ? { putsDown: beside } : {}),
    ...(random() < 0.7 ? { breakAway: d6(random) } : {}),
  };
}

function useDeed(scene: Scene, usable: readonly string[]): UseDeed {
  const { random, ruleset, table, actor, shows } = scene;
  const known = ruleset.powers.map(({ id }) => id);
  const from =
    usable.length > 0 && random() < 0.85 ? usable : random() < 0.8 ? shows : [...known, ...POWERS_USED_BY_DEED];
  const power = pickOne(random, from) ?? 'outwit';
  const target = random() < 0.15 ? anyObject(scene) : pickOne(random, [...others(scene), actor])?.piece;
  const showing = target === undefined ? [] : shownBy(table, target);
  const here = pickOne(random, actor.squares) ?? 0;
  const squares = table.board
    ? pickSeveral(
        random,
        listBoardSquares(table.board).filter((square) => distance(square, here) <= 1),
        1 + randomBelow(random, 5),
      )
    : [];
  return {
    deed: 'use',
    piece: actor.piece,
    power,
    ...(target === undefined || random() < 0.05 ? {} : { target }),
    ...(random() < 0.9 ? { cancels: pickOne(random, [...showing, 'flurry']) ?? 'flurry' } : {}),
    ...(random() < 0.9 ? { value: pickOne(random, ALTERED_VALUES) ?? 'speed', by: random() < 0.5 ? 1 : -1 } : {}),
    ...(random() < 0.8
      ? {
          squares: random() < 0.05 ? [...squares, squareAt(randomBelow(random, 20), randomBelow(random, 20))] : squares,
        }
      : {}),
    ...(random() < 0.8 ? { to: near(scene) } : {}),
    ...(random() < 0.8 ? { die: d6(random) } : {}),
    ...(random() < 0.8 ? { dice: [d6(random), d6(random)] } : {}),
    ...(random() < 0.3 ? { direction: randomBelow(random, 8) } : {}),
  };
}
