import type { MapSheet } from '../board/sheet';
import { parseMapRecord } from './parse-map';
import { makeShelf } from './shelf';

export const {
  putMany: putMaps,
  list: listMaps,
  get: getMap,
  remove: removeMaps,
  restore: restoreMaps,
  bring: bringMaps,
  getMany: getMaps,
  count: countMaps,
} = makeShelf<MapSheet>('maps', parseMapRecord);
