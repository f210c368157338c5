import { currentLocale } from '../../../text/format-values';
import type { EntrySummary } from '../../../text/log/entry-summary';
import { say, sayMany } from '../../../text/say';
import './log-sheet.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import {
  countBranchEntries,
  describeLogTime,
  type LogLine,
  listLogLines,
  makeLogNaming,
  printGameLog,
  summarizeLogEntry,
} from '../../../app/game/log-lines';
import { game, log, table } from '../../../app/game/open-game';
import { canRedoStep, canUndoStep, jumpTo, jumpToBranchEnd, redoStep, undoStep } from '../../../app/game/perform';
import { goTo } from '../../../app/route';
import { announceShareResult, shareText } from '../../../app/share';
import { getTablePosition } from '../../../table/table-position';
import { Button } from '../../kit/button';
import { SelectField } from '../../kit/field';
import { BottomSheet } from '../../kit/sheet';
import { LogEntrySheet } from './log-entry-sheet';

/** Sheet that exports the game as text, and the position as notation for the Rules tab and other phones. */
function LogExport(props: { onClose: () => void }): JSX.Element {
  const position = () => {
    const now = table();
    return now ? getTablePosition(now) : null;
  };
  const name = () => game()?.name ?? say('Game');
  const hand = async (what: 'log' | 'position', title: string, text: string): Promise<void> => {
    announceShareResult(await shareText(title, text), what);
    props.onClose();
  };
  const words = async (): Promise<void> => {
    const now = log();
    if (now) await hand('log', say('{game}: log', { game: name() }), printGameLog(now, game()?.name ?? ''));
  };
  const notation = async (): Promise<void> => {
    const now = table();
    const stands = position();
    if (!now || !stands) return;
    const { printPosition } = await import('../../../notation/cases');
    await hand(
      'position',
      say('{game}: position', { game: name() }),
      printPosition(stands, now.edition, null, game()?.name ?? null),
    );
  };
  return (
    <BottomSheet title={say('Share the game')} onClose={props.onClose}>
      <Button wide hint={say('every entry with round and player')} onClick={() => void words()}>
        {say('Log as text')}
      </Button>
      <Button
        wide
        disabled={(position()?.pieces.length ?? 0) === 0}
        hint={say('map, figures and objects as they are now')}
        onClick={() => void notation()}
      >
        {say('Position as notation')}
      </Button>
      <Show when={(position()?.pieces.length ?? 0) === 0}>
        <p class="muted">{say('To share the position, first place figures on a map.')}</p>
      </Show>
    </BottomSheet>
  );
}

/** Number of latest entries in the initial list, because a long game has thousands. */
const LISTED = 200;

