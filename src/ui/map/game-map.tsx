import { say } from '../../text/say';
import './game-map.css';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { describeCurrentTurn } from '../../app/game/turn-title';
import type { MapContext } from '../../app/map/map-context';
import { createMapController } from '../../app/map/map-controller';
import type { InitialQuestion } from '../../app/map/map-questions';
import { isPlayedOnMap, makeMapSubtitle, makeMapTitle } from '../../app/map/map-titles';
import { registerOverlayMap } from '../../app/map/show-overlay';
import { createPictureUrl } from '../../app/pictures/pictures';
import { listContestedSquares } from '../../app/together/contested-squares';
import { together } from '../../app/together/together-state';
import type { Board } from '../../board/board';
import type { Square } from '../../grid/square';
import type { MapAnswer } from '../../query/map-answer';
import { reduceBoardToFormat } from '../../table/reduce-to-format';
import { isMission } from '../../table/table';
import { listSquaresInPlay, makeBoardMarkers, makeStartAreas } from '../../view/figures';
import type { MapRotation } from '../../view/rotation';
import { makeBoardObjects, makeRubbleMarkers, makeSpawnAreas, makeTokenObjects } from '../../view/tokens';
import type { BoardGhost } from '../../view/types';
import { BoardView } from '../board/board-view';
import type { BoardHandle } from '../board/props';
import { lazyPart } from '../kit/lazy-part';
import { restoreFocus } from '../kit/restore-focus';
import { MapPanel } from './map-panel';

const TogetherStrip = lazyPart(() => import('../shared/together/together-strip'));

/** Orientation of the map that the user chose for their side of the table. */
const [turn, setTurn] = createSignal<MapRotation>(0);

export interface GameMapProps {
  context: MapContext;
  board: Board;
  /** Kind of question with which the map opens: `move`, `run`, `march-on`, `card-free` or `hit`. */
  first?: string | null;
  /** Question that the map answers when it opens. Null if it opens without a question. */
  opening?: InitialQuestion | null;
  name?: string | null;
  /** Called with the current answer, and the figure that the question is about. */
  onAsked?: (answer: MapAnswer | null, piece: string | null) => void;
  /** Adds figures. Undefined if another screen adds figures. */
  onAdd?: () => void;
  /** Edits a figure. Undefined if the game sets its values. */
  onEdit?: (piece: string) => void;
  /** Content beside the title, for example the choice of another map. */
  aside?: JSX.Element;
}

