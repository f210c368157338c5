import { createSignal } from 'solid-js';
import { say } from '../../text/say';
import { toast } from '../messages';
import { goTo, route } from '../route';

/** Whether a watcher wants to choose a role. The game screen then shows the choice of roles. */
export const [choosingRole, setChoosingRole] = createSignal(false);

export function chooseRole(): void {
  setChoosingRole(true);
  if (!['table', 'map'].includes(route().tab) || route().rest.length > 0) goTo('table');
}

/** Shows why a tap on a watching device changes nothing, and how to take part. */
export function explainWatchMode(): void {
  toast({
    text: say('You are watching. Choose a side to change the game.'),
    action: { label: say('Choose a side'), run: chooseRole },
  });
}
