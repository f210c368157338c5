import { onCleanup } from 'solid-js';
import type { MapContext } from '../../../app/map/map-context';
import type { MapController } from '../../../app/map/map-controller';
import { createPlanPanel } from '../../../app/plan/plan-panel';
import { goTo } from '../../../app/route';

/** Creates the state of a panel that plans a turn. The map draws its plan until the panel is removed. */
export function createShownPlan(props: { readonly context: MapContext; readonly controller: MapController }) {
  const { asking, place, planning } = props.controller;
  const panel = createPlanPanel(
    () => props.context,
    asking,
    place,
    (piece) => {
      props.context.select(piece);
      goTo('table');
    },
  );
  planning.show(panel.shown);
  onCleanup(() => planning.show(null));
  return panel;
}
