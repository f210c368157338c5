import { say, sayMany } from '../../../text/say';
import './import.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { ImportKind, ImportSummary, ReportLines, UndecidedChange } from '../../../app/import/import-summary';
import { IMPORT_KINDS, KIND_COUNT_TEXT } from '../../../app/import/import-summary';
import { toast } from '../../../app/messages';
import { announceShareResult, shareFile } from '../../../app/share';
import { truncate } from '../../../text/character-text';
import { Button } from '../../kit/button';
import { DataTable } from '../../kit/data-table';
import { BottomSheet } from '../../kit/sheet';

export interface ImportReportSheetProps {
  summary: ImportSummary;
  onClose: () => void;
  onUndo: () => void;
  /** Accepts the file’s version of these characters. */
  onTake: (ids: readonly string[]) => Promise<boolean>;
}

/** Report of an import: additions, fixes, skipped records with causes, and pending decisions. */
export default function ImportReportSheet(props: ImportReportSheetProps): JSX.Element {
  const [waiting, setWaiting] = createSignal(props.summary.asked);
  const [taken, setTaken] = createSignal(0);
  const cameIn = () => IMPORT_KINDS.flatMap((kind) => linesOf(kind, props.summary));
  const changed = () =>
    taken() > 0 || Object.values(props.summary.counts).some(({ added, replaced }) => added + replaced > 0);

  async function take(these: readonly UndecidedChange[]): Promise<void> {
    if (await props.onTake(these.map(({ id }) => id))) {
      setTaken(taken() + these.length);
      setWaiting(waiting().filter((each) => !these.includes(each)));
    } else
      toast({ text: say('The device could not save this. Free up storage, then import the file again.'), tone: 'bad' });
  }

  async function save(): Promise<void> {
    const file = new File([props.summary.fullText], 'import-report.txt', { type: 'text/plain' });
    announceShareResult(await shareFile(file, say('import report')), 'report');
  }
  const more = () =>
    [props.summary.setAside, props.summary.mended, props.summary.leftOut].some(
      ({ count, first }) => count > first.length,
    );

  return (
    <BottomSheet
      title={titleOf(props.summary, cameIn().length > 0 || waiting().length > 0)}
      onClose={() => props.onClose()}
      foot={
        <>
          <Show when={changed()}>
            <Button onClick={() => props.onUndo()}>{say('Undo import')}</Button>
          </Show>
          <Button tone="accent" onClick={() => props.onClose()}>
            {say('Done')}
          </Button>
        </>
      }
    >
      <Show when={cameIn().length > 0 || taken() > 0}>
        <ul class="stack import-lines" data-tone="good">
          <For each={cameIn()}>{(line) => <li>{line}</li>}</For>
          <Show when={taken() > 0}>
            <li>
              {sayMany(
                taken(),
                '1 record replaced with the file version.',
                '{n} records replaced with the file version.',
              )}
            </li>
          </Show>
        </ul>
      </Show>
      <Files summary={props.summary} />
      <Show when={waiting().length > 0}>
        <section class="stack" aria-label={say('Changed by you')}>
          <h3>
            {say('Changed by you, different in the file')} <span class="muted">{waiting().length}</span>
          </h3>
          <p class="muted small">{say('Your version stays unless you use the file version.')}</p>
          <Show when={waiting().length > 1}>
            <Button onClick={() => void take(waiting())}>
              {say('Use the file version for all {waiting}', { waiting: waiting().length })}
            </Button>
          </Show>
          <For each={waiting().slice(0, ASKED_SHOWN)}>
            {(each) => <Change change={each} onTake={() => void take([each])} />}
          </For>
          <Show when={waiting().length > ASKED_SHOWN}>
            <p class="muted small">{sayMany(waiting().length - ASKED_SHOWN, '1 more record.', '{n} more records.')}</p>
          </Show>
        </section>
      </Show>
      <Lines
        title={say('{count} not imported', { count: props.summary.setAside.count })}
        tone="bad"
        lines={props.summary.setAside}
      />
      <Lines
        title={say('{count} fixed automatically', { count: props.summary.mended.count })}
        tone="warn"
        lines={props.summary.mended}
      />
      <Lines
        title={say('{count} left out', { count: props.summary.leftOut.count })}
        tone="plain"
        lines={props.summary.leftOut}
      />
      <Show when={more()}>
        <Button wide onClick={() => void save()}>
          {say('Save the full report')}
        </Button>
      </Show>
    </BottomSheet>
  );
}

