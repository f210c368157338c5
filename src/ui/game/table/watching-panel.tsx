import { say } from '../../../text/say';
import '../../shared/together/together.css';
import type { JSX } from 'solid-js';
import { setChoosingRole } from '../../../app/game/watching';
import { Button } from '../../kit/button';

/** Panel in place of the action buttons on a phone that only watches. */
export default function WatchingPanel(): JSX.Element {
  return (
    <section class="deed-panel watching-panel" aria-label={say('Actions')}>
      <p>{say('You are watching. Choose a side to change the game.')}</p>
      <Button tone="accent" onClick={() => setChoosingRole(true)}>
        {say('Choose a side')}
      </Button>
    </section>
  );
}
