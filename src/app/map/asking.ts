import { type Accessor, batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Square } from '../../grid/square';
import { answerMapQuestion, findTarget } from '../../query/answer-map-question';
import { listMoveKinds } from '../../query/kinds';
import { type MapAnswer, type MapTarget, type QuestionMode, toAnswered } from '../../query/map-answer';
import { applyTerms } from '../../query/question-terms';
import { positionInGame } from '../../query/resolve-deed';
import { LIFT_KIND } from '../../query/telekinesis-move';
import { type LeastChange, leastChange } from '../../rules/least-change';
import { baseOn, type Preview, previewAt } from '../../rules/preview';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import { findPiece, type Position } from '../../table/position';
import { defaultMoveKind } from '../../table/striker';
import type { Figure } from '../../table/table';
import { makeAnswerLines, makeMoveLines, makePathLines } from '../../view/answer-lines';
import { makeFigureOverlays } from '../../view/figure-overlays';
import { type Badge, findFocusSquares, withFill } from '../../view/overlays';
import { NOTHING_PRECOMPUTED, type PrecomputedOverlays, precomputeOverlays } from '../../view/precompute';
import type { BoardLine, BoardOverlay } from '../../view/types';
import { createAfterPaint } from '../timing/after-paint';
import { whenIdle } from '../timing/when-idle';
import type { MapContext } from './map-context';
import { createTerms, type TermsState } from './question-terms';

/** What is asked on the map, and what follows from it. Each is computed once for its inputs, and only while it is looked at. */
export interface AskingState {
  readonly mode: Accessor<QuestionMode>;
  readonly setMode: (mode: QuestionMode) => void;
  readonly setTarget: (target: MapTarget | null) => void;
  /** Closes the answer once it is recorded: nothing chosen for it counts for the next, save in an action of several parts. */
  readonly finish: () => void;
  /** A kind of attack or of move chosen by hand. */
  readonly setKind: (kind: string) => void;
  /** The selected figure, on the map or not. */
  readonly figure: Accessor<Figure | null>;
  readonly select: (id: string | null) => void;
  readonly position: Accessor<Position | null>;
  /** The selected figure, if it is on the map. */
  readonly piece: Accessor<Piece | null>;
  /** The selected figure where it has still to be placed. */
  readonly waiting: Accessor<Figure | null>;
  readonly answer: Accessor<MapAnswer | null>;
  /** The other terms of the question: powers turned off, more targets, who is carried. */
  readonly terms: TermsState;
  readonly badges: Accessor<ReadonlyMap<string, Badge> | null>;
  readonly overlay: Accessor<BoardOverlay>;
  /** What of the other overlays is made and may soon be looked at. */
  readonly ready: Accessor<PrecomputedOverlays>;
  readonly lines: Accessor<readonly BoardLine[]>;
  /** The part of the map to show with the answer. */
  readonly focus: Accessor<readonly Square[] | null>;
  /** The least change after which the attack would be answered otherwise. */
  readonly better: Accessor<LeastChange | null>;
  /** A tap on a figure: selects it, or asks about it; whoever is looked at is selected by a second tap. */
  readonly tapPiece: (id: string) => void;
  /** A tap on a square where no figure waits to be placed. */
  readonly tapSquare: (square: Square) => void;
  /** Holds a square, to show what changes if the selected figure moves there. Null closes that. */
  readonly hold: (square: Square | null) => void;
  /** What is known of the square that is held. */
  readonly held: Accessor<Held | null>;
  /** What the numbers of the overlay are about, where that is more than the figure. */
  readonly about: Accessor<About>;
}

export interface Held {
  readonly square: Square;
  readonly stand: Preview;
  /** Squares of its way on which it must stop. */
  readonly stops: readonly Square[];
}

export interface About {
  /** The least roll that breaks away before a move; false where none is needed. */
  readonly breakAway: false | number;
}

const NOTHING_ABOUT: About = { breakAway: false };

/** What is asked when the map opens. */
export interface Opening {
  readonly piece: string;
  readonly mode: QuestionMode;
  readonly target: MapTarget | null;
  /** The kind of attack or of move; null: the likely one. */
  readonly kind: string | null;
}

const NOTHING_PAINTED: BoardOverlay = { fills: {}, numbers: [] };

/** Options that end on a square: to advance, to run, to march on, and what cards allow. */
const MOVES = /^(?:move|run|march-on|card-.+)$/;

/** Options for which the map takes the likely way: what was paid for already is used up first. */
const LIKELY: readonly string[] = ['move', 'march-on'];

