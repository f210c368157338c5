import type { DialSlot } from '../../catalog/character';
import type { MapAnswer } from '../../query/map-answer';
import { findPiece, type Position } from '../../table/position';
import type { Naming } from '../names/naming';
import { VALUE_NAMES } from '../names/sources';
import { type AnswerLine, makeAnswerLine } from './answer-lines';
import { ANSWER_TEXT } from './answer-text';

/** Lists one line for each unknown value that an answer needs. Values are unknown if a dial is only partly entered. */
export function listGuessLines(
  ruling: MapAnswer,
  position: Position,
  asker: string,
  naming: Naming,
): readonly AnswerLine[] {
  return restsOn(ruling, asker).flatMap(([id, slot]) => {
    const piece = findPiece(position, id);
    if (!piece?.guessed?.includes(slot)) return [];
    const text = ANSWER_TEXT.guessed(naming.piece(id), VALUE_NAMES[slot], piece[slot]);
    return [makeAnswerLine('warn', text)];
  });
}

function restsOn(ruling: MapAnswer, asker: string): readonly (readonly [piece: string, slot: DialSlot])[] {
  switch (ruling.mode) {
    case 'see':
      return [];
    case 'move':
      return [[asker, 'speed']];
    case 'destroy':
      return [[asker, 'damage']];
    case 'hit':
      return [
        [asker, 'attack'],
        [asker, 'damage'],
        ...ruling.question.targets.map((target) => [target, 'defense'] as const),
      ];
  }
}