/** Sheet with the game log, newest entry first, including undone branches. A tap opens an entry. */
export default function LogSheet(props: { onClose: () => void }): JSX.Element {
  const [listed, setListed] = createSignal(LISTED);
  const [opened, setOpened] = createSignal<number | null>(null);
  const [out, setOut] = createSignal(false);
  const lines = createMemo(() => {
    const now = log();
    return now ? listLogLines(now) : [];
  });
  /** Id of the person to filter the steps of a shared game by. If null, the steps of all people are shown. */
  const [whose, setWhose] = createSignal<string | null>(null);
  const people = createMemo(() => [...new Set(lines().flatMap(({ entry }) => entry.by ?? []))]);
  const chosen = createMemo(() => lines().filter(({ entry }) => whose() === null || entry.by === whose()));
  const shown = () => chosen().slice(-listed()).reverse();
  const names = createMemo(() => {
    const now = log();
    return now ? makeLogNaming(now) : null;
  });
  const shownEntry = () => {
    const [line, naming] = [lines().find((each) => each.entry.seq === opened()), names()];
    return line && naming ? { line, naming } : null;
  };
  const past = () => lines().filter((each) => each.undone).length;
  const latest = () => lines().at(-1)?.entry.seq;
  const headed = (index: number) => {
    const [here, above] = [shown()[index], shown()[index - 1]];
    return index === 0 || here?.round !== above?.round || here?.side !== above?.side;
  };
  return (
    <Show
      when={shownEntry()}
      fallback={
        <Show when={!out()} fallback={<LogExport onClose={() => setOut(false)} />}>
          <BottomSheet
            title={say('Game log')}
            onClose={props.onClose}
            foot={
              <>
                <Button disabled={!canUndoStep()} onClick={() => void undoStep()}>
                  {say('Undo')}
                </Button>
                <Button disabled={!canRedoStep()} onClick={() => void redoStep()}>
                  {say('Redo')}
                </Button>
                <Button disabled={!canUndoStep()} onClick={() => goTo('map', 'replay')}>
                  {say('Replay')}
                </Button>
                <Button onClick={() => setOut(true)}>{say('Share')}</Button>
              </>
            }
          >
            <Show when={past() > 0}>
              <div class="log-past" role="status">
                <span>
                  {sayMany(
                    past(),
                    'You are viewing an earlier point. 1 later entry follows.',
                    'You are viewing an earlier point. {n} later entries follow.',
                  )}
                </span>
                <Button
                  tone="accent"
                  onClick={() => {
                    const to = latest();
                    if (to !== undefined) void jumpTo(to);
                  }}
                >
                  {say('Back to now')}
                </Button>
              </div>
            </Show>
            <Show when={people().length > 1}>
              <SelectField
                label={say('Steps of')}
                onChange={(value) => setWhose(value || null)}
                value={whose() ?? ''}
                options={[
                  { value: '', label: say('Everybody') },
                  ...people().map((name) => ({ value: name, label: name })),
                ]}
              />
            </Show>
            <ol class="log-list" reversed>
              <For each={shown()} fallback={<li class="muted">{say('Nothing yet.')}</li>}>
                {(each, index) => (
                  <li>
                    <Show when={headed(index()) && names()}>
                      {(words) => <h3>{describeLogTime(each, words())}</h3>}
                    </Show>
                    <LogRow line={each} summary={summaryOf(each)} onOpen={() => setOpened(each.entry.seq)} />
                    <For each={each.others}>
                      {(other) => (
                        <Button class="log-way" onClick={() => void jumpToBranchEnd(other)}>
                          {undoneBranch(other)}
                        </Button>
                      )}
                    </For>
                  </li>
                )}
              </For>
            </ol>
            <Show when={chosen().length > listed()}>
              <Button onClick={() => setListed(listed() + LISTED)}>
                {say('Show earlier ({count})', { count: chosen().length - listed() })}
              </Button>
            </Show>
          </BottomSheet>
        </Show>
      }
    >
      {(chosen) => <LogEntrySheet {...chosen()} onClose={() => setOpened(null)} />}
    </Show>
  );

  function summaryOf(each: LogLine): EntrySummary {
    const naming = names();
    return naming ? summarizeLogEntry(each.entry, naming) : { headline: '', details: [] };
  }

  function undoneBranch(seq: number): string {
    const now = log();
    const length = now ? countBranchEntries(now, seq) : 0;
    return sayMany(length, 'Undone branch: 1 entry', 'Undone branch: {n} entries');
  }
}

/** Number of details in the list. The full entry opens with a tap. */
const DETAILS = 2;

function LogRow(props: { line: LogLine; summary: EntrySummary; onOpen: () => void }): JSX.Element {
  const now = () => props.line.entry.seq === log()?.cursor;
  return (
    <button
      type="button"
      class="log-row"
      data-undone={props.line.undone ? '' : undefined}
      aria-current={now() ? 'step' : undefined}
      onClick={() => props.onOpen()}
    >
      <time>{clockTime(props.line.entry.at)}</time>
      <span>
        <Show when={props.line.undone}>
          <span class="spoken">{say('undone:')} </span>
        </Show>
        <span class="log-words">{props.summary.headline}</span>
        <Show when={props.summary.details.length > 0}>
          {' '}
          <small class="log-details muted">{props.summary.details.slice(0, DETAILS).join(' · ')}</small>
        </Show>
        <Show when={props.line.entry.by}>
          {(name) => (
            <small class="log-by">
              <span class="spoken">{say('by')} </span>
              {name()}
            </small>
          )}
        </Show>
        <Show when={now()}>
          <small>{say('you are here')}</small>
        </Show>
      </span>
    </button>
  );
}

function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString(currentLocale(), { hour: '2-digit', minute: '2-digit', hour12: false });
}
