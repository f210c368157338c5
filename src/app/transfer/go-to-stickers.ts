import { say } from '../../text/say';
import { selection } from '../collection/selection';
import { toast } from '../messages';
import { goTo } from '../route';

/** Maximum number of stickers, far more than anyone needs at once. */
export const MAX_STICKERS = 2000;

/**
 * Opens the sticker sheet for the selected characters. Without a selection, the sticker screen explains how to select.
 */
export function goToStickers(): void {
  const ids = [...selection.ids];
  if (ids.length > MAX_STICKERS)
    toast(
      say('You can print up to {moststickers} stickers at a time. You selected {ids}.', {
        moststickers: MAX_STICKERS,
        ids: ids.length,
      }),
    );
  else if (ids.length > 0) goTo('collection', 'stickers', 'of', ...ids);
  else goTo('collection', 'stickers');
}
