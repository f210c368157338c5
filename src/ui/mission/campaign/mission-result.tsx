import { createSignal, For, type JSX } from 'solid-js';
import { MISSION_TEAMS } from '../../../catalog/cards/scenario-card';
import type { ByTeam } from '../../../table/campaign';
import { TEAM_NAMES } from '../../../text/names/mission-teams';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { CheckField } from '../../kit/field';
import { Stepper } from '../../kit/stepper';

/** Upper limit for entered objective points, far above the points of any mission. */
const MOST = 99;

/**
 * Form for the final objective points of a mission. `start` has the points that the game counted; null if there is no
 * game.
 */
export function MissionResult(props: {
  start: ByTeam<number> | null;
  onResult: (points: ByTeam<number>, setAside: boolean) => void;
}): JSX.Element {
  // The game’s count is only the initial value. Players may correct it.
  const [points, setPoints] = createSignal<ByTeam<number>>(props.start ?? { heroes: 0, mastermind: 0 });
  const [aside, setAside] = createSignal(true);
  return (
    <section class="stack" aria-label={say('Mission result')}>
      <h2>{say('How did it end?')}</h2>
      <For each={MISSION_TEAMS}>
        {(team) => (
          <div class="between">
            <span>{TEAM_NAMES[team]}</span>
            <Stepper
              label={team === 'heroes' ? say('Heroes’ points') : say('Mastermind’s points')}
              value={points()[team]}
              min={0}
              max={MOST}
              onChange={(value) => setPoints({ ...points(), [team]: value })}
            />
          </div>
        )}
      </For>
      <CheckField label={say('Mark its map and scenarios as used')} checked={aside()} onChange={setAside} />
      <Button tone="accent" big wide onClick={() => props.onResult(points(), aside())}>
        {say('Save result')}
      </Button>
    </section>
  );
}
