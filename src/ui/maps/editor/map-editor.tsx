import { say } from '../../../text/say';
import './map-editor.css';
import { createDeferred, createMemo, createSignal, type JSX, Show } from 'solid-js';
import type { EditHistory } from '../../../app/edit-history';
import type { MapDraft } from '../../../app/maps/map-draft';
import { createMapEditing } from '../../../app/maps/map-editing';
import { type Board, listSquaresInBox } from '../../../board/board';
import { colourOfSide } from '../../../board/brushes';
import { checkBoard } from '../../../board/check-board';
import { resizeBoard } from '../../../board/edit';
import type { Tile } from '../../../board/tile';
import { eastEdge, southEdge } from '../../../grid/edge';
import { type Square, squareAt, xOf, yOf } from '../../../grid/square';
import { truncate } from '../../../text/character-text';
import { describeSquare } from '../../../text/names/square';
import type { BoardOverlay } from '../../../view/types';
import { BoardView } from '../../board/board-view';
import type { BoardHandle } from '../../board/props';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { bindUndoKeys, UndoButtons } from '../../kit/undo-buttons';
import { HelpButton } from '../../shared/help/help-button';
import { Palette } from './palette';
import { CutSheet, FindingsSheet, MapDetails, TileSheet } from './sheets';
import { BrushBar, EditorTools } from './tools';

export interface MapEditorProps {
  steps: EditHistory<MapDraft>;
  /** URL of the printed map’s picture. Null if there is no picture. */
  picture: string | null;
  /** Whether the map had a picture that no longer fits. */
  pictureLost: boolean;
  /** Stored tiles. Null while loading. */
  tiles: readonly Tile[] | null;
  /** Reason why the draft is not stored, as a sentence. Null if the draft is stored. */
  notSaved: string | null;
  onKeepTile: (tile: Tile) => void;
  onSave: () => void;
  onClose: () => void;
}

type Opened = 'details' | 'unnamed' | 'findings' | 'cut' | 'tiles' | null;