/** The map with its figures, modes (place, see, attack, move), and the answer to a tap. */
export function GameMap(props: GameMapProps): JSX.Element {
  const table = () => props.context.table;
  /** Board as the game’s format uses it, without terrain that does not count. */
  const board = createMemo(() => reduceBoardToFormat(props.board, table()));
  const controller = createMapController(() => props.context, board, props.first ?? null, props.opening ?? null);
  const { asking, marking, setting, tools, place, pieces, planning } = controller;
  const [covered, setCovered] = createSignal(0);
  const [pulled, setPulled] = createSignal<BoardGhost | null>(null);
  let handle: BoardHandle | undefined;
  let root: HTMLDivElement | undefined;
  let toolPlace: HTMLDivElement | undefined;
  onMount(() => restoreFocus(() => root));
  // The map of a finished game opens with the result instead of a figure.
  onMount(() => {
    if (props.context.plays && table().ended !== null) asking.select(null);
  });
  onCleanup(registerOverlayMap(asking.setMode));

  /** Starting area of the side that places figures or objects before the first turn. Empty if there is none. */
  const placingArea = (): readonly Square[] => board().starts?.get(setting.placing()?.side ?? '') ?? [];
  // The map opens on the figures, because a whole map makes them small. It stays there while the figures move.
  const opening = untrack(() => {
    const inPlay = listSquaresInPlay(table());
    return inPlay.length > 0 ? inPlay : placingArea();
  });
  const picture = createPictureUrl(() => table().mapPicture);
  const markers = createMemo(() => makeBoardMarkers(table()));
  createEffect(() => props.onAsked?.(asking.answer(), asking.piece()?.id ?? null));
  const putting = () => asking.waiting() !== null || setting.kind() !== null;
  /**
   * Returns whether taps snap to figures. A function, because an inline expression in the prop would create a
   * computation that is never disposed.
   */
  const snaps = () =>
    !putting() && asking.terms.squareChoices().length === 0 && (!asking.piece() || asking.mode() === 'hit');
  /** Returns the announcement for screen readers: the selected figure, or else the current player. */
  const chosen = () => {
    const piece = asking.piece();
    if (piece) return say('{figure} selected', { figure: props.context.naming.piece(piece.id) });
    return inPlay() ? describeCurrentTurn(table(), props.context.naming) : '';
  };
  const inPlay = () => !props.name && isPlayedOnMap(props.context);
  // The display of the last turn is cleared, because players could take it for the next player’s options.
  createEffect(
    on(
      createMemo(() => table().turn),
      (turn) => {
        if (turn === null || table().phase || !props.context.plays) return;
        planning.setOpen(false);
        asking.finish();
        if (props.name && asking.figure()?.side === turn) return;
        tools.chooseOther(false);
        asking.select(null);
      },
      { defer: true },
    ),
  );
  /** Returns the connection of the open game if it is shared. A position for questions is never shared. */
  const shared = () => (props.context.plays ? together() : null);
  const contested = createMemo(() => listContestedSquares(shared()?.conflicts() ?? []));
  const ghostAt = (id: string, x: number, y: number) => place.ghostAt(id, handle?.squareAtScreen(x, y) ?? null);

  return (
    <div class="game-map" ref={root}>
      <header class="map-head" data-side={inPlay() && !asking.figure() ? (table().turn ?? undefined) : undefined}>
        <div class="map-title">
          <h1 class="clip" tabindex={-1}>
            {props.name && !asking.figure() ? props.name : makeMapTitle(asking, props.context, inPlay())}
          </h1>
          <p class="muted small">{makeMapSubtitle(asking, props.context, board(), inPlay())}</p>
          <p class="spoken" role="status">
            {chosen()}
          </p>
        </div>
        <div class="map-tools" ref={toolPlace} />
        {props.aside}
      </header>
      {/* If the Table is beside the map, the Table displays the connection. */}
      <Show when={!props.name && shared()}>{(now) => <TogetherStrip together={now()} />}</Show>
      <BoardView
        board={board()}
        label={say('Map {map}', { map: table().mapName })}
        pieces={pieces()}
        picture={picture()}
        objects={[...makeBoardObjects(table()), ...makeTokenObjects(table())]}
        strengths={isMission(table())}
        starts={[
          ...makeStartAreas(table(), setting.guide() ? (setting.placing()?.side ?? null) : undefined),
          ...makeSpawnAreas(table()),
        ]}
        markers={[...markers(), ...makeRubbleMarkers(table())]}
        overlay={planning.shown()?.overlay ?? asking.overlay()}
        badged={asking.badges() !== null && asking.answer() === null && !planning.shown()}
        ahead={asking.ready().overlays}
        lines={planning.shown()?.lines ?? (tools.measuring() ? tools.lines() : asking.lines())}
        signs={planning.shown()?.signs ?? asking.signs()}
        contested={contested()}
        ghost={pulled()}
        focus={planning.shown()?.focus ?? asking.focus() ?? (putting() ? placingArea() : setting.justPlaced())}
        opening={opening}
        covered={covered()}
        snap={snaps()}
        squaresOnly={marking.on() || tools.measuring()}
        putting={putting()}
        turn={turn()}
        onTurn={setTurn}
        describe={controller.describe}
        onSquare={controller.tapSquare}
        onPiece={controller.tapPiece}
        onHold={(square) => {
          if (asking.piece() && !planning.shown()) asking.hold(square);
        }}
        onZoomed={controller.takeBackTap}
        onDrop={(id, squares) => void place.put(id, squares)}
        buttons={props.context.plays ? toolPlace : undefined}
        handle={(given) => {
          handle = given;
        }}
      />
      <MapPanel
        context={props.context}
        controller={controller}
        onCover={setCovered}
        onAdd={props.onAdd}
        onEdit={props.onEdit}
        drag={{
          move: (id, x, y) => setPulled(ghostAt(id, x, y)),
          drop: (id, x, y) => {
            const ghost = ghostAt(id, x, y);
            setPulled(null);
            if (ghost) void place.put(id, ghost.squares);
          },
          cancel: () => setPulled(null),
        }}
      />
    </div>
  );
}