/** What is looked at first for something that is to be done: `run` is a move, `hit` what it is called. */
function modeOf(first: string | null): QuestionMode {
  if (first === 'hit') return 'hit';
  return first !== null && MOVES.test(first) ? 'move' : 'see';
}

/** The questions asked on a map. `first` is what is to be done, where the map was opened for that: `move run march-on card-free hit`. */
export function createAsking(
  context: () => MapContext,
  first: string | null = null,
  opening: Opening | null = null,
): AskingState {
  const [mode, setModeOnly] = createSignal<QuestionMode>(opening?.mode ?? modeOf(first));
  const [target, setTargetOnly] = createSignal<MapTarget | null>(opening?.target ?? null);
  const [kind, setKind] = createSignal<string | null>(
    opening?.kind ?? (first !== null && LIKELY.includes(first) ? null : first),
  );
  const terms = createTerms();
  const table = () => context().table;
  const rules = () => context().ruleset;
  const figure = createMemo(() => table().figures.get(context().selected ?? '') ?? null);
  const position = createMemo(() => context().position?.(table()) ?? positionInGame(rules(), table()));
  const piece = createMemo(() => {
    const [now, chosen] = [position(), figure()];
    return now && chosen ? findPiece(now, chosen.piece) : null;
  });
  const waiting = () => {
    const chosen = figure();
    return chosen && !chosen.defeated && chosen.squares.length === 0 ? chosen : null;
  };

  const left = createMemo(() => {
    const chosen = piece();
    return (chosen && context().plays && rules()?.follow?.rest(table(), chosen.id)) || null;
  });
  const answers = createMemo(() => {
    const [edition, now, chosen] = [rules(), position(), piece()];
    return edition && now && chosen ? makeFigureOverlays(edition, now, chosen, left()) : null;
  });
  const badges = createMemo(() => (mode() === 'hit' ? (answers()?.hit() ?? null) : null));
  const moveKind = createMemo(() => {
    const [edition, chosen, wanted] = [rules(), piece(), kind()];
    const offered = edition && chosen ? listMoveKinds(edition, chosen) : [];
    if (wanted !== null && offered.includes(wanted)) return wanted;
    return chosen ? defaultMoveKind(chosen) : 'move';
  });
  const answer = createMemo((): MapAnswer | null => {
    const [edition, now, chosen, at] = [rules(), position(), piece(), target()];
    if (!edition || !now || !chosen || !at) return null;
    const question = { selected: chosen.id, mode: mode(), target: at, kind: kind(), terms: terms.now(), left: left() };
    return answerMapQuestion({ ruleset: edition, position: now, ...question });
  });
  // Where something else is moved from afar, the reach shown is that of what is moved.
  const taken = () => {
    const given = answer();
    if (moveKind() !== LIFT_KIND) return terms.now().carrying;
    return given?.mode === 'move' ? given.question.piece : terms.now().lifted;
  };
  const painted = createMemo(() => {
    const known = answers();
    if (!known) return NOTHING_PAINTED;
    // Only targets have something to tell.
    if (mode() === 'hit') return NOTHING_PAINTED;
    if (mode() === 'threat') return known.threat();
    return mode() === 'see' ? known.see() : known.move(moveKind(), taken());
  });
  // Whoever selects a figure will soon look at its other overlays: then they are there.
  const [ready, setReady] = createSignal<PrecomputedOverlays>(NOTHING_PRECOMPUTED);
  createEffect(() => {
    const known = answers();
    if (!known) return;
    onCleanup(whenIdle(precomputeOverlays(known, setReady)));
    onCleanup(() => setReady(NOTHING_PRECOMPUTED));
  });
  const [square, setSquare] = createSignal<Square | null>(null);
  const held = createMemo((): Held | null => {
    const [edition, now, chosen, at] = [rules(), position(), piece(), square()];
    const squares = at !== null && now && chosen ? baseOn(now, chosen, at) : null;
    if (!edition || !now || !chosen || at === null || !squares) return null;
    const stand = previewAt(edition, now, chosen.id, squares);
    const must = new Set(answers()?.move('move', null).fills.stop ?? []);
    return { square: at, stand, stops: stand.move.path.slice(1).filter((each) => must.has(each)) };
  });
  const lines = createMemo(() => {
    const [now, chosen, given, there] = [position(), piece(), answer(), held()];
    if (now && there) return makeMoveLines(now, there.stand.move);
    if (!now || !chosen || !given) return [];
    const pushed = given.mode === 'hit' ? makePathLines(given.knockBack?.answer?.path ?? []) : [];
    return [...makeAnswerLines(now, toAnswered(given, chosen.id)), ...pushed];
  });
  // It asks again from every square near by: the answer itself does not wait for that.
  const shown = createAfterPaint(answer);
  const better = createMemo(() => {
    const [edition, now, given] = [rules(), position(), shown()];
    if (!edition || !now || given?.mode !== 'hit') return null;
    return leastChange(edition, applyTerms(now, terms.now()), given.question);
  });
  const overlay = createMemo(() => {
    const [tip, there] = [better(), held()];
    if (there) return withFill(painted(), 'better', there.stand.squares);
    return tip?.change === 'stand' ? withFill(painted(), 'better', [tip.square]) : painted();
  });
  const focus = createMemo(() => {
    const given = answer();
    const reached = painted().fills.reach ?? [];
    if (!given) return reached.length > 0 ? findFocusSquares([], [...reached, ...(painted().fills.stop ?? [])]) : null;
    const asked = 'square' in given.target ? [given.target.square] : [];
    return findFocusSquares(lines(), [...(piece()?.squares ?? []), ...asked]);
  });

  const setTarget = (next: MapTarget | null): void =>
    batch(() => {
      setSquare(null);
      terms.next();
      setTargetOnly(next);
    });
  const forget = (): void =>
    batch(() => {
      setTarget(null);
      setKind(null);
      terms.clear();
    });
  const finish = (): void =>
    batch(() => {
      setTarget(null);
      terms.clear();
      if (table().underway?.piece !== piece()?.id) setKind(null);
    });
  createEffect(on(() => context().rewinds, forget, { defer: true }));
  let chosen = context().selected;
  const select = (id: string | null): void => {
    chosen = id;
    forget();
    context().select(id);
  };
  // The Table beside the map selects too: nothing chosen for one figure counts for another.
  createEffect(
    on(
      () => context().selected,
      (now) => {
        if (now !== chosen) forget();
        chosen = now;
      },
      { defer: true },
    ),
  );
  const setMode = (next: QuestionMode): void =>
    batch(() => {
      setModeOnly(next);
      forget();
    });
  const about = createMemo((): About => {
    const known = answers();
    if (!known) return NOTHING_ABOUT;
    const breakAway = mode() === 'move' ? known.breakAway(moveKind(), taken()) : false;
    return { breakAway };
  });
  const hold = (next: Square | null): void =>
    batch(() => {
      setTarget(null);
      if (next === null || !piece()?.squares.includes(next)) setSquare(next);
    });
  const tapSquare = (square: Square): void => {
    const now = position();
    if (!now || !piece()) return;
    if (mode() === 'threat') {
      hold(square);
      return;
    }
    setTarget(findTarget(now, square));
    // There is nothing to ask about some squares: then the tap only closes the last answer.
    if (!answer()) setTarget(null);
  };
  const addTarget = (id: string): void =>
    batch(() => {
      terms.setAdding(false);
      if (answer()?.mode === 'hit') terms.toggleTarget(id);
    });
  const isTarget = (id: string): boolean => {
    const asked = target();
    return asked !== null && 'piece' in asked && asked.piece === id;
  };
  const opposes = (a: string, b: string) => !areFriendly(table(), a, b);
  /** In a mission teammates can be attacked as well: its figures alone strike for wounds. */
  const isAimedAt = (chosen: Piece, side: string) => chosen.striker != null || opposes(side, chosen.side);
  const tapPiece = (id: string): void => {
    const [chosen, tapped] = [piece(), table().figures.get(id)];
    if (!chosen || !tapped || !rules()) select(id);
    else if (id !== chosen.id && terms.adding() && opposes(tapped.side, chosen.side)) addTarget(id);
    else if (id === chosen.id) {
      if (target()) setTarget(null);
      else select(null);
    } else if (isTarget(id) && (mode() === 'see' || !opposes(tapped.side, chosen.side))) select(id);
    else if (mode() === 'see' || (mode() === 'hit' && isAimedAt(chosen, tapped.side))) setTarget({ piece: id });
    else select(id);
  };

  return {
    mode,
    setMode,
    setTarget,
    finish,
    setKind,
    figure,
    select,
    position,
    piece,
    waiting,
    answer,
    terms,
    badges,
    overlay,
    ready,
    lines,
    focus,
    better,
    tapPiece,
    tapSquare,
    hold,
    held,
    about,
  };
}
