import { createMemo } from 'solid-js';
import { table } from '../../app/game/open-game';
import { FITS_FIGURE, FITS_MAP } from '../../app/media-queries';
import type { Route } from '../../app/route';
import { watchMedia } from '../kit/media';

export const hasRoomForMap = watchMedia(FITS_MAP);
export const hasRoomForFigure = watchMedia(FITS_FIGURE);

/** Routes of the Map that do not show the map of the open game. */
const OTHER_MAPS: readonly string[] = ['ask', 'ruling', 'choose', 'replay', 'draw', 'photo'];

/** True if a route shows the open game itself, on the Table or on the Map. */
export function isOpenGameRoute({ tab, rest }: Route): boolean {
  const [place] = rest;
  if (tab === 'table') return place === undefined || place === 'dial' || place === 'menu';
  return tab === 'map' && !OTHER_MAPS.includes(place ?? '');
}

/** Whether the open game has a map to show beside its table. Call it inside a reactive owner. */
export function createHasMap(): () => boolean {
  return createMemo(() => table()?.board != null);
}
