import './GameMap.css';
import { createMemo, createSignal, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { createPictureUrl } from '../../app/pictures';
import type { Board } from '../../board/board';
import { type Square, squareName } from '../../grid/square';
import type { MarkerRule } from '../../rules/shared/markers';
import type { Fact } from '../../table/facts';
import { pieceOfFigure } from '../../table/table';
import { wordsOfSquare } from '../../text/square';
import { type BoardHandle, BoardView } from '../board/BoardView';
import type { BoardGhost } from '../board/types';
import { Button } from '../parts/Button';
import { Segmented } from '../parts/Segmented';
import { toast } from '../parts/toasts';
import { Answer } from './Answer';
import { createFrameLater } from './afterPaint';
import { createAsking } from './asking';
import type { MapDesk } from './desk';
import { FigureStrip } from './FigureStrip';
import { againstMove, againstPlacing, placing, sentence } from './facts';
import { allInitials, boardMarkers, boardPieces, inTurns, onMap, sideColour, startAreas, unplaced } from './figures';
import { footprints, turned } from './footprint';
import { createMarking, markerFacts } from './marking';
import { movedFacts, type PaidMove } from './paid';
import { SetupBar } from './SetupBar';
import { createSettingUp } from './settingUp';
import { Tray } from './Tray';
import { HINTS, subtitleOf, titleOf, UNKNOWN_RULES } from './titles';
import { rubbleMarkers, spawnAreas, tokenObjects, tokensOn } from './tokens';

const MarkerPanel = lazy(async () => ({ default: (await import('./MarkerPanel')).MarkerPanel }));

const MODE_OPTIONS = [
  { value: 'see', label: 'See' },
  { value: 'hit', label: 'Hit' },
  { value: 'move', label: 'Move' },
] as const;

const UNWRITTEN = 'That could not be written to disk. Nothing changed.';

export interface GameMapProps {
  desk: MapDesk;
  board: Board;
  /** What the map was opened for: `move run march-on card-free hit`. */
  first?: string | null;
  /** Beside the title while no figure on the map is selected: the way to another map, say. */
  aside?: JSX.Element;
}

/** The map with its figures: place them, see, hit, move, and the answer to a tap. */
export function GameMap(props: GameMapProps): JSX.Element {
  const asking = createAsking(() => props.desk, props.first ?? null);
  const marking = createMarking(() => props.desk);
  const [pulled, setPulled] = createSignal<BoardGhost | null>(null);
  // The overlay comes first: words that change make the browser lay out the panel again, and that waits for the next frame.
  const hinted = createFrameLater(asking.mode);
  const named = createFrameLater(asking.badges);
  let handle: BoardHandle | undefined;

  const table = () => props.desk.table;
  const picture = createPictureUrl(() => table().mapPicture);
  const setting = createSettingUp(() => props.desk);
  const markers = createMemo(() => boardMarkers(table()));
  const tray = createMemo(() => (setting.guide() ? inTurns(table()) : unplaced(table())));
  const pieces = createMemo(() => {
    const target = asking.ruling()?.target;
    return boardPieces(table(), {
      selected: asking.figure()?.piece ?? null,
      target: target && 'piece' in target ? target.piece : null,
      also: asking.terms.now().also,
      // Where they are drawn already, what the figures are called may follow them.
      badges: asking.ready().badges ? named() : asking.badges(),
      soon: asking.ready().badges,
    });
  });

  const record = async (step: string, facts: readonly Fact[], said: string): Promise<void> => {
    const written = await props.desk.record(step, facts);
    if (written) asking.setTarget(null);
    toast(
      written
        ? { text: said, action: { label: 'Undo', run: () => props.desk.undo() } }
        : { text: UNWRITTEN, tone: 'bad' },
    );
  };

  /** Puts a figure somewhere and says what the rules hold against it: it is recorded all the same. */
  const put = (id: string, squares: readonly Square[]): Promise<void> => {
    const figure = table().figures.get(id);
    const first = figure?.squares.length === 0;
    const paid = first || !figure ? null : movedFacts(props.desk.ruleset, table(), figure, squares);
    if (paid) return record('move', paid.facts, wordsOfPaid(paid, squares));
    const against = first
      ? (againstPlacing(table(), id, squares, props.desk.naming) ?? setting.againstFigure(id, squares))
      : againstMove(props.desk.ruleset, table(), id, squares, props.desk.naming);
    const where = `${props.desk.naming.piece(id)} ${first ? 'on' : 'to'} ${squares.map(squareName).join(' ')}`;
    const said = against === null ? where : `${where}. The book says no: ${against}. Recorded anyway.`;
    return record(first ? 'place' : 'move', [placing(id, squares, first ? 'placed' : 'moved')], said);
  };
  const wordsOfPaid = ({ piece, cost, ruling }: PaidMove, squares: readonly Square[]): string => {
    const where = `${props.desk.naming.piece(piece)} to ${squares.map(squareName).join(' ')}`;
    const no = ruling.legal ? null : sentence(ruling.reasons, props.desk.naming);
    return no === null ? `${where}, ${cost} AP` : `${where}. The book says no: ${no}. Recorded anyway.`;
  };
  const place = (id: string, square: Square): void => {
    const figure = table().figures.get(id);
    const squares = figure && footprints(props.board, figure.character.base, square)[0];
    if (!squares) {
      toast('Its base does not fit there.');
      return;
    }
    // Setting up goes on with the next of the same side, so that each tap places one.
    asking.select(tray().find((each) => each.piece !== id && each.side === figure.side)?.piece ?? null);
    void put(id, squares);
  };
  const lay = (square: Square): void => {
    const laid = setting.lay(square);
    if (laid) void record('object', laid.facts, laid.said);
  };
  const ghostAt = (id: string, clientX: number, clientY: number): BoardGhost | null => {
    const square = handle?.squareAtScreen(clientX, clientY) ?? null;
    const figure = table().figures.get(id);
    const squares = square !== null && figure ? footprints(props.board, figure.character.base, square)[0] : undefined;
    if (!figure || !squares) return null;
    return { squares, initials: allInitials(table()).get(id) ?? '?', colour: sideColour(table(), figure.side) };
  };
  const turnBase = () => {
    const figure = asking.figure();
    if (!figure || figure.squares.length < 2) return null;
    const next = turned(props.board, figure.character.base, figure.squares);
    return next.every((square) => figure.squares.includes(square)) ? null : () => void put(figure.piece, next);
  };
  /** No message for each: the panel counts them, and has its own undo. */
  const mark = async (square: Square): Promise<void> => {
    if (await props.desk.record('marker', markerFacts(table(), marking.plan(), square)))
      marking.setSteps(marking.steps() + 1);
    else toast({ text: UNWRITTEN, tone: 'bad' });
  };
  const startMarking = (rule: MarkerRule | null, owner: string | null): void => {
    asking.select(null);
    marking.start(rule, owner);
  };
  /** What the selected figure can lay with the powers that it shows. */
  const makes = () => {
    const figure = asking.figure();
    const powers = figure && props.desk.plays ? pieceOfFigure(figure).powers : [];
    return (props.desk.ruleset?.markers ?? []).filter(({ power }) => power !== null && powers.includes(power));
  };
  const describe = (square: Square): string => {
    const standing = [...table().figures.values()].filter((each) => onMap(each) && each.squares.includes(square));
    const names = standing.map((each) => each.character.name);
    return wordsOfSquare(square, [...names, ...tokensOn(table(), square)], props.desk.naming);
  };

  return (
    <div class="game-map">
      <header class="map-head">
        <div class="map-title">
          <h1 class="clip">{titleOf(asking, table(), props.desk.naming)}</h1>
          <p class="muted small clip">{subtitleOf(asking, props.board)}</p>
        </div>
        <Show when={asking.piece() && props.desk.ruleset} fallback={props.aside}>
          <Segmented label="What to show" options={MODE_OPTIONS} value={asking.mode()} onChange={asking.setMode} />
        </Show>
      </header>
      <BoardView
        board={props.board}
        label={`Map ${table().mapName}`}
        pieces={pieces()}
        picture={picture()}
        objects={[
          ...table().objects.map(({ id, at, kind }) => ({ id, square: at, letter: kind.slice(0, 1).toUpperCase() })),
          ...tokenObjects(table()),
        ]}
        starts={[
          ...startAreas(table(), setting.guide() ? (setting.placing()?.side ?? null) : undefined),
          ...spawnAreas(table()),
        ]}
        markers={[...markers(), ...rubbleMarkers(table())]}
        overlay={asking.overlay()}
        badged={asking.badges() !== null && asking.ruling() === null}
        ahead={asking.ready().overlays}
        lines={asking.lines()}
        ghost={pulled()}
        focus={asking.focus()}
        snap={!asking.waiting() && !setting.kind() && (!asking.piece() || asking.mode() === 'hit')}
        squaresOnly={marking.on()}
        describe={describe}
        onSquare={(square) => {
          const waiting = asking.waiting();
          if (marking.on()) void mark(square);
          else if (setting.kind()) lay(square);
          else if (waiting) place(waiting.piece, square);
          else asking.tapSquare(square);
        }}
        onPiece={asking.tapPiece}
        onDrop={(id, squares) => void put(id, squares)}
        handle={(given) => {
          handle = given;
        }}
      />
      <div class="map-panel">
        <Show when={!asking.piece() && setting.guide()}>
          {(guide) => (
            <SetupBar
              guide={guide()}
              table={table()}
              objects={props.desk.ruleset?.setup.objects ?? null}
              kind={setting.kind()}
              onKind={(kind) => {
                asking.select(null);
                setting.choose(kind);
              }}
              onSkip={() => void setting.pass()}
              onTable={setting.toTable}
              onStart={() => void setting.start()}
            />
          )}
        </Show>
        <Switch
          fallback={
            <Idle
              standing={pieces().length > 0}
              tray={tray().length}
              chosen={asking.waiting() !== null}
              onMarkers={props.desk.ruleset?.markers.length === 0 ? null : () => startMarking(null, null)}
              laying={setting.kind() ? 'now' : setting.guide()?.next?.step.task === 'objects' ? 'next' : null}
            />
          }
        >
          <Match when={marking.on()}>
            <Suspense>
              <MarkerPanel marking={marking} desk={props.desk} />
            </Suspense>
          </Match>
          <Match when={asking.ruling()}>
            {(ruling) => (
              <Answer
                asking={asking}
                ruling={ruling()}
                desk={props.desk}
                record={(step, facts, said) => void record(step, facts, said)}
              />
            )}
          </Match>
          <Match when={asking.piece() && asking.figure()}>
            {(figure) => (
              <FigureStrip
                figure={figure()}
                hint={props.desk.ruleset ? HINTS[hinted()] : UNKNOWN_RULES}
                onClose={() => asking.select(null)}
                onTurn={turnBase()}
                makes={makes()}
                onMake={(rule) => startMarking(rule, figure().side)}
                onTakeOff={() => {
                  const { piece, character } = figure();
                  void record('take-off', [placing(piece, [], 'placed')], `${character.name} is off the map`);
                }}
              />
            )}
          </Match>
        </Switch>
        <Show when={!asking.piece() && !marking.on() && tray().length > 0}>
          <Tray
            table={table()}
            figures={tray()}
            chosen={asking.waiting()?.piece ?? null}
            onChoose={(piece) => {
              setting.choose(null);
              asking.select(piece);
            }}
            onDrag={(id, x, y) => setPulled(ghostAt(id, x, y))}
            onDrop={(id, x, y) => {
              const ghost = ghostAt(id, x, y);
              setPulled(null);
              if (ghost) void put(id, ghost.squares);
            }}
            onCancel={() => setPulled(null)}
          />
        </Show>
      </div>
    </div>
  );
}

/** While nothing is selected: what to do next. */
function Idle(props: {
  standing: boolean;
  tray: number;
  chosen: boolean;
  /** Null where nothing is laid in these games. */
  onMarkers: (() => void) | null;
  /** Objects before the first turn: one is chosen, or they come next. */
  laying: 'now' | 'next' | null;
}): JSX.Element {
  const words = () => {
    if (props.laying === 'now') return 'Tap a square to lay it; tap an object to take it off.';
    if (props.chosen) return 'Tap a square, or pull the figure there.';
    if (props.laying === 'next') return 'Choose what was drawn, then tap its square.';
    if (props.tray > 0) {
      return props.standing
        ? 'Tap a figure on the map, or place the rest.'
        : 'Tap a figure here, then a square of the map.';
    }
    return props.standing
      ? 'Tap a figure: what it can see, hit, reach.'
      : 'No figures yet. Add characters on the Table.';
  };
  return (
    <div class="map-idle">
      <p class="muted small">{words()}</p>
      <Show when={props.onMarkers}>{(open) => <Button onClick={() => open()()}>Markers</Button>}</Show>
    </div>
  );
}
