import './LogSheet.css';
import { createMemo, For, type JSX } from 'solid-js';
import { canRedo, canUndo, log, naming, redo, undo } from '../../app/session';
import { history } from '../../game/log';
import { wordsOfFact } from '../../text/log';
import { Button } from '../parts/Button';
import { Sheet } from '../parts/Sheet';

/** So many of the newest taps are listed; a long game has thousands. */
const LISTED = 200;

/** What happened, newest first; what was undone is struck out and can be had back. */
export default function LogSheet(props: { onClose: () => void }): JSX.Element {
  const entries = createMemo(() => {
    const now = log();
    return now ? history(now).slice(-LISTED).reverse() : [];
  });
  const cursor = () => log()?.cursor ?? 0;
  return (
    <Sheet
      title="What happened"
      onClose={props.onClose}
      foot={
        <>
          <Button disabled={!canUndo()} onClick={() => void undo()}>
            Undo
          </Button>
          <Button disabled={!canRedo()} onClick={() => void redo()}>
            Redo
          </Button>
        </>
      }
    >
      <ol class="log-list" reversed>
        <For each={entries()} fallback={<li>Nothing yet.</li>}>
          {(entry) => (
            <li
              data-undone={entry.seq > cursor() ? '' : undefined}
              aria-current={entry.seq === cursor() ? 'step' : undefined}
            >
              <time>
                {new Date(entry.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hour12: false })}
              </time>
              <span>{entry.facts.map((fact) => wordsOfFact(fact, naming())).join(' · ')}</span>
            </li>
          )}
        </For>
      </ol>
    </Sheet>
  );
}