const ASKED_SHOWN = 30;
const SHOWN = 50;

function titleOf({ stopped }: ImportSummary, any: boolean): string {
  if (stopped) return say('Stopped');
  return any ? say('Imported') : say('Nothing imported');
}

/** Differences of one character, field by field: the stored value and the file’s value. */
function Change(props: { change: UndecidedChange; onTake: () => void }): JSX.Element {
  return (
    <details class="import-change">
      <summary>
        <strong class="clip">{truncate(props.change.name)}</strong>{' '}
        <span class="muted small">{sayMany(props.change.differences.length, '1 difference', '{n} differences')}</span>
      </summary>
      <DataTable
        columns={[<span class="spoken">{say('Field')}</span>, say('Your version'), say('File version')]}
        rows={props.change.differences.map(({ field, mine, theirs }) => ({
          head: truncate(field, 40),
          cells: [mine, theirs].map((value) => (value === '' ? say('nothing') : truncate(value, 300))),
        }))}
      />
      <Button
        wide
        onClick={() => props.onTake()}
        aria-label={say('Use the file version of {name}', { name: props.change.name })}
      >
        {say('Use the file version')}
      </Button>
    </details>
  );
}

function Lines(props: { title: string; tone: string; lines: ReportLines }): JSX.Element {
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? props.lines.first : props.lines.first.slice(0, SHOWN));
  return (
    <Show when={props.lines.count > 0}>
      <section class="stack">
        <h3>{props.title}</h3>
        <ul class="stack import-lines" data-tone={props.tone}>
          <For each={shown()}>{(line) => <li>{line}</li>}</For>
        </ul>
        <Show when={shown().length < props.lines.first.length}>
          <Button onClick={() => setAll(true)}>{say('Show {first}', { first: props.lines.first.length })}</Button>
        </Show>
        <Show when={all() && props.lines.first.length < props.lines.count}>
          <p class="muted small">
            {say('{count} more in the full report.', { count: props.lines.count - props.lines.first.length })}
          </p>
        </Show>
      </section>
    </Show>
  );
}

function Files(props: { summary: ImportSummary }): JSX.Element {
  const lines = () =>
    props.summary.files.map(({ name, counts }) => {
      const came = IMPORT_KINDS.flatMap((kind) => {
        const { added, replaced } = counts[kind];
        return added + replaced === 0 ? [] : [KIND_COUNT_TEXT[kind](added + replaced)];
      });
      return `${name}: ${came.length === 0 ? say('nothing new') : came.join(', ')}`;
    });
  return (
    <Show when={props.summary.fileCount > 1}>
      <details>
        <summary>{sayMany(props.summary.fileCount, '1 file', '{n} files')}</summary>
        <ul class="stack import-lines" data-tone="plain">
          <For each={lines()}>{(line) => <li>{line}</li>}</For>
          <Show when={props.summary.fileCount > props.summary.files.length}>
            <li>{sayMany(props.summary.fileCount - props.summary.files.length, '1 more file', '{n} more files')}</li>
          </Show>
        </ul>
      </details>
    </Show>
  );
}

function linesOf(kind: ImportKind, { counts }: Pick<ImportSummary, 'counts'>): string[] {
  const { added, replaced, same } = counts[kind];
  const many = KIND_COUNT_TEXT[kind];
  return [
    added > 0 ? say('{items} imported.', { items: many(added) }) : '',
    replaced > 0 ? say('{items} updated.', { items: many(replaced) }) : '',
    same > 0 ? say('{items} already there.', { items: many(same) }) : '',
  ].filter((line) => line !== '');
}
