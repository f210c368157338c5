import { createMemo, type JSX } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { listTokenSquares, placeToken } from '../../../app/mission/mission-objectives';
import { emptyBoard } from '../../../board/board';
import type { Square } from '../../../grid/square';
import type { TokenReminder } from '../../../rules/objectives';
import type { Table } from '../../../table/table';
import { say } from '../../../text/say';
import { isOnMap, makeBoardPieces, makeStartAreas } from '../../../view/figures';
import { describeTokensOn, makeTokenObjects } from '../../../view/tokens';
import { BottomSheet } from '../../kit/sheet';
import { MissionSquarePicker } from '../../shared/mission/choose-square';

export function PlaceToken(props: { table: Table; token: TokenReminder; onClose: () => void }): JSX.Element {
  const open = createMemo(() => listTokenSquares(props.table));
  const pieces = createMemo(() => makeBoardPieces(props.table, { selected: null, target: null, badges: null }));
  const namesOn = (square: Square) => {
    const figures = [...props.table.figures.values()].filter((each) => isOnMap(each) && each.squares.includes(square));
    return [...figures.map(({ piece }) => naming().piece(piece)), ...describeTokensOn(props.table, square)];
  };
  return (
    <BottomSheet title={say('Place {token}', { token: props.token.name })} onClose={props.onClose}>
      <p>{say('Tap a square of the battle zone.')}</p>
      <MissionSquarePicker
        board={props.table.board ?? emptyBoard(1, 1)}
        pieces={pieces()}
        objects={makeTokenObjects(props.table)}
        starts={makeStartAreas(props.table)}
        open={open()}
        namesOn={namesOn}
        tall={true}
        onSquare={(square) => {
          void placeToken(props.token, square);
          props.onClose();
        }}
      />
    </BottomSheet>
  );
}
