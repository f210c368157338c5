import { say } from '../../text/say';
import { picked } from '../collection/selection';
import { toast } from '../messages';
import { goTo } from '../route';
import { MOST_STICKERS } from './sticker-settings';

/** Goes to a sheet of stickers for whoever is chosen in the list; with nobody chosen it tells there how to choose. */
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
