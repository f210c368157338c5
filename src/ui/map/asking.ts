import { type Accessor, batch, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Square } from '../../grid/square';
import { leastChange, type NearChange } from '../../rules/near';
import type { Piece } from '../../table/piece';
import { type Position, pieceOf } from '../../table/position';
import { type Figure, positionOf } from '../../table/table';
import type { BoardLine, BoardOverlay } from '../board/types';
import { createAfterPaint } from './afterPaint';
import { makeAnswers, whenIdle } from './answers';
import { ask, type Mode, moveKinds, type Ruling, type Target, targetOn } from './ask';
import { LIFT } from './askLift';
import type { MapDesk } from './desk';
import { moreLines } from './drawn';
import { type Badge, focusOf, linesOf, withFill } from './overlays';
import { createTerms, positionUnder, type TermsState } from './terms';

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
  /** What is said beside who asks about whom: powers switched off, more targets, who is carried. */
  readonly terms: TermsState;
  readonly badges: Accessor<ReadonlyMap<string, Badge> | null>;
  readonly overlay: Accessor<BoardOverlay>;
  /** What of the other overlays is made and may soon be looked at. */
  readonly ready: Accessor<Ready>;
  readonly lines: Accessor<readonly BoardLine[]>;
  /** What of the map should be seen with the answer. */
  readonly focus: Accessor<readonly Square[] | null>;
  /** The least change after which the attack would be answered otherwise. */
  readonly better: Accessor<NearChange | null>;
  /** A tap on a figure: selects it, or asks about it; whoever is looked at is selected by a second tap. */
  readonly tapPiece: (id: string) => void;
  /** A tap on a square where no figure waits to be placed. */
  readonly tapSquare: (square: Square) => void;
}

export interface Ready {
  readonly overlays: readonly BoardOverlay[];
  readonly badges: ReadonlyMap<string, Badge> | null;
}

const NOTHING_READY: Ready = { overlays: [], badges: null };
const NOTHING_PAINTED: BoardOverlay = { fills: {}, numbers: [] };

/** Options that end on a square: to advance, to run, to march on, and what cards allow. */
const MOVES = /^(?:move|run|march-on|card-.+)$/;

/** What is looked at first for something that is to be done: `run` is a move, `hit` what it is called. */
function modeOf(first: string | null): Mode {
  if (first === 'hit') return 'hit';
  return first !== null && MOVES.test(first) ? 'move' : 'see';
}

/** The questions asked on a map. `first` is what is to be done, where the map was opened for that: `move run march-on card-free hit`. */
export function createAsking(desk: () => MapDesk, first: string | null = null): AskingState {
  const [mode, setModeOnly] = createSignal<Mode>(modeOf(first));
  const [target, setTargetOnly] = createSignal<Target | null>(null);
  const [kind, setKind] = createSignal<string | null>(first === 'march-on' ? 'march' : first);
  const terms = createTerms();
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

  const answers = createMemo(() => {
    const [edition, now, chosen] = [rules(), position(), piece()];
    return edition && now && chosen ? makeAnswers(edition, now, chosen) : null;
  });
  const badges = createMemo(() => (mode() === 'hit' ? (answers()?.hit() ?? null) : null));
  const moveKind = createMemo(() => {
    const [edition, chosen, wanted] = [rules(), piece(), kind()];
    return edition && chosen && wanted !== null && moveKinds(edition, chosen).includes(wanted) ? wanted : 'move';
  });
  const ruling = createMemo((): Ruling | null => {
    const [edition, now, chosen, at] = [rules(), position(), piece(), target()];
    if (!edition || !now || !chosen || !at) return null;
    const question = { selected: chosen.id, mode: mode(), target: at, kind: kind(), terms: terms.now() };
    return ask({ ruleset: edition, position: now, ...question });
  });
  // Where something else is moved from afar, the reach shown is that of what is moved.
  const taken = () => {
    const answer = ruling();
    if (moveKind() !== LIFT) return terms.now().carrying;
    return answer?.mode === 'move' ? answer.question.piece : terms.now().lifted;
  };
  const painted = createMemo(() => {
    const known = answers();
    if (!known || mode() === 'hit') return NOTHING_PAINTED;
    return mode() === 'see' ? known.see() : known.move(moveKind(), taken());
  });
  // Whoever selects a figure will soon look at its other overlays: then they are there.
  const [ready, setReady] = createSignal<Ready>(NOTHING_READY);
  createEffect(() => {
    const known = answers();
    if (!known) return;
    const move = () => known.move('move', null);
    const tell = () => setReady({ overlays: [known.see(), move()], badges: known.hit() });
    onCleanup(whenIdle([known.see, known.hit, move, tell]));
    onCleanup(() => setReady(NOTHING_READY));
  });
  const lines = createMemo(() => {
    const [now, answer] = [position(), ruling()];
    return now && answer ? [...linesOf(now, answer), ...moreLines(now, answer)] : [];
  });
  // It asks again from every square near by: the answer itself does not wait for that.
  const shown = createAfterPaint(ruling);
  const better = createMemo(() => {
    const [edition, now, answer] = [rules(), position(), shown()];
    if (!edition || !now || answer?.mode !== 'hit') return null;
    return leastChange(edition, positionUnder(now, terms.now()), answer.question);
  });
  const overlay = createMemo(() => {
    const tip = better();
    return tip?.change === 'stand' ? withFill(painted(), 'better', [tip.square]) : painted();
  });
  const focus = createMemo(() => {
    const answer = ruling();
    const reached = painted().fills.reach ?? [];
    if (!answer) return reached.length > 0 ? focusOf([], [...reached, ...(painted().fills.stop ?? [])]) : null;
    const asked = 'square' in answer.target ? [answer.target.square] : [];
    return focusOf(lines(), [...(piece()?.squares ?? []), ...asked]);
  });

  const setTarget = (next: Target | null): void =>
    batch(() => {
      terms.next();
      setTargetOnly(next);
    });
  const forget = (): void => {
    setTarget(null);
    setKind(null);
    terms.clear();
  };
  const select = (id: string | null): void => {
    forget();
    desk().select(id);
  };
  const setMode = (next: Mode): void =>
    batch(() => {
      setModeOnly(next);
      forget();
    });
  const tapSquare = (square: Square): void => {
    const now = position();
    if (!now || !piece()) return;
    setTarget(targetOn(now, square));
    // Of some squares there is nothing to ask: then the tap only puts the last answer away.
    if (!ruling()) setTarget(null);
  };
  const addTarget = (id: string): void =>
    batch(() => {
      terms.setAdding(false);
      if (ruling()?.mode === 'hit') terms.toggleTarget(id);
    });
  const isTarget = (id: string): boolean => {
    const asked = target();
    return asked !== null && 'piece' in asked && asked.piece === id;
  };
  const tapPiece = (id: string): void => {
    const [chosen, tapped] = [piece(), table().figures.get(id)];
    if (!chosen || !tapped || !rules()) select(id);
    else if (id !== chosen.id && terms.adding() && tapped.side !== chosen.side) addTarget(id);
    else if (id === chosen.id) {
      if (target()) setTarget(null);
      else select(null);
    } else if (mode() === 'see' && isTarget(id)) select(id);
    else if (mode() === 'see' || (mode() === 'hit' && tapped.side !== chosen.side)) setTarget({ piece: id });
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
    terms,
    badges,
    overlay,
    ready,
    lines,
    focus,
    better,
    tapPiece,
    tapSquare,
  };
}
