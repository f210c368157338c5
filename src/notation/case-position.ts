import type { Card } from '../catalog/card';
import { type Square, squareName } from '../grid/square';
import {
  byNameField,
  choiceField,
  defaultedField,
  listField,
  namedListField,
  nullableField,
  numberField,
  pieceField,
  squareField,
  switchField,
  textField,
  type ValueOf,
} from '../rules/action-fields';
import type { Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import { boardWithHeaps, findHeaps } from '../table/heaps';
import { boardWithMarkers } from '../table/markers';
import type { Position } from '../table/position';
import type { Marker } from '../table/table';
import { makeTableToken, type NewToken, TOKEN_KINDS } from '../table/tokens';
import { TOKENS_FIELD } from './places';

export const MARK_KINDS = ['smoke', 'barrier'] as const;
const KINDS = { smoke: 'hindering', barrier: 'blocking' } as const;

const MARKED = namedListField(
  'Smoke and barriers, by square.',
  'at',
  {
    kind: choiceField('What it is.', MARK_KINDS),
    side: nullableField(textField('The side that owns it. Left out if unknown.')),
  },
  squareField('The square.'),
);

const FEATS = namedListField('Feats in the game, by name.', 'name', {
  points: numberField('Cost.'),
  side: textField('Its side.'),
  for: defaultedField([], listField(pieceField('The pieces that have it. Left out if no piece was chosen.'))),
  each: switchField('Whether the cost counts for each character.'),
});

/** Fields with further data of the game in a case. */
export const GAME_FIELDS = {
  marked: defaultedField([], MARKED),
  tokens: defaultedField([], TOKENS_FIELD),
  rerolls: defaultedField({}, byNameField(numberField('Rerolls that a themed team has left, by side.'))),
  feats: defaultedField([], FEATS),
};

/** A square of a case with smoke or a barrier. */
type MarkedSquare = ValueOf<typeof MARKED>[number];
/** A feat of a case: its points, its side and the pieces that have it. */
type CaseFeat = ValueOf<typeof FEATS>[number];

/** A position with further data of a game that a case may contain. Its board does not include marked squares. */
export interface CasePosition extends Position {
  readonly marked?: readonly MarkedSquare[];
  /** Rerolls that a themed team has left, by side. */
  readonly rerolls?: Readonly<Record<string, number>>;
  /** Feats in the game, by name. */
  readonly feats?: readonly CaseFeat[];
  /** Tokens of a mission, in the order in which they are written. */
  readonly tokens?: readonly NewToken[];
  /** Id of the format of play. */
  readonly format?: string;
}

/** Adds marked squares to the position as terrain, for questions about a single position. */
export function withMarkedSquares(position: CasePosition): Position & Pick<CasePosition, 'format'> {
  const { marked, rerolls: _rerolls, feats: _feats, tokens = [], ...bare } = position;
  const plain = tokens.length === 0 ? bare : addTokens(bare, tokens);
  if (!marked) return plain;
  const markers = marked.map(({ at, kind, side }): Marker => {
    return { id: markerId(at), kind: KINDS[kind], at, owner: side, until: null, name: kind };
  });
  return { ...plain, board: boardWithMarkers(plain.board, markers) };
}

/**
 * Adds tokens to a position: tokens with a strength become objects, and ammunition crates become ammunition squares.
 */
function addTokens(position: Position, tokens: readonly NewToken[]): Position {
  const heaps = findHeaps(position.board, tokens.map(makeTableToken));
  const crates = tokens.flatMap(({ kind, at }) => (kind === TOKEN_KINDS.ammunition ? [at] : []));
  return {
    ...position,
    board: boardWithHeaps(position.board, heaps),
    ammunition: [...position.ammunition, ...crates],
    ...(heaps.size > 0 ? { heaps } : {}),
  };
}

/**
 * Makes the facts that put markers, rerolls and feats of a played case on the table, after its first turn began.
 * Markers last as long as the edition says.
 */
export function makeGameFacts({ marked = [], rerolls = {}, feats = [] }: CasePosition, ruleset: Ruleset): Fact[] {
  return [
    ...marked.map(({ at, kind, side }): Fact => {
      const when = ruleset.markers.find(({ name }) => name === kind)?.until ?? null;
      return {
        fact: 'marker',
        marker: markerId(at),
        kind: KINDS[kind],
        square: squareName(at),
        owner: side,
        until: side === null || when === null ? null : { side, when },
        name: kind,
      };
    }),
    ...Object.entries(rerolls).map(([side, left]): Fact => ({ fact: 'rerolls', side, left })),
    ...feats.map(featFact),
  ];
}

function featFact({ name, points, side, for: pieces, each }: CaseFeat): Fact {
  const is: Card = { kind: 'feat', name, text: '', needs: '', points, each, dial: null };
  return { fact: 'card', card: name, is, owner: side, pieces, click: 1 };
}

/** Lists every side that markers, rerolls, alliances and feats name. */
export function listNamedSides({ marked = [], rerolls = {}, alliances = {}, feats = [] }: CasePosition): string[] {
  const owners = marked.flatMap(({ side }) => (side === null ? [] : [side]));
  return [...owners, ...Object.keys(rerolls), ...Object.keys(alliances), ...feats.map(({ side }) => side)];
}

function markerId(at: Square): string {
  return `marked ${squareName(at)}`;
}
