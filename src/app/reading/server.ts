import { parsePosition } from '../../notation/cases';
import { readAnyMap } from '../../notation/map-file';
import { transferOf } from '../../share/transfer';
import type { ReadAnswers, ReadAsk } from './asks';

/** Reads what is asked. It never throws. */
export async function readAsked(
  ask: ReadAsk,
  onProgress: (done: number) => void,
): Promise<ReadAnswers[keyof ReadAnswers]> {
  switch (ask.ask) {
    case 'transfer':
      return transferOf(ask.given, ask.editions, onProgress);
    case 'position':
      return parsePosition(ask.text, 'line', (id) => ask.editions.includes(id));
    case 'map':
      return readAnyMap(ask.text, ask.file);
  }
}
