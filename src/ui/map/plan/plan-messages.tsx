import type { JSX } from 'solid-js';
import type { MapContext } from '../../../app/map/map-context';
import type { PlanPanelState } from '../../../app/plan/plan-panel';
import { say } from '../../../text/say';
import { describeBestSquares, describeComparison } from '../../../text/screens/plan-text';

/** Message above the plans: the recorded step, the comparison with another choice, or the meaning of a tap. */
export function PlanMessages(props: { planning: PlanPanelState; context: MapContext }): JSX.Element {
  const { planning } = props;
  const { search } = planning;
  const hint = (): string | null => {
    if (planning.isChoosingSquare()) return say('Tap the square to hold.');
    if (planning.isRefused()) return say('The rules do not allow that step now. Planned anew.');
    const squares = search.squares();
    if (squares && squares.length > 0 && !search.comparison()) return describeBestSquares(squares);
    const compared = search.comparison();
    if (compared) {
      const plan = planning.chosen() ?? planning.plans()[0];
      if (compared.isSearching || !plan) return say('Comparing…');
      return describeComparison(compared.must, compared.plan, plan, props.context.naming);
    }
    const recorded = planning.recorded();
    if (recorded !== null)
      return recorded === '' ? say('Planned anew.') : say('{action}. Planned anew.', { action: recorded });
    if (planning.chosen() && planning.figure() !== null) return say('Why not this? Tap a square or an opponent.');
    return null;
  };
  return (
    <p class="small plan-talk" role="status">
      {hint()}
    </p>
  );
}
