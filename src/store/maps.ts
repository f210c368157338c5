import type { MapSheet } from '../board/map-sheet';
import { parseMapRecord } from './parse-map';
import { makeRepository } from './repository';

export const mapRepository = makeRepository<MapSheet>('maps', parseMapRecord);

export const {
  putMany: putMaps,
  list: listMaps,
  get: getMap,
  remove: removeMaps,
  restore: restoreMaps,
  count: countMaps,
} = mapRepository;
