import { type JSX, Show } from 'solid-js';
import type { MapContext } from '../../../app/map/map-context';
import type { Planning } from '../../../app/plan/planning';
import { say } from '../../../text/say';
import { wordsOfComparison } from '../../../text/screens/plan-words';
import { Button } from '../../kit/button';

/** What is said beside the plans: what was recorded, how another choice compares, and the squares of the selected figure. */
export function PlanTalk(props: { planning: Planning; context: MapContext }): JSX.Element {
  const { planning } = props;
  const { search } = planning;
  const name = () => {
    const piece = planning.figure();
    return piece === null ? null : props.context.naming.piece(piece);
  };
  const hint = (): string | null => {
    if (planning.holding()) return say('Tap the square to hold.');
    if (planning.refused()) return say('The rules do not allow that step now. Planned anew.');
    const compared = search.compared();
    if (compared) {
      const plan = planning.chosen() ?? planning.plans()[0];
      if (compared.looking || !plan) return say('Comparing…');
      return wordsOfComparison(compared.must, compared.plan, plan, props.context.naming);
    }
    const recorded = planning.recorded();
    if (recorded !== null)
      return recorded === '' ? say('Planned anew.') : say('{action}. Planned anew.', { action: recorded });
    if (planning.chosen() && name() !== null)
      return say('Why not another way? Tap a square or an opponent for {figure}.', { figure: name() });
    return null;
  };
  const toggleSquares = (): void => {
    const piece = planning.figure();
    if (search.squares()) search.hideSquares();
    else if (piece !== null) planning.askSquares(piece);
  };
  return (
    <Show when={hint() !== null || name() !== null}>
      <div class="plan-talk">
        <p class="small" role="status">
          {hint()}
        </p>
        <Show when={name()}>
          {(figure) => (
            <Button aria-pressed={search.squares() !== null} onClick={toggleSquares} title={figure()}>
              {say('Best squares')}
            </Button>
          )}
        </Show>
      </div>
    </Show>
  );
}
