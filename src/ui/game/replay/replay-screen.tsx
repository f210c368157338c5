import { say, sayMany } from '../../../text/say';
import './replay.css';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { describeLogTime, makeLogNaming, summarizeLogEntry } from '../../../app/game/log-lines';
import { jumpTo } from '../../../app/game/perform';
import {
  computeMoveOffsets,
  drawStep,
  findRoundStarts,
  listReplaySteps,
  listStepPieces,
} from '../../../app/game/replay-steps';
import { dismissToast, toast } from '../../../app/messages';
import { createPictureUrl } from '../../../app/pictures/pictures';
import { goTo } from '../../../app/route';
import { type Log, tableAfter } from '../../../game/log';
import { countActionPoints, countWounds } from '../../../table/striker';
import { boardInPlay, type Figure, listObjectsInPlay, type Table } from '../../../table/table';
import { describeSquare } from '../../../text/names/square';
import { isOnMap, listSquaresInPlay, makeBoardPieces, makeStartAreas } from '../../../view/figures';
import { findFocusSquares } from '../../../view/overlays';
import { BoardView } from '../../board/board-view';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';
import { ReplayBar } from './replay-bar';

const BetterPlans = lazyPart(() => import('./better-plans'));

/** Duration of a replayed step in ms at normal speed. */
const STEP_MS = 1200;
const GLIDE_MS = 180;
export const REPLAY_SPEEDS = [1, 2, 4, 8] as const;

