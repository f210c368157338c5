import { say, sayMany } from '../../../text/say';
import './import.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { ColumnsPrompt } from '../../../app/import/run-import';
import { type ColumnUse, CSV_FIELDS, type CsvField } from '../../../catalog/csv/columns';
import { readCsvRows } from '../../../catalog/units/csv';
import { truncate } from '../../../text/character-text';
import { describeRecordFix, describeSkippedRecord } from '../../../text/import-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { CharacterRow } from '../../shared/characters/character-row';

const FIELD_NAMES: Readonly<Record<CsvField, string>> = {
  id: say('ID'),
  name: say('Name'),
  realName: say('Real name'),
  set: say('Set'),
  number: say('Number'),
  rarity: say('Rarity'),
  rank: say('Unique or prime'),
  kind: say('Character or bystander'),
  points: say('Points'),
  range: say('Range'),
  targets: say('Bolts'),
  base: say('Base'),
  size: say('Size'),
  teams: say('Teams'),
  keywords: say('Keywords'),
  abilities: say('Abilities'),
  dial: say('Dial (clicks separated by |)'),
  specials: say('Special powers'),
  count: say('How many I own'),
  where: say('Storage place'),
};

/** Uses that more than one column of a table may have. */
const MANY: readonly ColumnUse[] = ['note', 'skip', 'dial'];
const PREVIEWED = 3;

/**
 * Sheet that assigns a meaning to each column of a table. Guesses come from the headings. The user corrects them, with
 * a preview of the first rows before the import.
 */
export default function ColumnSheet(props: { asked: ColumnsPrompt; onClose: () => void }): JSX.Element {
  const [uses, setUses] = createSignal<readonly ColumnUse[]>(props.asked.uses);
  const table = () => props.asked.table;
  const read = createMemo(() => readCsvRows({ ...table(), rows: table().rows.slice(0, PREVIEWED) }, uses()));
  const owned = () => read().rows.filter(({ made }) => made === null);
  const counted = () => uses().includes('count');
  const named = () => (['name', 'number', 'id'] as const).some((field) => uses().includes(field));
  const answer = (with_: readonly ColumnUse[] | null) => {
    props.asked.answer(with_);
    props.onClose();
  };
  /** Assigns a use to a column. A use that only one column may have is removed from its former column. */
  const choose = (column: number, use: ColumnUse) =>
    setUses(uses().map((old, at) => (at === column ? use : !MANY.includes(use) && old === use ? 'note' : old)));

  return (
    <BottomSheet
      title={say('What are these columns?')}
      onClose={() => answer(null)}
      foot={
        <>
          <Button onClick={() => answer(null)}>{say('Skip this file')}</Button>
          <Button tone="accent" disabled={!named()} onClick={() => answer(uses())}>
            {sayMany(props.asked.rows, 'Import 1 row', 'Import {n} rows')}
          </Button>
        </>
      }
    >
      <p class="muted">{truncate(props.asked.file, 60)}</p>
      <ul class="stack column-list" aria-label={say('Columns')}>
        <For each={table().headings}>
          {(heading, column) => (
            <li>
              <label>
                <span class="column-heading">
                  <strong class="clip">
                    {heading === '' ? say('Column {column}', { column: column() + 1 }) : truncate(heading, 40)}
                  </strong>
                  <span class="muted small clip">{exampleOf(table().rows, column())}</span>
                </span>
                <select
                  value={uses()[column()]}
                  onChange={(event) => choose(column(), event.currentTarget.value as ColumnUse)}
                >
                  <option value="note">{say('Save as a note')}</option>
                  <option value="skip">{say('Leave out')}</option>
                  <For each={CSV_FIELDS}>{(field) => <option value={field}>{FIELD_NAMES[field]}</option>}</For>
                </select>
              </label>
            </li>
          )}
        </For>
      </ul>
      <Show when={named()} fallback={<p role="alert">{say('Choose the column with the names or numbers.')}</p>}>
        <section class="stack" aria-label={say('Preview')}>
          <h3>{say('First rows after import')}</h3>
          <ul class="stack column-preview">
            <For each={read().characters}>{(character) => <CharacterRow character={character} />}</For>
          </ul>
          <Show when={owned().length > 0}>
            <p class="muted small">
              {counted()
                ? say('Rows without a dial only say what you own.')
                : say('Rows without a dial only say what you own: 1 for each row.')}
            </p>
            <ul class="stack import-lines" data-tone="good">
              <For each={owned()}>
                {({ name, code, set, number, count }) => (
                  <li>
                    {truncate(name || code, 60)} <span class="muted small">{`${set} ${number}`.trim()}</span>{' '}
                    {count === null ? say('no count') : say('{count} owned', { count })}
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <ul class="stack import-lines" data-tone="warn">
            <For
              each={[...read().setAside.map(describeSkippedRecord), ...read().fixes.map(describeRecordFix)].slice(0, 6)}
            >
              {(line) => <li>{line}</li>}
            </For>
          </ul>
        </section>
      </Show>
    </BottomSheet>
  );
}

function exampleOf(rows: ColumnsPrompt['table']['rows'], column: number): string {
  const cell = rows.map((row) => row[column]?.trim() ?? '').find((each) => each !== '');
  return cell === undefined ? say('empty') : truncate(cell, 60);
}
