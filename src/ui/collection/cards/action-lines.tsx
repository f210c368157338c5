import { Index, type JSX, Show } from 'solid-js';
import {
  type ActionCardDraft,
  describeActionLineFault,
  parseActionCardDraft,
} from '../../../app/collection/character-card-draft';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { FormField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { ActionCardItem } from '../../shared/characters/card-drawing';

export interface ActionLinesProps {
  lines: readonly ActionCardDraft[];
  onChange: (lines: readonly ActionCardDraft[], field?: string) => void;
}

/** Action cards as one line of text each, with the parsed result below. */
export function ActionLines(props: ActionLinesProps): JSX.Element {
  let list!: HTMLUListElement;
  const put = (at: number, text: string) =>
    props.onChange(
      props.lines.map((line, index) => (index === at ? { ...line, text } : line)),
      `line ${at}`,
    );
  const add = () => {
    props.onChange([...props.lines, { text: '', id: null }]);
    queueMicrotask(() => [...list.querySelectorAll('input')].at(-1)?.focus());
  };
  return (
    <>
      <details class="unfolds">
        <summary>{say('How to type an action card')}</summary>
        <div class="stack small">
          <p>
            {say(
              'Type the name, then the parts, separated by semicolons. Build cost: “build 2”, or “build 2 start” for a starting card. Use: “ap 1”, “ap 1 react” for a reaction, or “always”. Then add what it does, “waits 2” or “lasts 2”, and “slots 1”. Put its text in quotes.',
            )}
          </p>
          <p>
            {say(
              'What it does: melee 3 · ranged 2 +1 within 4 · armor 3 · dodge 2 · move 3 straight · slam 2 · trapped 1 · prone 1 · +1 melee · pierce armor 2 · damage 1 · heal 1 · gain 2 · hurl.',
            )}
          </p>
        </div>
      </details>
      <ul class="action-lines" ref={list}>
        <Index each={props.lines}>
          {(line, at) => {
            const read = () => parseActionCardDraft(line());
            const fault = () => {
              const result = read();
              return result.ok || line().text.trim() === '' ? null : describeActionLineFault(result.fault);
            };
            const card = () => {
              const result = read();
              return result.ok ? result.value : null;
            };
            return (
              <li>
                <div class="action-line">
                  <FormField label={say('Action card {at}', { at: at + 1 })} fault={fault()}>
                    {(input) => (
                      <input
                        {...input}
                        value={line().text}
                        placeholder="Snuff; build 2 start; ap 1 react; dodge 3"
                        autocomplete="off"
                        autocapitalize="off"
                        onInput={(event) => put(at, event.currentTarget.value)}
                        onKeyDown={(event) => {
                          if (event.key !== 'Enter') return;
                          event.preventDefault();
                          if (at === props.lines.length - 1) add();
                        }}
                      />
                    )}
                  </FormField>
                  <IconButton
                    icon="close"
                    name={say('Remove action card {at}', { at: at + 1 })}
                    onClick={() => props.onChange(props.lines.filter((_, index) => index !== at))}
                  />
                </div>
                <Show when={card()}>
                  {(found) => (
                    <ul aria-label={say('Preview of action card {at}', { at: at + 1 })}>
                      <ActionCardItem card={found()} />
                    </ul>
                  )}
                </Show>
              </li>
            );
          }}
        </Index>
      </ul>
      <Button onClick={add}>{say('Add an action card')}</Button>
    </>
  );
}
