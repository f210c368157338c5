import { say } from '../../text/say';
import { picked } from '../collection/selection';
import { toast } from '../messages';
import { goTo } from '../route';
import { MOST_STICKERS } from './sticker-settings';

/** Opens the sticker sheet for the selected characters. Without a selection, that screen explains how to select. */
export function toStickers(): void {
  const ids = [...picked()];
  if (ids.length > MOST_STICKERS)
    toast(
      say('You can print up to {moststickers} stickers at a time. You selected {ids}.', {
        moststickers: MOST_STICKERS,
        ids: ids.length,
      }),
    );
  else if (ids.length > 0) goTo('collection', 'stickers', 'of', ...ids);
  else goTo('collection', 'stickers');
}
