import './ImportReportSheet.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Button } from '../parts/Button';
import { Sheet } from '../parts/Sheet';
import type { ImportReport } from './importFiles';
import type { Kept } from './keepImported';
import { counted } from './words';

export interface ImportReportSheetProps {
  report: ImportReport;
  onClose: () => void;
  /** Takes the whole import back. */
  onUndo: () => void;
}

/** What came in, what was mended, what was set aside and why. */
export function ImportReportSheet(props: ImportReportSheetProps): JSX.Element {
  const cameIn = () => [
    ...linesOf(props.report.characters, 'character'),
    ...linesOf(props.report.cards, 'other card'),
    ...linesOf(props.report.maps, 'map'),
  ];
  const changed = () =>
    [props.report.characters, props.report.cards, props.report.maps].some(
      (kept) => kept.added.length + kept.replaced.length > 0,
    );
  return (
    <Sheet
      title={cameIn().length > 0 ? 'Imported' : 'Nothing came in'}
      onClose={() => props.onClose()}
      foot={
        <>
          <Show when={changed()}>
            <Button onClick={() => props.onUndo()}>Undo import</Button>
          </Show>
          <Button tone="accent" onClick={() => props.onClose()}>
            Done
          </Button>
        </>
      }
    >
      <Show when={cameIn().length > 0}>
        <ul class="import-lines" data-tone="good">
          <For each={cameIn()}>{(line) => <li>{line}</li>}</For>
        </ul>
      </Show>
      <Lines title="Set aside" tone="bad" lines={props.report.setAside} />
      <Lines title="Mended" tone="warn" lines={props.report.mended} />
      <Lines title="Left out" tone="plain" lines={props.report.leftOut} />
    </Sheet>
  );
}

const SHOWN = 50;

function Lines(props: { title: string; tone: string; lines: readonly string[] }): JSX.Element {
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? props.lines : props.lines.slice(0, SHOWN));
  return (
    <Show when={props.lines.length > 0}>
      <section class="stack">
        <h3>
          {props.title} <span class="muted">{props.lines.length}</span>
        </h3>
        <ul class="import-lines" data-tone={props.tone}>
          <For each={shown()}>{(line) => <li>{line}</li>}</For>
        </ul>
        <Show when={shown().length < props.lines.length}>
          <Button onClick={() => setAll(true)}>Show all {props.lines.length}</Button>
        </Show>
      </section>
    </Show>
  );
}

function linesOf(kept: Kept<unknown>, noun: string): string[] {
  return [
    kept.added.length > 0 ? `${counted(kept.added.length, noun)} came in.` : '',
    kept.replaced.length > 0 ? `${counted(kept.replaced.length, noun)} updated.` : '',
    kept.same.length > 0 ? `${counted(kept.same.length, noun)} already there.` : '',
  ].filter((line) => line !== '');
}
