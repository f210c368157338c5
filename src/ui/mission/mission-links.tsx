import { type JSX, Show } from 'solid-js';
import { missionBegun } from '../../app/mission/mission-begun';
import { goTo } from '../../app/route';
import { say } from '../../text/say';
import { arriving } from '../kit/arriving';
import { Button } from '../kit/button';

/** Among the games: the mission that is being set up, and the campaigns. Both at once, so that nothing moves under a finger. */
export function MissionLinks(): JSX.Element {
  const begun = arriving(missionBegun);
  return (
    <Show when={begun() !== undefined}>
      <Show when={begun()}>
        <Button wide hint={say('go on where you were')} onClick={() => goTo('table', 'mission')}>
          {say('Mission being set up')}
        </Button>
      </Show>
      <Button wide hint={say('missions that follow from each other')} onClick={() => goTo('table', 'campaigns')}>
        {say('Campaigns')}
      </Button>
    </Show>
  );
}