/** Screen that replays the game on its map, step by step. Reads the log and never writes it. */
export default function ReplayScreen(props: {
  log: Log;
  /** Number of the first entry to show. Null to begin with the first entry of the game. */
  from: number | null;
}): JSX.Element {
  const steps = createMemo(() => listReplaySteps(props.log));
  const names = createMemo(() => makeLogNaming(props.log));
  const marks = createMemo(() => findRoundStarts(steps()));
  const [wanted, setWanted] = createSignal(Math.max(1, steps().findIndex((step) => step.entry.seq === props.from) + 1));
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<(typeof REPLAY_SPEEDS)[number]>(1);
  /** Numbers of the first entries of turns for which a much better plan existed. */
  const [missed, setMissed] = createSignal<readonly number[]>([]);
  const [picked, setPicked] = createSignal<string | null>(null);
  const place = () => Math.min(wanted(), steps().length);
  const step = () => steps()[place() - 1];
  const table = createMemo(() => tableAfter(props.log, place()));
  const picture = createPictureUrl(() => table().mapPicture);
  let mapPlace: HTMLDivElement | undefined;

  const go = (to: number): void => {
    setWanted(Math.max(1, Math.min(to, steps().length)));
  };
  const leave = (): void => goTo('map');
  const goOn = async (): Promise<void> => {
    const entry = step()?.entry;
    if (!entry) return;
    const last = place() === steps().length;
    leave();
    if (!last && (await jumpTo(entry.seq)))
      toast(say('The game is back at this step. Later steps are still in the log.'));
  };

  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => {
      if (place() >= steps().length) setPlaying(false);
      else go(place() + 1);
    }, STEP_MS / speed());
    onCleanup(() => clearInterval(timer));
  });
  // A single step animates the moved figures, to show the change.
  createEffect(
    on([place, table], ([now, stands], before) => {
      if (before && Math.abs(now - before[0]) === 1) glide(before[1], stands);
    }),
  );
  const glide = (before: Table, now: Table): void => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    for (const [piece, point] of computeMoveOffsets(before, now)) {
      const mark = mapPlace?.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
      mark?.animate?.([{ transform: `translate(${point.x}px, ${point.y}px)` }, { transform: 'none' }], {
        duration: GLIDE_MS,
        easing: 'ease-out',
      });
    }
  };

  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const inside = event.target.closest('input, [role="application"], a');
    if (event.key === 'Escape') leave();
    else if (inside) return;
    else if (event.key === 'ArrowLeft') go(place() - 1);
    else if (event.key === 'ArrowRight') go(place() + 1);
    else if (event.key === 'Home') go(1);
    else if (event.key === 'End') go(steps().length);
    else return;
    event.preventDefault();
  };
  onMount(() => {
    // An undo button of an open message would change the game behind the replay.
    dismissToast();
    window.addEventListener('keydown', keys);
  });
  onCleanup(() => window.removeEventListener('keydown', keys));

  const pieces = createMemo(() => {
    const about = listStepPieces(step());
    const pieces = makeBoardPieces(table(), { selected: null, target: null, badges: null });
    return pieces.map((piece) => ({
      ...piece,
      movable: false,
      selected: about.has(piece.id) || piece.id === picked(),
    }));
  });
  const drawn = createMemo(() => {
    const now = step();
    return now ? drawStep(tableAfter(props.log, place() - 1), now) : { lines: [], signs: [] };
  });
  const focus = createMemo(() => {
    const moved = [...listStepPieces(step())].flatMap((piece) => table().figures.get(piece)?.squares ?? []);
    return findFocusSquares(drawn().lines, moved);
  });
  const status = () => {
    const figure = table().figures.get(picked() ?? '');
    if (!figure) return null;
    const { name } = figure;
    if (figure.card) return statusOfCarded(table(), figure);
    if (figure.defeated) return say('{figure}: K.O.', { figure: name });
    const clicks = figure.character.dial.length;
    const dial = say('{figure}: click {click} of {clicks}', {
      figure: name,
      click: Math.min(figure.click, clicks),
      clicks,
    });
    return figure.tokens === 0 ? dial : `${dial} · ${sayMany(figure.tokens, '1 token', '{n} tokens')}`;
  };
  const summary = () => {
    const now = step();
    return now ? summarizeLogEntry(now.entry, names()) : { headline: say('Nothing yet.'), details: [] };
  };
  const when = () => {
    const now = step();
    return now ? describeLogTime(now, names()) : '';
  };

  return (
    <div class="replay">
      <header class="replay-head">
        <div>
          <h1 class="clip">{say('Replay')}</h1>
          <p class="muted small clip">{status() ?? when()}</p>
        </div>
        <Button disabled={!step()} onClick={() => void goOn()}>
          {say('Continue from here')}
        </Button>
        <IconButton icon="close" name={say('Close replay')} onClick={leave} />
      </header>
      <div class="replay-map" ref={mapPlace}>
        <Show
          when={boardInPlay(table())}
          fallback={
            <EmptyState
              icon="map"
              title={say('No map at this step')}
              text={say('The text below still shows what happened.')}
            />
          }
        >
          {(board) => (
            <BoardView
              board={board()}
              label={say('Replay of map {map}', { map: table().mapName })}
              pieces={pieces()}
              picture={picture()}
              objects={listObjectsInPlay(table()).map(({ id, at, kind }) => ({
                id,
                square: at,
                letter: kind.slice(0, 1).toUpperCase(),
              }))}
              starts={makeStartAreas(table())}
              lines={drawn().lines}
              signs={drawn().signs}
              opening={listSquaresInPlay(props.log.table)}
              focus={focus()}
              snap
              describe={(square) => {
                const standing = [...table().figures.values()].filter(
                  (each) => isOnMap(each) && each.squares.includes(square),
                );
                const called = standing.map((each) => each.name);
                return describeSquare(square, called, { ...names(), board: board() });
              }}
              onSquare={() => setPicked(null)}
              onPiece={(id) => setPicked(picked() === id ? null : id)}
            />
          )}
        </Show>
      </div>
      <Show when={!table().phase}>
        <BetterPlans
          log={props.log}
          naming={names()}
          at={step()?.entry.seq}
          onTurns={(turns) => setMissed(turns.map(({ seq }) => seq))}
          onGo={(seq) => {
            setPlaying(false);
            go(steps().findIndex(({ entry }) => entry.seq === seq) + 1);
          }}
        />
      </Show>
      <ReplayBar
        missed={missed().map((seq) => steps().findIndex(({ entry }) => entry.seq === seq) + 1)}
        place={place()}
        count={steps().length}
        marks={marks()}
        summary={summary()}
        when={when()}
        playing={playing()}
        speed={speed()}
        onGo={(to) => {
          setPlaying(false);
          go(to);
        }}
        onPlay={() => {
          if (!playing() && place() >= steps().length) go(1);
          setPlaying(!playing());
        }}
        onSpeed={() => setSpeed(REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(speed()) + 1) % REPLAY_SPEEDS.length] ?? 1)}
      />
    </div>
  );
}

/** Returns the status of a figure with a character card: `Rook: 2 wounds · 3 AP`. */
function statusOfCarded(table: Table, figure: Figure): string {
  const words = { figure: figure.name };
  if (figure.defeated) return say('{figure}: defeated', words);
  const wounds = sayMany(countWounds(figure), '{figure}: 1 wound', '{figure}: {n} wounds', words);
  return `${wounds} · ${say('{points} AP', { points: countActionPoints(table, figure) })}`;
}
