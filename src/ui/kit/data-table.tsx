import { For, type JSX, Show } from 'solid-js';

export interface DataRow {
  readonly head: JSX.Element;
  readonly cells: readonly JSX.Element[];
  /** Whether the row stands out. */
  readonly isMarked?: boolean;
}

export interface DataTableProps {
  class?: string;
  /** Id of the heading that names the table. */
  labelledBy?: string;
  /** Headings of all columns. An empty heading leaves the corner of the table empty. */
  columns: readonly JSX.Element[];
  rows: readonly DataRow[];
}

/** A table with a heading for each column and row. */
export function DataTable(props: DataTableProps): JSX.Element {
  return (
    <table class={props.class} aria-labelledby={props.labelledBy}>
      <thead>
        <tr>
          <For each={props.columns}>
            {(column) => (
              <Show when={column} fallback={<td />}>
                <th scope="col">{column}</th>
              </Show>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {({ head, cells, isMarked }) => (
            <tr data-marked={isMarked ? '' : undefined}>
              <th scope="row">{head}</th>
              <For each={cells}>{(cell) => <td>{cell}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
