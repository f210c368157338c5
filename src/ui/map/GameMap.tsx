import './GameMap.css';
import { createEffect, createMemo, createSignal, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { createPictureUrl } from '../../app/pictures';
import type { Board } from '../../board/board';
import type { Square } from '../../grid/square';
import { duel } from '../../rules/duel';
import type { MarkerRule } from '../../rules/shared/markers';
import { pieceOf } from '../../table/position';
import { pieceOfFigure } from '../../table/table';
import { EN_TOOLS } from '../../text/en/tools';
import { wordsOfSquare } from '../../text/square';
import { BoardView } from '../board/BoardView';
import type { BoardHandle } from '../board/props';
import type { Turn } from '../board/turn';
import type { BoardGhost } from '../board/types';
import { Segmented } from '../parts/Segmented';
import { Answer } from './Answer';
import { createFrameLater } from './afterPaint';
import type { Ruling, Target } from './ask';
import { createAsking, type Opening } from './asking';
import type { MapDesk } from './desk';
import { FigureStrip } from './FigureStrip';
import { placing } from './facts';
import { boardMarkers, boardPieces, inTurns, onMap, startAreas, unplaced } from './figures';
import { MapIdle } from './MapIdle';
import { createMarking, markerFacts } from './marking';
import { createPlacing } from './placing';
import { SetupBar } from './SetupBar';
import { createSettingUp } from './settingUp';
import { wordsOfOverlay } from './squareWords';
import { Tray } from './Tray';
import { hintOf, subtitleOf, titleOf, UNKNOWN_RULES } from './titles';
import { looseObjects, rubbleMarkers, spawnAreas, tokenObjects, tokensOn } from './tokens';
import { createTools } from './tools';

const MarkerPanel = lazy(async () => ({ default: (await import('./MarkerPanel')).MarkerPanel }));
const RulerPanel = lazy(() => import('./RulerPanel'));
const StandPanel = lazy(() => import('./StandPanel'));
const CompareSheet = lazy(() => import('./CompareSheet'));
const SpecialObjects = lazy(() => import('./SpecialObjects'));

const MODE_OPTIONS = [
  { value: 'see', label: 'See' },
  { value: 'hit', label: 'Hit' },
  { value: 'move', label: 'Move' },
  { value: 'threat', label: 'Threat' },
] as const;

/** Whoever turned the map to their side of the table finds it so again. */
const [turn, setTurn] = createSignal<Turn>(0);

export interface GameMapProps {
  desk: MapDesk;
  board: Board;
  /** What the map was opened for: `move run march-on card-free hit`. */
  first?: string | null;
  /** What is asked when it opens. */
  opening?: Opening | null;
  /** In place of the name of the map. */
  name?: string | null;
  /** What is being asked now, by whom. */
  onAsked?: (ruling: Ruling | null, piece: string | null) => void;
  /** Brings figures in; left out where that is done elsewhere. */
  onAdd?: () => void;
  /** Changes what is said of a figure; left out where the game tells it. */
  onEdit?: (piece: string) => void;
  /** Beside the title while no figure on the map is selected: the way to another map, say. */
  aside?: JSX.Element;
}

/** The map with its figures: place them, see, hit, move, and the answer to a tap. */
export function GameMap(props: GameMapProps): JSX.Element {
  const asking = createAsking(() => props.desk, props.first ?? null, props.opening ?? null);
  const marking = createMarking(() => props.desk);
  const setting = createSettingUp(() => props.desk);
  const tools = createTools(() => props.desk, asking);
  const [choosing, setChoosing] = createSignal(false);
  const [pulled, setPulled] = createSignal<BoardGhost | null>(null);
  // The overlay comes first: words that change make the browser lay out the panel again, and that waits for the next frame.
  const hinted = createFrameLater(() => ({ mode: asking.mode(), about: asking.about() }));
  const named = createFrameLater(asking.badges);
  let handle: BoardHandle | undefined;
  /** What was asked before the last tap on a square. */
  let before: Target | null = null;

  const table = () => props.desk.table;
  const picture = createPictureUrl(() => table().mapPicture);
  const markers = createMemo(() => boardMarkers(table()));
  const tray = createMemo(() => (setting.guide() ? inTurns(table()) : unplaced(table())));
  const place = createPlacing(
    () => props.desk,
    () => props.board,
    asking,
    setting,
    tray,
  );
  createEffect(() => props.onAsked?.(asking.ruling(), asking.piece()?.id ?? null));
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
  const lay = (square: Square): void => {
    const laid = setting.lay(square);
    if (laid) void place.record('object', laid.facts, laid.said);
  };
  const mark = async (square: Square): Promise<void> => {
    if (await place.quietly('marker', markerFacts(table(), marking.plan(), square)))
      marking.setSteps(marking.steps() + 1);
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
  const wounds = () => asking.piece()?.striker != null;
  const describe = (square: Square): string => {
    const standing = [...table().figures.values()].filter((each) => onMap(each) && each.squares.includes(square));
    const names = standing.map((each) => each.character.name);
    const own = !asking.piece() || asking.piece()?.squares.includes(square);
    const overlay = own ? [] : wordsOfOverlay(asking.mode(), asking.overlay(), square, asking.about(), wounds());
    return wordsOfSquare(square, [...names, ...tokensOn(table(), square), ...overlay], props.desk.naming);
  };
  const tapSquare = (square: Square): void => {
    const waiting = asking.waiting();
    before = asking.ruling()?.target ?? null;
    if (tools.ruling()) tools.tap(square);
    else if (marking.on()) void mark(square);
    else if (setting.kind()) lay(square);
    else if (waiting) place.place(waiting.piece, square);
    else if (asking.held()) asking.hold(null);
    else asking.tapSquare(square);
  };
  const tapPiece = (id: string): void => {
    const chosen = asking.piece();
    const compares = tools.choosing() || (asking.mode() === 'threat' && table().figures.get(id)?.side !== chosen?.side);
    if (chosen && compares && id !== chosen.id) tools.compare(id);
    else asking.tapPiece(id);
  };
  const compared = () => {
    const [edition, position, chosen, other] = [props.desk.ruleset, asking.position(), asking.piece(), tools.other()];
    const both = edition && position && chosen && other !== null && pieceOf(position, other);
    return both ? duel(edition, position, chosen.id, other) : null;
  };
  const hint = (name: string): string => {
    if (!props.desk.ruleset) return UNKNOWN_RULES;
    return tools.choosing() ? EN_TOOLS.compare.choose(name) : hintOf(hinted().mode, hinted().about);
  };

  return (
    <div class="game-map">
      <header class="map-head">
        <div class="map-title">
          <h1 class="clip">
            {props.name && !asking.figure() ? props.name : titleOf(asking, table(), props.desk.naming)}
          </h1>
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
        objects={[...looseObjects(table()), ...tokenObjects(table())]}
        starts={[
          ...startAreas(table(), setting.guide() ? (setting.placing()?.side ?? null) : undefined),
          ...spawnAreas(table()),
        ]}
        markers={[...markers(), ...rubbleMarkers(table())]}
        overlay={asking.overlay()}
        badged={asking.badges() !== null && asking.ruling() === null}
        ahead={asking.ready().overlays}
        lines={tools.ruling() ? tools.lines() : asking.lines()}
        ghost={pulled()}
        focus={asking.focus()}
        snap={!asking.waiting() && !setting.kind() && (!asking.piece() || asking.mode() === 'hit')}
        squaresOnly={marking.on() || tools.ruling()}
        turn={turn()}
        onTurn={setTurn}
        describe={describe}
        onSquare={tapSquare}
        onPiece={tapPiece}
        onHold={(square) => {
          if (asking.piece()) asking.hold(square);
        }}
        onZoomed={() => asking.setTarget(before)}
        onDrop={(id, squares) => void place.put(id, squares)}
        handle={(given) => {
          handle = given;
        }}
      />
      <div class="map-panel">
        <Show when={!asking.piece() && !tools.ruling() && setting.guide()}>
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
              name={setting.name()}
              onSpecial={setting.specials().length === 0 ? null : () => setChoosing(true)}
              onSkip={() => void setting.pass()}
              onTable={setting.toTable}
              onStart={() => void setting.start()}
            />
          )}
        </Show>
        <Switch
          fallback={
            <MapIdle
              standing={pieces().length > 0}
              tray={tray().length}
              chosen={asking.waiting() !== null}
              onMarkers={props.desk.ruleset?.markers.length === 0 ? null : () => startMarking(null, null)}
              onRuler={props.desk.ruleset ? tools.startRuler : null}
              onAdd={props.onAdd}
              laying={setting.kind() ? 'now' : setting.guide()?.next?.step.task === 'objects' ? 'next' : null}
            />
          }
        >
          <Match when={marking.on()}>
            <Suspense>
              <MarkerPanel marking={marking} desk={props.desk} />
            </Suspense>
          </Match>
          <Match when={tools.ruling()}>
            <Suspense>
              <RulerPanel tools={tools} naming={props.desk.naming} />
            </Suspense>
          </Match>
          <Match when={asking.held()}>
            {(held) => (
              <Suspense>
                <StandPanel
                  held={held()}
                  naming={props.desk.naming}
                  points={wounds()}
                  onMove={() => {
                    const { squares } = held().stand;
                    const piece = asking.piece()?.id;
                    if (piece !== undefined) void place.put(piece, squares);
                  }}
                  onClose={() => asking.hold(null)}
                />
              </Suspense>
            )}
          </Match>
          <Match when={asking.ruling()}>
            {(ruling) => (
              <Answer
                asking={asking}
                ruling={ruling()}
                desk={props.desk}
                record={(step, facts, said) => void place.record(step, facts, said)}
              />
            )}
          </Match>
          <Match when={asking.piece() && asking.figure()}>
            {(figure) => (
              <FigureStrip
                figure={figure()}
                hint={hint(figure().character.name)}
                onClose={() => {
                  tools.chooseOther(false);
                  asking.select(null);
                }}
                onTurn={place.turnBase(asking.figure())}
                makes={makes()}
                onMake={(rule) => startMarking(rule, figure().side)}
                comparing={tools.choosing()}
                onCompare={
                  props.desk.ruleset && pieces().length > 1 ? () => tools.chooseOther(!tools.choosing()) : null
                }
                onEdit={props.onEdit ? () => props.onEdit?.(figure().piece) : null}
                onTakeOff={() => {
                  const { piece, character } = figure();
                  void place.record('take-off', [placing(piece, [], 'placed')], `${character.name} is off the map`);
                }}
              />
            )}
          </Match>
        </Switch>
        <Show when={!asking.piece() && !marking.on() && !tools.ruling() && tray().length > 0}>
          <Tray
            table={table()}
            figures={tray()}
            chosen={asking.waiting()?.piece ?? null}
            onChoose={(piece) => {
              setting.choose(null);
              asking.select(piece);
            }}
            onDrag={(id, x, y) => setPulled(place.ghostOn(id, handle?.squareAtScreen(x, y) ?? null))}
            onDrop={(id, x, y) => {
              const ghost = place.ghostOn(id, handle?.squareAtScreen(x, y) ?? null);
              setPulled(null);
              if (ghost) void place.put(id, ghost.squares);
            }}
            onCancel={() => setPulled(null)}
          />
        </Show>
        <Suspense>
          <Show when={choosing()}>
            <SpecialObjects
              table={table()}
              side={setting.placing()?.side ?? null}
              objects={setting.specials()}
              onChoose={({ card }) => {
                asking.select(null);
                if (card.kind !== 'equipment') setting.choose(card.kind, card.name);
              }}
              onClose={() => setChoosing(false)}
            />
          </Show>
          <Show when={compared()}>
            {(both) => <CompareSheet duel={both()} naming={props.desk.naming} onClose={() => tools.compare(null)} />}
          </Show>
        </Suspense>
      </div>
    </div>
  );
}
