import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import type { Square } from '../../grid/square';
import { type Measurement, measure } from '../../rules/ruler';
import type { PieceOrSquare } from '../../rules/ruleset';
import { findPiece, findPieceOn } from '../../table/position';
import { toBoardMarks } from '../../view/answer-lines';
import type { BoardLine } from '../../view/types';
import type { MapContext } from './map-context';
import type { MapQuestionState } from './map-questions';

/** Map tools that change what taps mean: ruler and comparison. */
export interface MapTools {
  readonly measuring: Accessor<boolean>;
  readonly startRuler: () => void;
  readonly stop: () => void;
  readonly from: Accessor<PieceOrSquare | null>;
  readonly to: Accessor<PieceOrSquare | null>;
  readonly measured: Accessor<Measurement | null>;
  readonly lines: Accessor<readonly BoardLine[]>;
  /** Sets the first end of the ruler, then the second end. A third tap starts again. */
  readonly tap: (square: Square) => void;
  /** Whether a tap on a figure compares that figure with the selected figure. */
  readonly choosing: Accessor<boolean>;
  readonly chooseOther: (on: boolean) => void;
  /** Figure that is compared with the selected figure. Null if there is none. */
  readonly other: Accessor<string | null>;
  readonly compare: (piece: string | null) => void;
}

export function createMapTools(context: () => MapContext, asking: MapQuestionState): MapTools {
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
    tap: (square) =>
      batch(() => {
        const position = asking.position();
        const standing = position && findPieceOn(position, square);
        const place: PieceOrSquare = standing ? { piece: standing.id } : { square };
        if (from() === null || to() !== null) {
          lift();
          setFrom(place);
        } else setTo(place);
      }),
    choosing,
    chooseOther: setChoosing,
    other,
    compare: (piece) =>
      batch(() => {
        setChoosing(false);
        setOther(piece);
      }),
  };
}
