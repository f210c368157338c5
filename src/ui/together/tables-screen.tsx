import { say, sayMany } from '../../text/say';
import './together.css';
import '../shared/together/together.css';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { formatClockTime } from '../../app/game/clock';
import { goTo } from '../../app/route';
import {
  fetchTables,
  minutesSince,
  type TableList,
  type TablesFault,
  type TournamentTable,
} from '../../app/together/tournament-tables';
import { DataTable } from '../kit/data-table';
import { EmptyState } from '../kit/empty-state';
import { ProgressBar } from '../kit/progress';
import { PageHeader } from '../shared/page-header';

/** Refresh interval in ms while the list is visible. */
const EVERY_MS = 15_000;

const FAULT_WORDS: Readonly<Record<TablesFault, string>> = {
  offline: say('The club’s server cannot be reached. Sidekick tries again.'),
  'no-key': say('This link has no valid key. Ask the organizer for a new link.'),
  unreadable: say('The club’s server has another version. Reload Sidekick.'),
};

export default function TablesScreen(props: { code: string }): JSX.Element {
  const [tables, setTables] = createSignal<TableList | null>(null);
  const [fault, setFault] = createSignal<TablesFault | null>(null);
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    clearTimeout(timer);
    // Skips hidden pages: the list is refreshed when the page becomes visible again.
    if (document.hidden) return;
    const result = await fetchTables(props.code, leaving.signal);
    if (leaving.signal.aborted) return;
    setFault(result.ok ? null : result.fault);
    if (result.ok) setTables(result.value);
    clearTimeout(timer);
    timer = setTimeout(() => void look(), EVERY_MS);
  }
  const seen = () => {
    if (!document.hidden) void look();
  };
  onMount(() => {
    document.addEventListener('visibilitychange', seen);
    void look();
  });
  onCleanup(() => {
    document.removeEventListener('visibilitychange', seen);
    leaving.abort();
    clearTimeout(timer);
  });

  return (
    <div class="page" data-wide="">
      <PageHeader title={say('Tables')} onBack={() => goTo('table', 'games')} help="tables" />
      <Show when={fault()}>
        {(why) => (
          <p class="pair-fault" role="alert">
            {FAULT_WORDS[why()]}
          </p>
        )}
      </Show>
      <Show
        when={tables()}
        fallback={
          <Show when={fault() === null}>
            <ProgressBar label={say('Loading the tables…')} />
          </Show>
        }
      >
        {(list) => (
          <Show
            when={list().tables.length > 0}
            fallback={
              <EmptyState
                icon="table"
                title={say('No tables yet')}
                text={say('A table appears once its players share their game over this server.')}
              />
            }
          >
            <ul class="club-tables" aria-label={say('Tables')}>
              <For each={list().tables}>{(each) => <TableCard table={each} since={minutesSince(list(), each)} />}</For>
            </ul>
          </Show>
        )}
      </Show>
    </div>
  );
}

function TableCard(props: { table: TournamentTable; since: number }): JSX.Element {
  const about = () => {
    const { over, round, turn, players } = props.table;
    if (over) return say('Finished');
    if (round === null || round === 0) return say('Setup');
    const player = players.find(({ side }) => side === turn)?.name;
    return player === undefined
      ? say('Round {round}', { round })
      : say('Round {round}, {side}', { round, side: player });
  };
  const clock = () => {
    const now = props.table.clock;
    if (!now) return null;
    const words = { used: formatClockTime(now.used * 1000), limit: formatClockTime((now.limit ?? 0) * 1000) };
    if (now.limit === null) return say('Clock: {used}', words);
    return say('Clock: {used} of {limit}', words);
  };
  const updated = () =>
    props.since === 0
      ? say('updated just now')
      : sayMany(props.since, 'updated 1 minute ago', 'updated {n} minutes ago');
  return (
    <li>
      <h2>{props.table.table}</h2>
      <p class="small">{[about(), clock()].filter((each) => each !== null).join(' · ')}</p>
      <DataTable
        columns={[say('Player'), say('Points'), say('Time')]}
        rows={props.table.players.map(({ side, name, points, used }) => ({
          head: name,
          cells: [points ?? '–', used === null ? '–' : formatClockTime(used * 1000)],
          isMarked: side === props.table.turn && !props.table.over,
        }))}
      />
      <p class="muted small">{updated()}</p>
    </li>
  );
}
