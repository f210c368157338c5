import type { JSX } from 'solid-js';
import type { Board } from '../../../board/board';
import { listEdgesWithin, listOutlineEdges } from '../../../board/stroke';
import { OPEN, WALL } from '../../../board/terrain';
import type { Edge } from '../../../grid/edge';
import type { Square } from '../../../grid/square';
import type { CorrectedEdge } from '../../../photo/corrections';
import { say } from '../../../text/say';

/** Buttons that set the walls of an area in one tap: all around the area, or none inside. */
export function WallChoices(props: {
  board: Board;
  squares: readonly Square[];
  onEdges: (edges: readonly Edge[], lies: CorrectedEdge) => void;
}): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
    <div class="chips" role="group" aria-label={say('Walls')}>
      <button
        type="button"
        class="chip"
        onClick={() => props.onEdges(listOutlineEdges(props.board, props.squares), WALL)}
      >
        {say('Walls around')}
      </button>
      <button
        type="button"
        class="chip"
        onClick={() => props.onEdges(listEdgesWithin(props.board, props.squares), OPEN)}
      >
        {say('No walls inside')}
      </button>
    </div>
  );
}
