import { type JSX, Show } from 'solid-js';
import { isMissionInSetup } from '../../../app/mission/mission-in-setup';
import { goTo } from '../../../app/route';
import { say } from '../../../text/say';
import { createAsyncValue } from '../../kit/async-value';
import { Button } from '../../kit/button';

/**
 * Links in the list of games: the mission in setup, and campaigns. Both links appear together, so nothing moves under a
 * finger.
 */
export function MissionLinks(): JSX.Element {
  const begun = createAsyncValue(isMissionInSetup);
  return (
    <Show when={begun() !== undefined}>
      <Show when={begun()}>
        <Button wide hint={say('continue where you left off')} onClick={() => goTo('table', 'mission')}>
          {say('Mission setup')}
        </Button>
      </Show>
      <Button wide hint={say('a series of linked missions')} onClick={() => goTo('table', 'campaigns')}>
        {say('Campaigns')}
      </Button>
    </Show>
  );
}
