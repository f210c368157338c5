import { say, sayMany } from '../../../text/say';
import '../../shared/entry-form.css';
import { createMemo, Index, type JSX, Show } from 'solid-js';
import {
  type ActionCardDraft,
  type CharacterCardDraft,
  characterFromCardDraft,
  describeActionLineFault,
  HENCHMAN_GROUP_SIZES,
  parseActionCardDraft,
  withGroupSizes,
} from '../../../app/collection/character-card-draft';
import {
  type CardFace,
  type CharacterCard,
  FIGURE_KINDS,
  type FigureKind,
} from '../../../catalog/cards/character-card';
import type { Character } from '../../../catalog/character';
import { CARD_FIGURE_KIND_NAMES } from '../../../text/screens/character-card-text';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { TextField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { SegmentedControl } from '../../kit/segmented';
import { ActionCardItem } from '../../shared/characters/card-drawing';
import { createEntry, EntryForm, type EntryProps } from '../../shared/entry-form';
import { CardFaceFields } from './face-fields';

interface ActionLinesProps {
  lines: readonly ActionCardDraft[];
  onChange: (lines: readonly ActionCardDraft[], field?: string) => void;
}

/** Action cards as one line of text each, with the parsed result below. */
function ActionLines(props: ActionLinesProps): JSX.Element {
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
                  <TextField
                    label={say('Action card {at}', { at: at + 1 })}
                    fault={fault()}
                    value={line().text}
                    placeholder="Snuff; build 2 start; ap 1 react; dodge 3"
                    autocapitalize="off"
                    onInput={(text) => put(at, text)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return;
                      event.preventDefault();
                      if (at === props.lines.length - 1) add();
                    }}
                  />
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

/** Maximum number of levels of a base dial. */
const MOST = 20;

/** Build points by level, from level 0 on. */
function BuildLevels(props: { build: readonly number[]; onChange: (build: readonly number[]) => void }): JSX.Element {
  return (
    <>
      <ul class="build-levels">
        <Index each={props.build}>
          {(points, level) => (
            <li>
              <Counter
                label={say('Build points, level {level}', { level })}
                value={points()}
                max={99}
                onChange={(value) => props.onChange(props.build.map((each, at) => (at === level ? value : each)))}
              />
            </li>
          )}
        </Index>
      </ul>
      <div class="halves">
        <Button disabled={props.build.length === 1} onClick={() => props.onChange(props.build.slice(0, -1))}>
          {say('Remove a level')}
        </Button>
        <Button
          disabled={props.build.length === MOST}
          onClick={() => props.onChange([...props.build, props.build.at(-1) ?? 0])}
        >
          {say('Add a level')}
        </Button>
      </div>
    </>
  );
}

export interface CharacterCardFormProps extends EntryProps<CharacterCardDraft, Character> {
  /** The character that is edited. Null for a new character. */
  kept: Character | null;
}

/** Form for a character card, with steppers for numbers and one line for each action card. */
export function CharacterCardForm(props: CharacterCardFormProps): JSX.Element {
  const entry = createEntry(props, (): Character | null => read().character);
  const { draft, tried, change, put, text } = entry;
  const read = createMemo(() => characterFromCardDraft(draft(), props.kept));
  const henchmen = () => draft().kind === 'henchman';
  const sizes = () =>
    draft()
      .faces.map(({ figures }) => figures)
      .join('+');
  const title = () => {
    if (henchmen()) return props.kept ? say('Edit henchmen') : say('New henchmen');
    return props.kept ? say('Edit character card') : say('New character card');
  };
  const changeFace = (index: number, face: CardFace, field: string) => {
    const faces = draft().faces.map((each, place) => (place === index ? face : each));
    put({ faces: faces as unknown as CharacterCard['faces'] }, field);
  };

  return (
    <EntryForm title={title()} entry={entry} problems={tried() ? read().problems : []} notes={read().notes}>
      <TextField
        label={say('Name')}
        fault={tried() && draft().name.trim() === '' ? say('Enter a name.') : null}
        {...text('name')}
        enterkeyhint="next"
      />
      <Show
        when={henchmen()}
        fallback={
          <SegmentedControl
            label={say('Kind')}
            options={FIGURE_KINDS.filter((kind) => kind !== 'henchman').map((value) => ({
              value,
              label: CARD_FIGURE_KIND_NAMES[value],
            }))}
            value={draft().kind}
            onChange={(kind: FigureKind) => put({ kind })}
          />
        }
      >
        <SegmentedControl
          label={say('Figures')}
          options={[
            { value: '3', label: say('3 figures') },
            { value: '6', label: say('6 figures') },
            { value: '3+6', label: say('Both sides') },
          ]}
          value={sizes()}
          onChange={(value) =>
            change(
              withGroupSizes(
                draft(),
                HENCHMAN_GROUP_SIZES.filter((size) => value.includes(String(size))),
              ),
            )
          }
        />
        <Counter
          label={say('Health per figure')}
          value={draft().health}
          min={1}
          onChange={(health) => put({ health })}
        />
      </Show>
      <Index each={draft().faces}>
        {(face, index) => (
          <CardFaceFields
            face={face()}
            henchmen={henchmen()}
            title={
              henchmen()
                ? say('Side for {figures}', { figures: sayMany(face().figures, '1 figure', '{n} figures') })
                : say('Card')
            }
            onChange={(next, field) => changeFace(index, next, field)}
          />
        )}
      </Index>
      <section class="stack" aria-labelledby="entry-actions">
        <h2 id="entry-actions">{say('Action cards')}</h2>
        <ActionLines lines={draft().lines} onChange={(lines, field) => put({ lines }, field)} />
      </section>
      <details class="unfolds">
        <summary>{say('Build points, set, keywords')}</summary>
        <div class="stack">
          <BuildLevels build={draft().build} onChange={(build) => put({ build })} />
          <div class="halves">
            <TextField label={say('Set')} {...text('set')} />
            <TextField label={say('Number')} {...text('number')} />
          </div>
          <TextField label={say('Keywords')} hint={say('Separate with commas')} {...text('keywords')} />
        </div>
      </details>
    </EntryForm>
  );
}
