import { createMemo, createSignal, type JSX, lazy, Match, onMount, Show, Switch } from 'solid-js';
import { ensureLibrary, libraryFault, maps } from '../../app/library';
import { mapFact } from '../../app/newGame';
import { game, loadLore, log, naming, record, ruleset, select, selected, table, undo } from '../../app/session';
import type { MapSheet } from '../../board/sheet';
import { DEMO_FORCES } from '../../catalog/demo';
import type { Table } from '../../table/table';
import { Button } from '../parts/Button';
import { Progress } from '../parts/Progress';
import { toast } from '../parts/toasts';
import { goTo, route } from '../shell/route';
import type { MapDesk } from './desk';
import { GameMap } from './GameMap';
import { MapPick } from './MapPick';
import { createScratch } from './scratch';

const ReplayScreen = lazy(() => import('../replay/ReplayScreen'));

const SCRATCH_SIDES = ['red', 'blue'] as const;

/**
 * The Map tab: the open game's map; without a game, a map to try and a position to ask about. `#/map/replay` tells the open
 * game again, `#/map/replay/12` from entry 12 on.
 */
export default function MapScreen(): JSX.Element {
  const [scratch, setScratch] = createSignal<MapDesk | null>(null);
  onMount(() => void ensureLibrary());

  const tryMap = async (map: MapSheet): Promise<void> => {
    const { EDITIONS } = await loadLore();
    const edition = EDITIONS[0];
    if (!edition) return;
    const sides = SCRATCH_SIDES.map((side, index) => ({
      side,
      name: DEMO_FORCES[index]?.name ?? side,
      characters: DEMO_FORCES[index]?.characters ?? [],
    }));
    setScratch(createScratch({ ruleset: edition, map, sides }));
  };
  /** What the Table sent us here for; each time anew. */
  const opened = createMemo(() => ({ first: route().rest[0] ?? null }));
  const choosing = () => route().rest[0] === 'choose';
  const lay = async (map: MapSheet): Promise<void> => {
    if (!(await record('map', [mapFact(map)]))) return;
    toast({ text: `The map is ${map.name}`, action: { label: 'Undo', run: () => void undo() } });
    // Chosen from the set-up, which stands on the Table.
    if (choosing()) goTo('table');
  };

  return (
    <Switch
      fallback={<WithoutGame scratch={scratch()} onTry={(map) => void tryMap(map)} onLeave={() => setScratch(null)} />}
    >
      <Match when={game() === undefined}>
        <Progress label="Reading your game…" />
      </Match>
      <Match when={route().rest[0] === 'replay' && log()}>
        {(told) => <ReplayScreen log={told()} from={Number(route().rest[1]) || null} />}
      </Match>
      <Match when={game() && table()}>
        {(now) => (
          <Show
            when={!choosing() && now().board}
            fallback={
              <MapPick
                title="Choose the map"
                text={
                  now().board
                    ? `Now it is ${now().mapName}. Which one lies on the table?`
                    : 'This game has none yet. Which one lies on the table?'
                }
                maps={maps()}
                fault={libraryFault()}
                onPick={(map) => void lay(map)}
              >
                <Show when={choosing()}>
                  <Button onClick={() => goTo('table')}>Back to the set-up</Button>
                </Show>
              </MapPick>
            }
          >
            {(board) => (
              <Show when={opened()} keyed>
                {(to) => <GameMap desk={gameDesk(now)} board={board()} first={to.first} />}
              </Show>
            )}
          </Show>
        )}
      </Match>
    </Switch>
  );
}

function WithoutGame(props: {
  scratch: MapDesk | null;
  onTry: (map: MapSheet) => void;
  onLeave: () => void;
}): JSX.Element {
  return (
    <Show
      when={props.scratch}
      fallback={
        <MapPick
          title="Ask without a game"
          text="Choose a map, put figures on it and ask: who sees whom, what hits, who gets where. Nothing is kept."
          maps={maps()}
          fault={libraryFault()}
          onPick={props.onTry}
        >
          <Button onClick={() => goTo('table')}>Start a game instead</Button>
        </MapPick>
      }
    >
      {(desk) => (
        <Show when={desk().table.board}>
          {(board) => (
            <GameMap desk={desk()} board={board()} aside={<Button onClick={props.onLeave}>Other map</Button>} />
          )}
        </Show>
      )}
    </Show>
  );
}

/** The open game as the Map works on it; every part is read anew. */
function gameDesk(now: () => Table): MapDesk {
  return {
    get table() {
      return now();
    },
    get ruleset() {
      return ruleset();
    },
    get naming() {
      return naming();
    },
    get selected() {
      return selected();
    },
    select,
    record,
    undo: () => void undo(),
    plays: true,
  };
}
