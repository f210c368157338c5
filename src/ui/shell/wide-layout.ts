import { createMemo } from 'solid-js';
import { table } from '../../app/game/open-game';
import { FITS_MAP_BESIDE_TABLE, FITS_SELECTED_FIGURE } from '../../app/media-queries';
import type { Route } from '../../app/route';
import { watchMedia } from '../kit/media';

export const hasRoomForMap = watchMedia(FITS_MAP_BESIDE_TABLE);
export const hasRoomForFigure = watchMedia(FITS_SELECTED_FIGURE);

/** First segment of Map tab routes that show something other than the open game’s map. */
const OTHER_MAPS: readonly string[] = ['ask', 'ruling', 'choose', 'replay', 'draw', 'photo'];

/** Returns whether a route shows the open game, on the Table tab or the Map tab. */
export function isOpenGameRoute({ tab, rest }: Route): boolean {
  const [place] = rest;
  if (tab === 'table') return place === undefined || place === 'dial' || place === 'menu';
  return tab === 'map' && !OTHER_MAPS.includes(place ?? '');
}

/** Creates a memo: whether the open game has a map. Must be called inside a reactive owner. */
export function createHasMap(): () => boolean {
  return createMemo(() => table()?.board != null);
}
