import { type JSX, onMount, Show } from 'solid-js';
import { draft, readDraft } from '../../app/missionDraft';
import { say } from '../../text/say';
import { Button } from '../parts/Button';
import { goTo } from '../shell/route';

/** Among the games: the mission that is being set up, and the campaigns. */
export default function MissionLinks(): JSX.Element {
  onMount(() => void readDraft());
  return (
    <>
      <Show when={draft()}>
        <Button wide hint={say('go on where you were')} onClick={() => goTo('table', 'mission')}>
          {say('Mission being set up')}
        </Button>
      </Show>
      <Button wide hint={say('missions that follow from each other')} onClick={() => goTo('table', 'campaigns')}>
        {say('Campaigns')}
      </Button>
    </>
  );
}
