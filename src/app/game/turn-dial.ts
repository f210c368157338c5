import type { Figure } from '../../table/table';
import { say } from '../../text/say';
import { toast } from '../messages';
import { deed } from './record';
import { naming, undo } from './session';

/** Turns the dial of a figure to a click, counted from 1, as the hand does: forward is damage, back is healing; undo is offered. */
export async function turnDialTo({ piece, click }: Figure, to: number): Promise<void> {
  if (to === click) return;
  await deed(
    to > click ? { deed: 'damage', piece, clicks: to - click, by: null } : { deed: 'heal', piece, clicks: click - to },
  );
  toast({
    text: say('{name} on click {click}.', { name: naming().piece(piece), click: to }),
    action: { label: say('Undo'), run: () => void undo() },
  });
}
