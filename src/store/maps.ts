import type { MapSheet } from '../board/map-sheet';
import { parseMapRecord } from './parse-map';
import { makeRepository } from './repository';

export const {
  putMany: putMaps,
  list: listMaps,
  get: getMap,
  remove: removeMaps,
  restore: restoreMaps,
  bring: bringMaps,
  getMany: getMaps,
  count: countMaps,
} = makeRepository<MapSheet>('maps', parseMapRecord);
