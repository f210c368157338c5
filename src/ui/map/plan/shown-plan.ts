import { createEffect, createMemo, on, onCleanup } from 'solid-js';
import type { FigurePlacing } from '../../../app/map/figure-placing';
import type { MapContext } from '../../../app/map/map-context';
import type { MapController } from '../../../app/map/map-controller';
import { createPlanPanel, type PlanPanelState } from '../../../app/plan/plan-panel';
import { createStepDrawing } from '../../../app/plan/step-drawing';
import { goTo } from '../../../app/route';

interface PanelProps {
  readonly context: MapContext;
  readonly controller: MapController;
}

function createPanel(props: PanelProps, place: Pick<FigurePlacing, 'record'>): PlanPanelState {
  const { asking, planning } = props.controller;
  onCleanup(() => planning.show(null));
  return createPlanPanel(
    () => props.context,
    asking,
    place,
    (piece) => {
      props.context.select(piece);
      goTo('table');
    },
  );
}

/** Creates the state of a panel that plans a turn. The map draws its plan until the panel is removed. */
export function createShownPlan(props: PanelProps): PlanPanelState {
  const panel = createPanel(props, props.controller.place);
  props.controller.planning.show(panel.shown);
  return panel;
}

/**
 * Creates the state of the panel for the turn of a side that the app plays. The map draws only the next step, and the
 * figure of that step is selected.
 */
export function createShownStep(props: PanelProps): PlanPanelState {
  const { asking, place, planning } = props.controller;
  /** Whether a step is being written. It stays on screen until then, and a second tap must not record it again. */
  let recording = false;
  const record: FigurePlacing['record'] = async (...step) => {
    if (recording) return;
    recording = true;
    await place.record(...step);
    recording = false;
  };
  const panel = createPanel(props, { record });
  const step = () => panel.next()?.step ?? null;
  planning.show(createStepDrawing(() => props.context.table, step, asking, panel.shown.onRecorded));
  selectActing(props.controller, () => step()?.piece ?? null);
  return panel;
}

/** Selects the figure of each new step, unless an open answer is about another figure. */
export function selectActing({ asking, planning }: MapController, piece: () => string | null): void {
  const acting = createMemo(piece);
  createEffect(
    on(acting, (now) => {
      if (now !== null && planning.shown() !== null && asking.figure()?.piece !== now) asking.select(now);
    }),
  );
}
