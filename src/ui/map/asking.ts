import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import { type Position, pieceOf } from '../../table/position';
import { type Figure, positionOf } from '../../table/table';
import type { BoardLine, BoardOverlay } from '../board/types';
import { ask, askReach, type Mode, moveKinds, type Ruling, type Target, targetOn } from './ask';
import { type BetterSquare, betterSquare } from './better';
import type { MapDesk } from './desk';
import { type Badge, focusOf, hitBadges, linesOf, reachOverlay, sightOverlay, withFill } from './overlays';

/** What is asked on the map, and what follows from it. Each is computed once for its inputs, and only while it is looked at. */
export interface AskingState {
  readonly mode: Accessor<Mode>;
  readonly setMode: (mode: Mode) => void;
  readonly setTarget: (target: Target | null) => void;
  /** A kind of attack or of move chosen by hand. */
  readonly setKind: (kind: string) => void;
  /** The selected figure, on the map or not. */
  readonly figure: Accessor<Figure | null>;
  readonly select: (id: string | null) => void;
  readonly position: Accessor<Position | null>;
  /** The selected figure where it stands on the map. */
  readonly piece: Accessor<Piece | null>;
  /** The selected figure where it has still to be placed. */
  readonly waiting: Accessor<Figure | null>;
  readonly ruling: Accessor<Ruling | null>;
  readonly badges: Accessor<ReadonlyMap<string, Badge> | null>;
  readonly overlay: Accessor<BoardOverlay>;
  readonly lines: Accessor<readonly BoardLine[]>;
  /** What of the map should be seen with the answer. */
  readonly focus: Accessor<readonly Square[] | null>;
  readonly better: Accessor<BetterSquare | null>;
  /** A tap on a figure: selects it, or asks about it. */
  readonly tapPiece: (id: string) => void;
  /** A tap on a square where no figure waits to be placed. */
  readonly tapSquare: (square: Square) => void;
}

const NOTHING_PAINTED: BoardOverlay = { fills: {}, numbers: [] };

export function createAsking(desk: () => MapDesk): AskingState {
  const [mode, setModeOnly] = createSignal<Mode>('see');
  const [target, setTarget] = createSignal<Target | null>(null);
  const [kind, setKind] = createSignal<string | null>(null);
  const table = () => desk().table;
  const rules = () => desk().ruleset;
  const figure = createMemo(() => table().figures.get(desk().selected ?? '') ?? null);
  const position = createMemo(() => positionOf(table()));
  const piece = createMemo(() => {
    const [now, chosen] = [position(), figure()];
    return now && chosen ? pieceOf(now, chosen.piece) : null;
  });
  const waiting = () => {
    const chosen = figure();
    return chosen && !chosen.defeated && chosen.squares.length === 0 ? chosen : null;
  };

  const badges = createMemo(() => {
    const [edition, now, chosen] = [rules(), position(), piece()];
    return edition && now && chosen && mode() === 'hit' ? hitBadges(edition, now, chosen) : null;
  });
  const moveKind = createMemo(() => {
    const [edition, chosen, wanted] = [rules(), piece(), kind()];
    return edition && chosen && wanted !== null && moveKinds(edition, chosen).includes(wanted) ? wanted : 'move';
  });
  const painted = createMemo(() => {
    const [edition, now, chosen] = [rules(), position(), piece()];
    if (!edition || !now || !chosen || mode() === 'hit') return NOTHING_PAINTED;
    if (mode() === 'see') return sightOverlay(now, chosen, edition.sight(now, chosen.id));
    return reachOverlay(askReach(edition, now, chosen.id, moveKind()));
  });
  const ruling = createMemo((): Ruling | null => {
    const [edition, now, chosen, at] = [rules(), position(), piece(), target()];
    if (!edition || !now || !chosen || !at) return null;
    return ask({ ruleset: edition, position: now, selected: chosen.id, mode: mode(), target: at, kind: kind() });
  });
  const lines = createMemo(() => {
    const [now, answer] = [position(), ruling()];
    return now && answer ? linesOf(now, answer) : [];
  });
  const better = createMemo(() => {
    const [edition, now, answer, chosen] = [rules(), position(), ruling(), piece()];
    if (!edition || !now || !chosen || answer?.mode !== 'hit') return null;
    const question = { attacker: chosen.id, target: answer.target.piece, attack: answer.chosen };
    return betterSquare(edition, now, question, answer.hit);
  });
  const overlay = createMemo(() => {
    const tip = better();
    return tip ? withFill(painted(), 'better', [tip.square]) : painted();
  });
  const focus = createMemo(() => {
    const answer = ruling();
    const reached = painted().fills.reach ?? [];
    if (!answer) return reached.length > 0 ? focusOf([], [...reached, ...(painted().fills.stop ?? [])]) : null;
    const asked = 'square' in answer.target ? [answer.target.square] : [];
    return focusOf(lines(), [...(piece()?.squares ?? []), ...asked]);
  });

  const select = (id: string | null): void => {
    setTarget(null);
    setKind(null);
    desk().select(id);
  };
  const setMode = (next: Mode): void => {
    setModeOnly(next);
    setTarget(null);
    setKind(null);
  };
  const tapSquare = (square: Square): void => {
    const now = position();
    if (!now || !piece()) return;
    setTarget(targetOn(now, square));
    // Of some squares there is nothing to ask: then the tap only puts the last answer away.
    if (!ruling()) setTarget(null);
  };
  const tapPiece = (id: string): void => {
    const [chosen, tapped] = [piece(), table().figures.get(id)];
    if (!chosen || !tapped || !rules()) select(id);
    else if (id === chosen.id) {
      if (target()) setTarget(null);
      else select(null);
    } else if (mode() === 'see' || (mode() === 'hit' && tapped.side !== chosen.side)) setTarget({ piece: id });
    else select(id);
  };

  return {
    mode,
    setMode,
    setTarget,
    setKind,
    figure,
    select,
    position,
    piece,
    waiting,
    ruling,
    badges,
    overlay,
    lines,
    focus,
    better,
    tapPiece,
    tapSquare,
  };
}
