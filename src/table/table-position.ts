import type { Board } from '../board/board';
import { listUncertainSlots } from '../catalog/certainty';
import { powerId } from '../catalog/powers';
import { listCardPowers } from './cards';
import { getCurrentClick, listGrantedPowers, listShownSpecialPowerIds, sumAlterations } from './current-click';
import { boardWithMarkers } from './markers';
import type { PowerMeaning } from './meanings';
import { type AlteredValue, makePiece, type Piece } from './piece';
import { makePosition, type Position } from './position';
import { reducePieceToFormat, reducePositionToFormat } from './reduce-to-format';
import { makeStrikerFields, withMissionState } from './striker';
import { countClicksLeft, type Figure, type Table } from './table';

function sumEachAlteration(figure: Figure): NonNullable<Piece['altered']> {
  return Object.fromEntries(figure.altered.map(({ value }) => [value, sumAlterations(figure, value)]));
}

/**
 * Converts a figure into a piece: values and powers of the current click, with temporary changes. Cancelled powers and
 * parts that the format leaves out are removed. `table` provides the state that figures share.
 */
export function makePieceOfFigure(figure: Figure, table: Table | null = null): Piece {
  const alone = figure.card ? computePiece(figure, table) : cachedPieceOf(figure);
  const whole = table ? withPowersOfCards(alone, figure, table) : alone;
  const piece = table?.format ? reducePieceToFormat(whole, table) : whole;
  const meanings = findPowerMeanings(piece, table?.meanings);
  return meanings ? { ...piece, meanings } : piece;
}

/**
 * Returns the complete list `meanings` if any of them applies to the piece, else null. All pieces share this list
 * object.
 */
function findPowerMeanings(piece: Piece, meanings: readonly PowerMeaning[] = []): readonly PowerMeaning[] | null {
  if (meanings.length === 0) return null;
  const shown = (power: string) =>
    piece.powers.includes(power) || piece.abilities.includes(power) || piece.specials?.includes(power) === true;
  return meanings.some(({ power }) => shown(power)) ? meanings : null;
}

function withPowersOfCards(piece: Piece, figure: Figure, table: Table): Piece {
  const off = new Set(figure.switchedOff.map(({ power }) => powerId(power)));
  const more = listCardPowers(table, figure).filter((power) => !off.has(power) && !piece.powers.includes(power));
  return more.length === 0 ? piece : { ...piece, powers: [...piece.powers, ...new Set(more)] };
}

function cachedPieceOf(figure: Figure): Piece {
  const piece = pieceCache.get(figure) ?? computePiece(figure, null);
  pieceCache.set(figure, piece);
  return piece;
}

/**
 * Cache of pieces, for figures that play without a card. Such figures never change, depend on nothing else, and are
 * read many times in a deed.
 */
const pieceCache = new WeakMap<Figure, Piece>();

function computePiece(figure: Figure, table: Table | null): Piece {
  const { character } = figure;
  const off = new Set(figure.switchedOff.map(({ power }) => powerId(power)));
  const altered = (value: AlteredValue, printed: number) => Math.max(0, printed + sumAlterations(figure, value));
  const click = getCurrentClick(figure);
  const guessed = listUncertainSlots(character, figure.click);
  const showing = click ? [click.speed.power, click.attack.power, click.defense.power, click.damage.power] : [];
  // Games of earlier versions use other names for some powers.
  const printed = showing.map((power) => power && powerId(power));
  const shown = printed.filter((power): power is string => power !== null && power !== 'special' && !off.has(power));
  const specials = listShownSpecialPowerIds(figure).filter((special) => !off.has(special));
  return makePiece(figure.piece, figure.squares, {
    side: figure.loan ?? figure.side,
    mode: figure.mode ?? 'hovering',
    speed: altered('speed', click?.speed.value ?? 0),
    attack: altered('attack', click?.attack.value ?? 0),
    defense: altered('defense', click?.defense.value ?? 0),
    damage: altered('damage', click?.damage.value ?? 0),
    range: altered('range', character.range),
    targets: character.targets,
    abilities: character.abilities.map(powerId).filter((ability) => !off.has(ability)),
    powers: [...new Set([...shown, ...listGrantedPowers(figure, off)])],
    size: character.size,
    tokens: figure.tokens,
    holding: figure.holding,
    clicks: countClicksLeft(figure),
    points: figure.points,
    team: character.teams[0] ?? null,
    keywords: character.keywords,
    name: character.name,
    archenemy: character.archenemy ?? null,
    ...(guessed.length > 0 ? { guessed } : {}),
    ...(figure.altered.length > 0 ? { altered: sumEachAlteration(figure) } : {}),
    ...(figure.card ? makeStrikerFields(table, figure, figure.card) : {}),
    ...(specials.length > 0 ? { specials } : {}),
  });
}

/**
 * Returns the position with a defeated figure put back on its last squares, from which further effects of its attack
 * are computed.
 */
export function positionWithDefeatedFigure(table: Table, id: string | null): Position | null {
  const figure = id === null ? undefined : table.figures.get(id);
  const { defeated = false, fell = [] } = figure ?? {};
  if (!figure || !defeated || fell.length === 0) return getTablePosition(table);
  const figures = new Map(table.figures).set(figure.piece, { ...figure, defeated: false, squares: fell });
  return getTablePosition({ ...table, figures });
}

/** Returns the position that questions are about: everything on the map. Null before a map is chosen. */
export function getTablePosition(table: Table): Position | null {
  if (!table.board) return null;
  const position = positions.get(table) ?? positionOn(table, table.board);
  positions.set(table, position);
  return position;
}

/**
 * Cache of positions by table. Other caches are keyed by the position, which must therefore stay the same object.
 * Tables never change.
 */
const positions = new WeakMap<Table, Position>();

function positionOn(table: Table, board: Board): Position {
  const standing = [...table.figures.values()].filter((figure) => !figure.defeated && figure.squares.length > 0);
  const pieces = standing.map((figure) => makePieceOfFigure(figure, table));
  const position = makePosition(boardWithMarkers(board, table.markers), pieces, {
    objects: table.objects,
    barriers: table.markers.filter(({ name }) => name === 'barrier').map(({ at }) => at),
    turn: table.turn,
    round: Math.max(1, table.round),
    order: table.players.map((player) => player.side),
    ...(table.alliances === undefined ? {} : { alliances: table.alliances }),
    buildTotals: Object.fromEntries(
      table.players.map((player) => [player.side, player.buildTotal ?? table.buildTotal]),
    ),
  });
  return withMissionState(table, reducePositionToFormat(position, table));
}
