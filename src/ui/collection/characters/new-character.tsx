import { say, sayMany } from '../../../text/say';
import './character-entry.css';
import { createMemo, Index, type JSX, Show } from 'solid-js';
import { ABILITIES, abilityName } from '../../../catalog/abilities';
import { type Character, DIAL_SLOTS, mapSlots } from '../../../catalog/character';
import {
  BASE_SIZES,
  type Draft,
  isEmptyClick,
  parseStartLines,
  printStartLines,
} from '../../../catalog/character-draft';
import { characterFromDraft, type DraftProblem, type RetainedFields } from '../../../catalog/character-entry';
import { listPowersForSlot } from '../../../catalog/parse-power';
import { valueOrNull } from '../../../plain/result';
import { describeDraftProblem, findProblemField } from '../../../text/screens/draft-text';
import { Button } from '../../kit/button';
import { CheckGroup, NumberField, SelectField, TextField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { PictureField } from '../../shared/characters/figure-picture';
import { DialStrip } from '../../shared/dial/dial-strip';
import { createEntry, EntryForm, type EntryProps } from '../../shared/entry-form';
import { TeamField } from '../cards/team-field';
import { DialGrid } from './dial-grid';
import { usesNumberPad } from './pad-typing';
import { SpecialsForm } from './specials-form';

/** Form for further starting lines, which cost fewer points and begin further down the dial. */
function StartLines(props: { points: string; onChange: (points: string, field?: string) => void }): JSX.Element {
  const lines = () => parseStartLines(props.points);
  const change = (at: number, patch: Partial<ReturnType<typeof lines>[number]>) =>
    props.onChange(
      printStartLines(lines().map((line, index) => (index === at ? { ...line, ...patch } : line))),
      `line-${at}-${Object.keys(patch).join()}`,
    );
  return (
    <section class="stack" aria-label={say('More starting lines')}>
      <Index each={lines().slice(1)}>
        {(line, index) => (
          <div class="start-line">
            <NumberField
              label={say('Points of starting line {index}', { index: index + 2 })}
              value={line().points}
              onInput={(text) => change(index + 1, { points: text })}
            />
            <NumberField
              label={say('Starts on click')}
              value={line().click}
              onInput={(text) => change(index + 1, { click: text })}
            />
            <IconButton
              icon="close"
              name={say('Remove starting line {index}', { index: index + 2 })}
              onClick={() => props.onChange(printStartLines(lines().filter((_, at) => at !== index + 1)))}
            />
          </div>
        )}
      </Index>
      <Button wide onClick={() => props.onChange(printStartLines([...lines(), { points: '', click: '2' }]))}>
        {say('Add a starting line')}
      </Button>
    </section>
  );
}

export interface NewCharacterProps extends EntryProps<Draft, Character> {
  /** Properties of the edited character that the form does not show. Null for a new character. */
  kept: RetainedFields | null;
}

/** Form for a character and its dial: optimised for the keyboard, usable by touch. */
export function NewCharacter(props: NewCharacterProps): JSX.Element {
  const entry = createEntry(props, (): Character | null => valueOrNull(read()));
  const { draft, tried, change, put, text } = entry;
  const read = createMemo(() => characterFromDraft(draft(), props.kept ?? undefined));
  const problems = createMemo((): readonly DraftProblem[] => {
    const result = read();
    return !tried() || result.ok ? [] : result.fault;
  });
  const faultAt = (field: ReturnType<typeof findProblemField>) => {
    const found = problems().find((problem) => findProblemField(problem) === field);
    return found ? describeDraftProblem(found) : null;
  };
  const preview = createMemo(() => {
    const first = draft().clicks[0];
    if (!first || isEmptyClick(first)) return null;
    const click = mapSlots((slot) => ({ value: Number(first[slot].value) || 0, power: first[slot].power }));
    const guessed = DIAL_SLOTS.filter((slot) => !/\d/.test(first[slot].value)).map((slot) => `1.${slot}`);
    return { click, of: { character: { dial: [click], guessed }, click: 1 } };
  });

  const firstPoints = () => draft().points.split(',')[0] ?? '';
  const setFirstPoints = (typed: string) => {
    const rest = draft().points.split(',').slice(1);
    put({ points: [typed, ...rest].join(',') }, 'points');
  };
  const abilities = () => {
    const known = ABILITIES.map(({ id }) => id);
    return [...known, ...draft().abilities.filter((id) => !known.includes(id))];
  };
  const bases = () =>
    (BASE_SIZES as readonly string[]).includes(draft().base) ? BASE_SIZES : [...BASE_SIZES, draft().base];

  return (
    <EntryForm
      title={props.kept === null ? say('New character') : say('Edit character')}
      entry={entry}
      // The other fields show their problem themselves.
      problems={problems()
        .filter((problem) => ['base', 'dial'].includes(findProblemField(problem)))
        .map(describeDraftProblem)}
      preview={
        <Show when={preview()}>
          {(shown) => (
            <section aria-label={say('Preview')}>
              <DialStrip click={shown().click} of={shown().of} />
            </section>
          )}
        </Show>
      }
    >
      <TextField label={say('Name')} fault={faultAt('name')} {...text('name')} enterkeyhint="next" />
      <div class="entry-three">
        <NumberField label={say('Points')} fault={faultAt('points')} value={firstPoints()} onInput={setFirstPoints} />
        <NumberField label={say('Range')} fault={faultAt('range')} {...text('range')} />
        <NumberField label={say('Bolts')} fault={faultAt('targets')} {...text('targets')} />
      </div>

      <section class="stack" aria-labelledby="entry-dial">
        <div class="entry-dial-head">
          <h2 id="entry-dial">{say('Dial')}</h2>
          <span class="muted small">
            {sayMany(draft().clicks.filter((click) => !isEmptyClick(click)).length, '1 click', '{n} clicks')}
          </span>
        </div>
        <p class="muted small">
          {usesNumberPad()
            ? say('Tap a cell and enter its value. Tap its power if it has one. Further digits go to the next cell.')
            : say(
                'Type a value, then letters for its power (“ch” for Charge) or its color. Enter moves on. = repeats the value above, − subtracts one. ? = unknown. You can paste whole rows.',
              )}
        </p>
        <DialGrid draft={draft()} onChange={change} powersOf={listPowersForSlot} />
      </section>

      <StartLines points={draft().points} onChange={(points, field) => put({ points }, field)} />
      <SpecialsForm specials={draft().specials} onChange={(specials, field) => put({ specials }, field)} />

      <details class="unfolds" open={draft().abilities.length > 0}>
        <summary>{say('Base, abilities, teams, keywords, photo')}</summary>
        <div class="stack">
          <CheckGroup
            class="entry-abilities"
            label={say('Abilities')}
            options={abilities().map((value) => ({ value, label: abilityName(value) }))}
            chosen={draft().abilities}
            onChange={(abilities) => put({ abilities })}
          />
          <div class="entry-three">
            <SelectField
              isList
              label={say('Base')}
              value={draft().base}
              onChange={(value) => put({ base: value })}
              options={bases().map((base) => ({ value: base, label: base.replace('x', '×') }))}
            />
            <TextField label={say('Set')} {...text('set')} />
            <TextField label={say('Number')} {...text('number')} />
          </div>
          <SelectField
            label={say('Rank')}
            value={draft().rank}
            onChange={(value) => put({ rank: value })}
            options={[
              { value: 'plain', label: say('regular') },
              { value: 'unique', label: say('unique') },
              { value: 'prime', label: say('prime') },
            ]}
          />
          <TextField label={say('Keywords')} hint={say('Separate with commas')} {...text('keywords')} />
          <TeamField teams={draft().teams} onChange={(teams, field) => put({ teams }, field)} />
          <TextField label={say('Rarity')} {...text('rarity')} />
          <TextField label={say('Real name')} {...text('realName')} />
          <PictureField picture={draft().picture} name={draft().name} onChange={(picture) => put({ picture })} />
        </div>
      </details>
    </EntryForm>
  );
}
