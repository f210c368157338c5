import { boardOfSheet, type MapSheet } from '../../board/sheet';
import { findCorners } from '../../photo/corners';
import { rectangle } from '../../photo/homography';
import { readBoard } from '../../photo/read';
import { type KnownMap, recognised } from '../../photo/recognise';
import { guessSize } from '../../photo/size';
import { straighten } from '../../photo/straighten';
import type { BoardSize, Corners, Pixels, Point } from '../../photo/types';
import type { Question, ReadMap, Reply } from './reader';

/** The longer side of the picture in which corners are looked for. */
const LOOK_LONGEST = 1000;
/** Pixels a square at which terrain is read: its lines are then some three pixels wide. */
const READ_AT = 48;
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
      return corners();
    case 'sizes':
      return guessSize(picture, question.corners);
    case 'straight':
      return straighten(picture, question.corners, question.size, question.pixelsPerSquare);
    case 'read':
      return read(question.corners, question.size, tell);
    case 'recognise':
      return recognised(question.read, question.maps.flatMap(knownMap));
  }
}

function knownMap(sheet: MapSheet): KnownMap[] {
  const board = boardOfSheet(sheet);
  return board.ok ? [{ id: sheet.id, board: board.value }] : [];
}

/** Looked for in a smaller picture: several times as fast, and as near as a tenth of a pixel. */
function corners(): Corners | null {
  const { width, height } = picture;
  const shrunk = Math.max(1, Math.max(width, height) / LOOK_LONGEST);
  if (shrunk === 1) return findCorners(picture);
  const size = { width: Math.round(width / shrunk), height: Math.round(height / shrunk) };
  const found = findCorners(straighten(picture, rectangle(width, height), size, 1));
  const grow = ({ x, y }: Point): Point => ({ x: (x * width) / size.width, y: (y * height) / size.height });
  return found && [grow(found[0]), grow(found[1]), grow(found[2]), grow(found[3])];
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
