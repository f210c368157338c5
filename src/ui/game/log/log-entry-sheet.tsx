import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { describeLogTime, isShownInLog, type LogLine, listFactReversals } from '../../../app/game/log-lines';
import { log } from '../../../app/game/open-game';
import { jumpTo, recordStep } from '../../../app/game/perform';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import { parseEntryFacts } from '../../../game/valid-facts';
import { describeFact } from '../../../text/log/fact-text';
import type { Naming } from '../../../text/names/naming';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { Form } from '../../kit/form';
import { BottomSheet } from '../../kit/sheet';

/** Sheet for a log entry: its facts, with undo where possible, a jump to the entry, and a note. */
export function LogEntrySheet(props: { line: LogLine; naming: Naming; onClose: () => void }): JSX.Element {
  const [note, setNote] = createSignal('');
  const parts = createMemo(() => {
    const now = log();
    return now && !props.line.undone ? listFactReversals(now, props.line.entry) : [];
  });
  const facts = () => parseEntryFacts(props.line.entry);
  const words = (index: number) => {
    const fact = facts()[index];
    return fact === undefined ? '' : describeFact(fact, props.naming);
  };
  const saveNote = async (): Promise<void> => {
    const said = note().trim();
    if (said === '') return;
    const text = `${said} (${describeLogTime(props.line, props.naming)}: ${words(0)})`;
    // The text is made before closing, because props cannot be read after the sheet is closed.
    props.onClose();
    if (await recordStep('note', [{ fact: 'noted', text }])) toast(say('Note added to the log.'));
  };
  const isNow = () => props.line.entry.seq === log()?.cursor;
  return (
    <BottomSheet title={describeLogTime(props.line, props.naming)} onClose={props.onClose}>
      <ul class="log-facts">
        <For each={props.line.entry.facts}>
          {(_, index) => (
            <Show when={isShownInLog(facts()[index()] ?? null)}>
              <li>
                <span>{words(index())}</span>
                <Show when={parts()[index()]} keyed>
                  {(part) => (
                    <Show
                      when={part.isDone ? null : part.reversal}
                      fallback={
                        <Show when={part.isDone}>
                          <small class="muted">{say('undone')}</small>
                        </Show>
                      }
                    >
                      {(back) => (
                        <Button
                          aria-label={say('Undo: {action}', { action: words(index()) })}
                          onClick={() => void recordStep(part.step, back())}
                        >
                          {say('Undo')}
                        </Button>
                      )}
                    </Show>
                  )}
                </Show>
              </li>
            </Show>
          )}
        </For>
      </ul>
      <Button
        wide
        disabled={isNow()}
        hint={isNow() ? say('you are here') : say('later entries are not lost; tap “Back to now” to return')}
        onClick={() => {
          void jumpTo(props.line.entry.seq);
          props.onClose();
        }}
      >
        {say('Go to this point')}
      </Button>
      <Show when={!props.line.undone}>
        <Button
          wide
          hint={say('step by step on the map')}
          onClick={() => goTo('map', 'replay', String(props.line.entry.seq))}
        >
          {say('Replay from here')}
        </Button>
      </Show>
      <Form class="field-row" onSubmit={() => void saveNote()}>
        <TextField label={say('Note on this entry')} maxLength={400} value={note()} onInput={setNote} />
        <Button type="submit" disabled={note().trim() === ''}>
          {say('Save')}
        </Button>
      </Form>
    </BottomSheet>
  );
}
