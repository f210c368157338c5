import { batch, createMemo, createSignal } from 'solid-js';
import type { Square } from '../../grid/square';
import { measure } from '../../rules/ruler';
import type { PieceOrSquare } from '../../rules/ruleset';
import { findPiece, findPieceOn } from '../../table/position';
import { toBoardMarks } from '../../view/answer-lines';
import type { BoardLine } from '../../view/types';
import type { MapContext } from './map-context';
import type { MapQuestionState } from './map-questions';

export function createMapTools(context: () => MapContext, asking: MapQuestionState) {
  const [measuring, setMeasuring] = createSignal(false);
  const [from, setFrom] = createSignal<PieceOrSquare | null>(null);
  const [to, setTo] = createSignal<PieceOrSquare | null>(null);
  const [choosing, setChoosing] = createSignal(false);
  const [other, setOther] = createSignal<string | null>(null);
  const measured = createMemo(() => {
    const [edition, position, a, b] = [context().ruleset, asking.position(), from(), to()];
    if (!edition || !position || !a || !b) return null;
    // A measured figure may have left the map.
    const gone = [a, b].some((place) => 'piece' in place && !findPiece(position, place.piece));
    return gone ? null : measure(edition, position, a, b);
  });
  const lines = createMemo((): readonly BoardLine[] => {
    const [position, measurement] = [asking.position(), measured()];
    if (!position || !measurement) return [];
    const { see } = measurement;
    return [
      {
        squares: [see.line.from, see.line.to],
        kind: 'fire',
        stopped: see.see === 'blocked',
        stops: toBoardMarks(position, see.by),
        hindrances: toBoardMarks(position, see.hindrances),
      },
    ];
  });
  const lift = (): void =>
    batch(() => {
      setFrom(null);
      setTo(null);
    });
  return {
    measuring,
    startRuler: () =>
      batch(() => {
        asking.select(null);
        lift();
        setMeasuring(true);
      }),
    stop: () =>
      batch(() => {
        lift();
        setMeasuring(false);
      }),
    from,
    to,
    measured,
    lines,
    /** Sets the first end of the ruler, then the second end. A third tap starts again. */
    tap: (square: Square) =>
      batch(() => {
        const position = asking.position();
        const standing = position && findPieceOn(position, square);
        const place: PieceOrSquare = standing ? { piece: standing.id } : { square };
        if (from() === null || to() !== null) {
          lift();
          setFrom(place);
        } else setTo(place);
      }),
    /** Whether a tap on a figure compares that figure with the selected figure. */
    choosing,
    chooseOther: setChoosing,
    /** Figure that is compared with the selected figure. Null if there is none. */
    other,
    compare: (piece: string | null) =>
      batch(() => {
        setChoosing(false);
        setOther(piece);
      }),
  };
}

/** Map tools that change what taps mean: ruler and comparison. */
export type MapTools = ReturnType<typeof createMapTools>;
