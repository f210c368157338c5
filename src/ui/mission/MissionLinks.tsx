import { type JSX, Show } from 'solid-js';
import { missionBegun } from '../../app/missionBegun';
import { say } from '../../text/say';
import { arriving } from '../parts/arriving';
import { Button } from '../parts/Button';
import { goTo } from '../shell/route';

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
