import { createSignal } from 'solid-js';
import { say } from '../../text/say';
import { toast } from '../messages';
import { goTo, route } from '../route';

/** Whether somebody who only looks on wants to choose what they play: the screen of the game asks then. */
export const [choosingRole, setChoosingRole] = createSignal(false);

export function chooseRole(): void {
  setChoosingRole(true);
  if (!['table', 'map'].includes(route().tab) || route().rest.length > 0) goTo('table');
}

/** Says why a tap of a phone that only looks on changes nothing, and how it would. */
export function sayWatching(): void {
  toast({
    text: say('You are watching. Choose a side to change the game.'),
    action: { label: say('Choose a side'), run: chooseRole },
  });
}
