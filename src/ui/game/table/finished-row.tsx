import type { JSX } from 'solid-js';
import { playOn } from '../../../app/game/ending';
import { goTo } from '../../../app/route';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/** In place of the deeds once a game is over: back into it, or on to the next. */
export function FinishedRow(): JSX.Element {
  return (
    <div class="deed-row" data-over="">
      <Button hint={say('takes the end back')} onClick={() => void playOn()}>
        {say('Keep playing')}
      </Button>
      <Button tone="accent" big onClick={() => goTo('table', 'new')}>
        {say('New game')}
      </Button>
    </div>
  );
}
