import { createMemo } from 'solid-js';
import type { Table } from '../../table/table';
import { findFocusSquares } from '../../view/overlays';
import { type DrawnStep, makePlanLines, makePlanSigns } from '../../view/plan';
import type { ShownPlan } from '../map/map-controller';
import type { MapQuestionState } from '../map/map-questions';

const NOTHING = { fills: {}, numbers: [] };

/**
 * Creates the drawing of the next step of a side that the app plays. Later steps are not drawn, so that the map shows
 * the figure and its destination at once. Taps ask questions, as in the turn of a person.
 */
export function createStepDrawing(
  table: () => Table,
  step: () => DrawnStep | null,
  asking: Pick<MapQuestionState, 'tapSquare' | 'tapPiece'>,
  onRecorded: (text: string) => void = () => undefined,
): ShownPlan {
  const drawn = createMemo(() => {
    const now = step();
    const steps = now ? [now] : [];
    const lines = makePlanLines({ steps }, table());
    const ends = now?.to == null ? [] : [now.to];
    return { lines, signs: makePlanSigns({ steps }, table()), focus: findFocusSquares(lines, ends) };
  });
  return {
    get lines() {
      return drawn().lines;
    },
    get signs() {
      return drawn().signs;
    },
    get focus() {
      return drawn().focus;
    },
    overlay: NOTHING,
    describe: () => [],
    tapSquare: asking.tapSquare,
    tapPiece: asking.tapPiece,
    onRecorded,
  };
}
