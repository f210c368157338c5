import { createSignal, type JSX } from 'solid-js';
import type { ByTeam } from '../../table/campaign';
import { Button } from '../parts/Button';
import { Stepper } from '../parts/Stepper';

/** More than a mission has. */
const MOST = 99;

/** The objective points that a mission ended with; `start` is what the game counted, where there is one. */
export function MissionResult(props: {
  start?: ByTeam<number>;
  onResult: (points: ByTeam<number>, setAside: boolean) => void;
}): JSX.Element {
  // What the game counted is taken over once: from then on the players may know better.
  const [points, setPoints] = createSignal<ByTeam<number>>(props.start ?? { heroes: 0, mastermind: 0 });
  const [aside, setAside] = createSignal(true);
  return (
    <section class="stack" aria-label="Result of the mission">
      <h2>How did it end?</h2>
      <div class="campaign-count">
        <span>Heroes</span>
        <Stepper
          label="Points of the heroes"
          value={points().heroes}
          min={0}
          max={MOST}
          onChange={(heroes) => setPoints({ ...points(), heroes })}
        />
      </div>
      <div class="campaign-count">
        <span>Mastermind</span>
        <Stepper
          label="Points of the mastermind"
          value={points().mastermind}
          min={0}
          max={MOST}
          onChange={(mastermind) => setPoints({ ...points(), mastermind })}
        />
      </div>
      <label class="check">
        <input type="checkbox" checked={aside()} onChange={(event) => setAside(event.currentTarget.checked)} />
        Set its map and scenarios aside
      </label>
      <Button tone="accent" big wide onClick={() => props.onResult(points(), aside())}>
        Record the result
      </Button>
    </section>
  );
}
