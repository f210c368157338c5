import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { DIRECTIONS } from '../../grid/direction';
import type { Square } from '../../grid/square';
import { answerMapQuestion, findTapTarget, type MapQuestion } from '../../query/answer-map-question';
import { listMoveKinds } from '../../query/kinds';
import { type MapAnswer, type MapTarget, type QuestionMode, toAnswered } from '../../query/map-answer';
import { removeIgnoredPowers } from '../../query/question-terms';
import { positionInGame } from '../../query/resolve-deed';
import { LIFT_KIND } from '../../query/telekinesis-move';
import { findSmallestAttackChange } from '../../rules/least-change';
import { type MovePreview, previewMove } from '../../rules/preview';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import { anchorBaseAt, findPiece } from '../../table/position';
import { defaultMoveKind } from '../../table/striker';
import { directionArrow } from '../../text/answer/answer-text';
import { makeAnswerLines, makeMoveLines, makePathLines } from '../../view/answer-lines';
import {
  makeFigureOverlays,
  NO_PRECOMPUTED_OVERLAYS,
  type PrecomputedOverlays,
  precomputeOverlays,
} from '../../view/figure-overlays';
import { findFocusSquares, withFill } from '../../view/overlays';
import type { BoardOverlay, BoardSign } from '../../view/types';
import { deferUntilPaint, runWhenIdle } from '../timing/frames';
import type { MapContext } from './map-context';
import { createQuestionTerms } from './question-terms';

export interface PressedSquarePreview {
  readonly square: Square;
  readonly preview: MovePreview;
  /** Squares of the path on which the figure must stop. */
  readonly stops: readonly Square[];
}

export interface OverlayDetails {
  /** Lowest roll with which the figure breaks away before the move. False if no roll is needed. */
  readonly breakAway: false | number;
}

const NOTHING_ABOUT: OverlayDetails = { breakAway: false };

/** Question that the map answers when it opens. */
export interface InitialQuestion {
  readonly piece: string;
  readonly mode: QuestionMode;
  readonly target: MapTarget | null;
  /** Kind of attack or move. Null for the most likely kind. */
  readonly kind: string | null;
}

const NOTHING_PAINTED: BoardOverlay = { fills: {}, numbers: [] };

/** Options for which the user chooses a square: move, run, march on, and moves by cards. */
const MOVE_OPTIONS = /^(?:move|run|march-on|card-.+)$/;

/** Options that leave the kind of move to the map. The map prefers a move that is already paid for. */
const LIKELY_MOVE_OPTIONS: readonly string[] = ['move', 'march-on'];

/** Returns the question mode for an option: `run` is a move, `hit` an attack. */
function initialMode(first: string | null): QuestionMode {
  if (first === 'hit') return 'hit';
  return first !== null && MOVE_OPTIONS.test(first) ? 'move' : 'see';
}

/**
 * Creates the state of the questions on a map.
 * @param first option that opened the map, such as `move`, `run`, `march-on`, `card-free` or `hit`; null if the map was
 * opened without an option
 */