/** Map editor: the board above, and all tools within reach of the thumb. */
export function MapEditor(props: MapEditorProps): JSX.Element {
  const board = createMemo(() => props.steps.draft().board);
  const head = () => props.steps.draft().head;
  const change = (next: Partial<MapDraft>, field?: string) =>
    props.steps.change({ ...props.steps.draft(), ...next }, field);
  const editing = createMapEditing(board, (next) => change({ board: next }));
  const [opened, setOpened] = createSignal<Opened>(null);
  const [pointedAt, setPointedAt] = createSignal<readonly Square[] | null>(null);
  // The map is checked for mistakes when the user pauses drawing.
  const rested = createDeferred(board, { timeoutMs: 600 });
  const findings = createMemo(() => checkBoard(rested()));
  let root!: HTMLElement;
  let view: BoardHandle | undefined;

  bindUndoKeys(
    () => root,
    (by) => props.steps.move(by),
    (target) => target instanceof HTMLInputElement && target.type === 'text',
  );

  const save = (): void => {
    if (head().name.trim() === '') setOpened('unnamed');
    else props.onSave();
  };
  const overlay = createMemo((): BoardOverlay | null => {
    const box = editing.box();
    const from = editing.anchor();
    const shown = pointedAt();
    if (box) return { fills: { reach: listSquaresInBox(editing.shown(), box) }, numbers: [] };
    if (from !== null) return { fills: { reach: [from] }, numbers: [] };
    return shown && { fills: { stop: shown }, numbers: [] };
  });
  const starts = () =>
    [...editing.shown().starts].map(([side, squares]) => ({
      squares,
      name: side,
      colour: colourOfSide(side, editing.shown()),
      label: side,
    }));
  // A stroke on the map ends the highlight of a finding.
  const stroke = () => {
    const now = editing.stroke();
    if (!now) return null;
    const first =
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args): void => {
        setPointedAt(null);
        act(...args);
      };
    return { draw: first(now.draw), end: first(now.end), cancel: now.cancel };
  };

  return (
    <section class="map-editor" ref={root} aria-label={say('Map editor')}>
      <header class="editor-head">
        <IconButton icon="back" name={say('Back')} onClick={() => props.onClose()} />
        <h1>
          <button type="button" class="editor-name" onClick={() => setOpened('details')}>
            <span class="spoken">{say('Name and size:')}</span>{' '}
            <strong class="clip">{truncate(head().name.trim() || say('New map'), 40)}</strong>
            <small class="muted">
              {board().width} × {board().height}
            </small>
          </button>
        </h1>
        <HelpButton about="editor" />
        <UndoButtons steps={props.steps} />
        <Button tone="accent" onClick={save}>
          {say('Save')}
        </Button>
      </header>
      <BoardView
        board={editing.shown()}
        label={say('Map in the editor')}
        picture={props.picture}
        starts={starts()}
        overlay={overlay()}
        handle={(given) => {
          view = given;
        }}
        squaresOnly
        describe={(square) => describe(editing.shown(), square)}
        onSquare={(square) => editing.choose(square)}
        onSide={(square, dx, dy) => editing.chooseSide(square, dx, dy)}
        stroke={stroke()}
      />
      <div class="editor-panel">
        <Show when={props.notSaved}>
          {(sentence) => (
            <p class="editor-fault small" role="alert">
              {sentence()}
            </p>
          )}
        </Show>
        <BrushBar
          editing={editing}
          board={board()}
          findings={findings().length}
          onFindings={() => setOpened('findings')}
          onCut={() => setOpened('cut')}
        />
        <Palette editing={editing} board={board()} onTile={() => setOpened('tiles')} />
        <EditorTools editing={editing} />
        <p class="spoken" role="status">
          {editing.said()}
        </p>
      </div>
      <Show when={opened() === 'details' || opened() === 'unnamed'}>
        <MapDetails
          head={head()}
          board={board()}
          nameless={opened() === 'unnamed'}
          pictureLost={props.pictureLost}
          onHead={(next, field) => change({ head: { ...head(), ...next } }, field)}
          onSize={(width, height) => change({ board: resizeBoard(board(), width, height) }, 'size')}
          onSave={() => {
            setOpened(null);
            save();
          }}
          onClose={() => setOpened(null)}
        />
      </Show>
      <Show when={opened() === 'findings'}>
        <FindingsSheet
          findings={findings()}
          onShow={(squares) => {
            setOpened(null);
            setPointedAt(squares);
            view?.home();
          }}
          onClose={() => setOpened(null)}
        />
      </Show>
      <Show when={opened() === 'cut' && editing.marked()}>
        {(box) => (
          <CutSheet
            board={board()}
            box={box()}
            mapName={head().name}
            onKeep={(tile) => {
              setOpened(null);
              editing.unmark();
              props.onKeepTile(tile);
            }}
            onClose={() => setOpened(null)}
          />
        )}
      </Show>
      <Show when={opened() === 'tiles'}>
        <TileSheet
          tiles={props.tiles}
          onPick={(tile) => {
            setOpened(null);
            editing.beginPlacing(tile);
          }}
          onClose={() => setOpened(null)}
        />
      </Show>
    </section>
  );
}

const EDGE_WORDS = ['', 'wall', 'door'];

/** Describes a square with its sides: `c4, hindering terrain, wall east`. */
function describe(board: Board, square: Square): string {
  const naming = { board, piece: String, side: String, edition: String };
  const [x, y] = [xOf(square), yOf(square)];
  const sides = [
    ['north', y > 0 ? southEdge(squareAt(x, y - 1)) : null],
    ['east', x + 1 < board.width ? eastEdge(square) : null],
    ['south', y + 1 < board.height ? southEdge(square) : null],
    ['west', x > 0 ? eastEdge(squareAt(x - 1, y)) : null],
  ] as const;
  const walls = sides.flatMap(([name, edge]) => {
    const word = edge === null ? '' : EDGE_WORDS[board.walls[edge] ?? 0];
    return word ? [`${word} ${name}`] : [];
  });
  return [describeSquare(square, [], naming), ...walls].join(', ');
}
