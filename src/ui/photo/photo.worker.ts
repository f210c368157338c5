import { findCorners } from '../../photo/corners';
import { readBoard } from '../../photo/read';
import { guessSize } from '../../photo/size';
import { straighten } from '../../photo/straighten';
import type { BoardSize, Corners, Pixels } from '../../photo/types';
import type { Question, ReadMap, Reply } from './reader';

/** Pixels a square at which terrain is read: its lines are then some three pixels wide. */
const READ_AT = 32;
/** The longer side of the picture that is kept under the board, and the most pixels of a square. */
const SKIN_LONGEST = 1600;
const SKIN_FINEST = 72;

let picture: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

addEventListener('message', (event: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  const { id, question } = event.data;
  const reply = (message: Reply): void => postMessage(message);
  try {
    reply({ id, value: answer(question, (progress) => reply({ id, progress })) });
  } catch (error) {
    reply({ id, failed: String(error) });
  }
});

function answer(question: Question, tell: (progress: number) => void): unknown {
  switch (question.ask) {
    case 'take':
      picture = question.picture;
      return null;
    case 'corners':
      return findCorners(picture);
    case 'sizes':
      return guessSize(picture, question.corners);
    case 'straight':
      return straighten(picture, question.corners, question.size, question.pixelsPerSquare);
    case 'read':
      return read(question.corners, question.size, tell);
  }
}

function read(corners: Corners, size: BoardSize, tell: (progress: number) => void): ReadMap {
  tell(0.05);
  const straight = straighten(picture, corners, size, READ_AT);
  tell(0.3);
  const reading = readBoard(straight, size, READ_AT);
  tell(0.8);
  const fine = Math.min(SKIN_FINEST, Math.floor(SKIN_LONGEST / Math.max(size.width, size.height)));
  const skin = fine === READ_AT ? straight : straighten(picture, corners, size, fine);
  return { reading, skin };
}
