import type { JSX } from 'solid-js';
import { undoGameEnd } from '../../../app/game/game-end';
import { goTo } from '../../../app/route';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/** Buttons in place of the actions after a game is over: return to the game, or start the next. */
export function FinishedGameRow(): JSX.Element {
  return (
    <div class="deed-row" data-over="">
      <Button hint={say('takes the end back')} onClick={() => void undoGameEnd()}>
        {say('Keep playing')}
      </Button>
      <Button tone="accent" big onClick={() => goTo('table', 'new')}>
        {say('New game')}
      </Button>
    </div>
  );
}
