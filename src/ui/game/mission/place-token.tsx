import { createMemo, type JSX } from 'solid-js';
import { naming } from '../../../app/game/session';
import { placesFor, placeToken } from '../../../app/mission/objectives';
import { emptyBoard } from '../../../board/board';
import { squareName } from '../../../grid/square';
import type { TokenDue } from '../../../rules/objectives';
import type { Table } from '../../../table/table';
import { TOKEN_KINDS } from '../../../table/tokens';
import { say } from '../../../text/say';
import type { BoardObject, BoardOverlay, BoardPiece, BoardStart } from '../../../view/types';
import { BoardView } from '../../board/board-view';
import { Sheet } from '../../kit/sheet';

/** The map, to choose where a token enters. */
export function PlaceToken(props: { table: Table; token: TokenDue; onClose: () => void }): JSX.Element {
  const open = createMemo(() => placesFor(props.table));
  const overlay = createMemo((): BoardOverlay => ({ fills: { reach: open() }, numbers: [] }));
  const colourOf = (side: string) => `var(--side-${side})`;
  const pieces = createMemo(() =>
    [...props.table.figures.values()].flatMap(({ piece, side, squares, defeated }): BoardPiece[] => {
      if (defeated || squares.length === 0) return [];
      const name = naming().piece(piece);
      const initials = initialsOf(name);
      return [
        {
          ...{ id: piece, name, initials, squares, colour: colourOf(side), tokens: 0, badge: null },
          ring: props.table.players.findIndex((player) => player.side === side),
          ...{ selected: false, dimmed: false, movable: false },
        },
      ];
    }),
  );
  const objects = createMemo((): BoardObject[] =>
    props.table.tokens.flatMap(({ id, at, kind }) =>
      at === null || kind !== TOKEN_KINDS.objective ? [] : [{ id, square: at, letter: id.slice(0, 1).toUpperCase() }],
    ),
  );
  const zones = createMemo((): BoardStart[] =>
    [...(props.table.board?.starts ?? [])].map(([side, squares]) => {
      return {
        squares,
        name: say('{player}’s starting zone', { player: naming().side(side) }),
        colour: colourOf(side),
      };
    }),
  );
  const describe = (square: number): string =>
    [squareName(square), open().includes(square) ? say('available') : ''].filter(Boolean).join(', ');
  return (
    <Sheet title={say('Place {token}', { token: props.token.name })} onClose={props.onClose}>
      <p>{say('Tap a square of the battle zone.')}</p>
      <div class="place-token">
        <BoardView
          board={props.table.board ?? emptyBoard(1, 1)}
          label={say('Mission map')}
          pieces={pieces()}
          objects={objects()}
          starts={zones()}
          overlay={overlay()}
          squaresOnly={true}
          describe={describe}
          onSquare={(square) => {
            void placeToken(props.token, square);
            props.onClose();
          }}
          onPiece={() => undefined}
          onDrop={() => undefined}
        />
      </div>
    </Sheet>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, 3);
}