export function createMapQuestions(
  context: () => MapContext,
  first: string | null = null,
  opening: InitialQuestion | null = null,
) {
  const [mode, setModeOnly] = createSignal<QuestionMode>(opening?.mode ?? initialMode(first));
  const [target, setTargetOnly] = createSignal<MapTarget | null>(opening?.target ?? null);
  const [kind, setKind] = createSignal<string | null>(
    opening?.kind ?? (first !== null && LIKELY_MOVE_OPTIONS.includes(first) ? null : first),
  );
  const terms = createQuestionTerms();
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
    return (chosen && context().plays && rules()?.remainingMove(table(), chosen.id)) || null;
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
  const question = createMemo((): MapQuestion | null => {
    const [edition, now, chosen, at] = [rules(), position(), piece(), target()];
    if (!edition || !now || !chosen || !at) return null;
    const asked = { selected: chosen.id, mode: mode(), target: at, kind: kind(), terms: terms.now(), left: left() };
    return { ruleset: edition, position: now, ...asked };
  });
  const answer = createMemo((): MapAnswer | null => {
    const asked = question();
    return asked && answerMapQuestion(asked);
  });
  // If a figure moves a piece from a distance, the map shows the reach of the moved piece.
  const taken = () => {
    const given = answer();
    if (moveKind() !== LIFT_KIND) return terms.now().carrying;
    return given?.mode === 'move' ? given.question.piece : terms.now().lifted;
  };
  const painted = createMemo(() => {
    const overlays = answers();
    if (!overlays) return NOTHING_PAINTED;
    // Hit chances are shown as badges on figures, so there is no overlay.
    if (mode() === 'hit') return NOTHING_PAINTED;
    if (mode() === 'threat') return overlays.threat();
    return mode() === 'see' ? overlays.see() : overlays.move(moveKind(), taken());
  });
  // After a figure is selected, the overlays of the other modes are computed in advance.
  const [ready, setReady] = createSignal<PrecomputedOverlays>(NO_PRECOMPUTED_OVERLAYS);
  createEffect(() => {
    const overlays = answers();
    if (!overlays) return;
    onCleanup(runWhenIdle(precomputeOverlays(overlays, setReady)));
    onCleanup(() => setReady(NO_PRECOMPUTED_OVERLAYS));
  });
  const [square, setSquare] = createSignal<Square | null>(null);
  const held = createMemo((): PressedSquarePreview | null => {
    const [edition, now, chosen, at] = [rules(), position(), piece(), square()];
    const squares = at !== null && now && chosen ? anchorBaseAt(now, chosen, at) : null;
    if (!edition || !now || !chosen || at === null || !squares) return null;
    const stand = previewMove(edition, now, chosen.id, squares);
    const must = new Set(answers()?.move('move', null).fills.stop ?? []);
    return { square: at, preview: stand, stops: stand.move.path.slice(1).filter((each) => must.has(each)) };
  });
  const lines = createMemo(() => {
    const [now, chosen, given, there] = [position(), piece(), answer(), held()];
    if (now && there) return makeMoveLines(now, there.preview.move);
    if (!now || !chosen || !given) return [];
    const pushed = given.mode === 'hit' ? makePathLines(given.knockBack?.answer?.path ?? []) : [];
    return [...makeAnswerLines(now, toAnswered(given, chosen.id)), ...pushed];
  });
  // The search for the least change evaluates every nearby square, so it starts after the answer is drawn.
  const shown = deferUntilPaint(answer);
  const better = createMemo(() => {
    const [edition, now, given] = [rules(), position(), shown()];
    if (!edition || !now || given?.mode !== 'hit') return null;
    return findSmallestAttackChange(edition, removeIgnoredPowers(now, terms.now()), given.question);
  });
  const overlay = createMemo(() => {
    const [tip, there] = [better(), held()];
    if (there) return withFill(painted(), 'better', there.preview.squares);
    const places = terms.squareChoices();
    if (places.length > 0) {
      const squaresOf = (chosen: boolean) => places.flatMap((each) => (each.chosen === chosen ? each.squares : []));
      return withFill(withFill(painted(), 'reach', squaresOf(false)), 'better', squaresOf(true));
    }
    return tip?.change === 'stand' ? withFill(painted(), 'better', [tip.square]) : painted();
  });
  const signs = createMemo((): readonly BoardSign[] =>
    terms
      .squareChoices()
      .flatMap(({ squares, direction }) => {
        const text = directionArrow(DIRECTIONS[direction ?? -1]?.name ?? '');
        return squares.slice(0, 1).map((square): BoardSign => ({ square, text, kind: 'step' }));
      })
      .filter(({ text }) => text !== ''),
  );
  const focus = createMemo(() => {
    const given = answer();
    // Only an answer moves the map. If a change of the mode moved it, the next tap could hit the wrong square.
    if (!given) return null;
    // The target of a close attack has no line that would bring it into view.
    const targets = given.mode === 'hit' ? given.question.targets : 'piece' in given.target ? [given.target.piece] : [];
    const aimed = targets.flatMap((id) => table().figures.get(id)?.squares ?? []);
    const asked = 'square' in given.target ? [given.target.square] : aimed;
    const places = terms.squareChoices().flatMap(({ squares }) => squares);
    return findFocusSquares(lines(), [...(piece()?.squares ?? []), ...asked, ...places]);
  });

  const setTarget = (next: MapTarget | null): void =>
    batch(() => {
      setSquare(null);
      terms.resetForTarget();
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
  // The Table beside the map can also change the selection, which invalidates the choices for a figure.
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
  const about = createMemo((): OverlayDetails => {
    const overlays = answers();
    if (!overlays) return NOTHING_ABOUT;
    const breakAway = mode() === 'move' ? overlays.breakAway(moveKind(), taken()) : false;
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
    const place = terms.squareChoices().find(({ squares }) => squares.includes(square));
    if (place) {
      terms.change(place.change);
      return;
    }
    setTarget(findTapTarget(now, square));
    // A tap on a square without an answer only closes the last answer.
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
  /**
   * Whether a tap on a piece of a side makes the piece a target. In missions, where pieces have a striker, teammates
   * can be attacked too.
   */
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
    /**
     * Closes the answer after it was recorded and clears its choices. The kind of attack or move stays while the figure's
     * action continues.
     */
    finish,
    /** Sets the kind of attack or move that the user chose. */
    setKind,
    /** The selected figure, even if it is not on the map. Null if there is none. */
    figure,
    select,
    position,
    /** The selected figure as a piece of the position. Null if it is not on the map. */
    piece,
    /** The selected figure if it must still be placed on the map. Null otherwise. */
    waiting,
    /** Question on screen, which `answer` answers. Null if no question is open. */
    question,
    answer,
    /** Further terms of the question: ignored powers, additional targets, a carried figure. */
    terms,
    badges,
    overlay,
    /** Arrows on the squares where a knock back ends, in each direction that can be chosen. */
    signs,
    /** Overlays of the other question modes, computed in advance. */
    ready,
    lines,
    /** Squares that must be visible together with the answer. Null if the view need not change. */
    focus,
    /** The smallest change that would change the answer to the attack. Null if there is none. */
    leastChange: better,
    /** Handles a tap on a figure: selects the figure or asks about it. A second tap on a targeted figure selects it. */
    tapPiece,
    /** Handles a tap on a square when no figure is waiting to be placed. */
    tapSquare,
    /** Previews a move of the selected figure to a pressed square. Null closes the preview. */
    hold,
    /** Preview of a move to the pressed square. Null if there is none. */
    heldSquare: held,
    /** Details of the overlay for the hint and for screen readers. */
    overlayDetails: about,
  };
}

/**
 * State of the questions on the map and their answers. Each value is computed only while it is displayed, and once for
 * the same inputs.
 */
export type MapQuestionState = ReturnType<typeof createMapQuestions>;
