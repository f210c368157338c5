import { type JSX, Show } from 'solid-js';
import { isMissionInSetup } from '../../../app/mission/mission-in-setup';
import { goTo } from '../../../app/route';
import { say } from '../../../text/say';
import { createAsyncValue } from '../../kit/async-value';
import { MenuRow } from '../../kit/menu';

/**
 * Rows of the menu below the games: the mission in setup, and campaigns. Both links appear together, so nothing moves under a
 * finger.
 */
export function MissionLinks(): JSX.Element {
  const begun = createAsyncValue(isMissionInSetup);
  return (
    <Show when={begun() !== undefined}>
      <Show when={begun()}>
        <MenuRow icon="table" hint={say('continue where you left off')} onClick={() => goTo('table', 'mission')}>
          {say('Mission setup')}
        </MenuRow>
      </Show>
      <MenuRow icon="flag" hint={say('a series of linked missions')} onClick={() => goTo('table', 'campaigns')}>
        {say('Campaigns')}
      </MenuRow>
    </Show>
  );
}
