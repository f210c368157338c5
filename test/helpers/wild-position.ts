import { type Board, listBoardSquares } from '../../src/board/board';
import { BLOCKING, OPEN, PRINTED_OBJECT } from '../../src/board/terrain';
import type { Square } from '../../src/grid/square';
import { type Piece, STRIKER_KINDS, type StrikerState } from '../../src/table/piece';
import type { Position, TableObject } from '../../src/table/position';
import { type PositionSize, randomPosition, seededRandom } from './random-position';

/** Sets of abilities from all rulebooks. An edition ignores abilities that it does not have. */
const ABILITIES = [
  [],
  [],
  [],
  ['giant'],
  ['colossal'],
  ['flight', 'carry'],
  ['flight', 'indomitable'],
  ['swim'],
  ['sharpshooter'],
  ['carry', 'transporter'],
  ['move-and-attack'],
  ['duo'],
] as const;
const POWERS = [
  [],
  [],
  ['stealth'],
  ['leap-climb'],
  ['phasing-teleport'],
  ['charge'],
  ['running-shot'],
  ['hypersonic-speed'],
  ['toughness', 'super-senses'],
  ['invulnerability', 'blades-claws-fangs'],
  ['combat-reflexes', 'close-combat-expert'],
  ['energy-shield-deflection', 'ranged-combat-expert'],
  ['defend', 'enhancement'],
  ['energy-explosion', 'willpower'],
  ['penetrating-psychic-blast', 'battle-fury'],
] as const;

type Random = () => number;

function below(random: Random, bound: number): number {
  return Math.floor(random() * bound);
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[below(random, items.length)] as Item;
}

function striker(random: Random, side: string): StrikerState {
  const kinds = STRIKER_KINDS.filter((kind) => (kind === 'hero') === (side === 'heroes'));
  return {
    kind: pick(random, kinds),
    actionPoints: below(random, 9),
    gain: 3,
    cap: 9,
    health: 3 + below(random, 4),
    wounds: below(random, 3),
    attacked: random() < 0.2,
    respawned: random() < 0.1,
    status: random() < 0.1 ? ['trapped'] : random() < 0.1 ? ['prone'] : [],
    boxes: { attack: { cost: 2, slots: 2, wounds: below(random, 2) } },
    cards: {},
  };
}

function wildPiece(random: Random, piece: Piece): Piece {
  const side = piece.side === 'red' ? 'heroes' : 'mastermind';
  const abilities = pick(random, ABILITIES);
  return {
    ...piece,
    side,
    abilities,
    powers: pick(random, POWERS),
    speed: 2 + below(random, 8),
    attack: 7 + below(random, 6),
    defense: 13 + below(random, 6),
    damage: 1 + below(random, 4),
    range: below(random, 11),
    targets: 1 + below(random, 3),
    tokens: random() < 0.3 ? 1 + below(random, 2) : 0,
    holding: random() < 0.2 ? pick(random, ['light', 'heavy']) : null,
    clicks: 1 + below(random, 6),
    mode: (abilities as readonly string[]).includes('flight') && random() < 0.4 ? 'soaring' : 'hovering',
    size: pick(random, ['tiny', 'standard', 'standard', 'giant', 'colossal']),
    striker: striker(random, side),
  };
}

function furnished(random: Random, board: Board): Board {
  const terrain = board.terrain.slice();
  const objectStrengths = new Map<Square, number>();
  const wallStrengths = new Map<number, number>();
  for (const square of listBoardSquares(board)) {
    if (!((terrain[square] ?? 0) & BLOCKING) && random() < 0.1) {
      terrain[square] = (terrain[square] ?? 0) | PRINTED_OBJECT;
      objectStrengths.set(square, 1 + below(random, 5));
    }
    for (const edge of [2 * square, 2 * square + 1])
      if (board.walls[edge] !== OPEN && random() < 0.7) wallStrengths.set(edge, 1 + below(random, 5));
  }
  const area = (share: number) => listBoardSquares(board).filter(() => random() < share);
  const starts = new Map([
    ['heroes', area(0.15)],
    ['mastermind', area(0.15)],
  ]);
  return { ...board, terrain, objectStrengths, wallStrengths, starts };
}

/** Makes a random position with contents that only some editions use, such as spawns and wall strengths. */
export function makeWildPosition(seed: number, wild: Partial<PositionSize> = {}): Position {
  const position = randomPosition(seed, wild);
  const random = seededRandom(seed + 90210);
  const board = furnished(random, position.board);
  const squares = listBoardSquares(board);
  const objects = (['light', 'heavy', 'immobile'] as const).map(
    (kind, place): TableObject => ({ id: `o${place}`, at: pick(random, squares), kind }),
  );
  return {
    ...position,
    board,
    objects,
    pieces: position.pieces.map((piece) => wildPiece(random, piece)),
    order: ['heroes', 'mastermind'],
    turn: random() < 0.3 ? 'mastermind' : null,
    round: random() < 0.3 ? 1 : 2,
    spawns: { hero: [pick(random, squares)], villain: [pick(random, squares)] },
    ammunition: [pick(random, squares)],
  };
}
