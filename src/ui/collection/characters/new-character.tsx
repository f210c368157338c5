import { say, sayMany } from '../../../text/say';
import './new-character.css';
import './specials-form.css';
import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { createEditHistory } from '../../../app/edit-history';
import { ABILITIES, abilityName } from '../../../catalog/abilities';
import { type Character, DIAL_SLOTS, type DialSlot } from '../../../catalog/character';
import {
  BASE_SIZES,
  type Draft,
  isEmptyClick,
  parseStartLines,
  printStartLines,
} from '../../../catalog/character-draft';
import { characterFromDraft, type DraftProblem, type RetainedFields } from '../../../catalog/character-entry';
import { listPowersForSlot } from '../../../catalog/parse-power';
import { describeDraftProblem, findProblemField } from '../../../text/screens/draft-text';
import { Button } from '../../kit/button';
import { CheckField, NumberField, SelectField, TextField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { PictureField } from '../../shared/characters/figure-picture';
import { DialStrip } from '../../shared/dial/dial-strip';
import { EntryForm } from '../../shared/entry-form';
import { TeamField } from '../cards/team-field';
import { DialGrid } from './dial-grid';
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

export interface NewCharacterProps {
  /** Initial state of the form: a stored draft, or an existing character. */
  initial: Draft;
  /** Properties of the edited character that the form does not show. Null for a new character. */
  kept: RetainedFields | null;
  /** Called on every change, so a draft survives a reload. */
  onDraft: (draft: Draft) => void;
  onSave: (character: Character) => void;
  onClose: () => void;
}

/** Form for a character and its dial: optimised for the keyboard, usable by touch. */
export function NewCharacter(props: NewCharacterProps): JSX.Element {
  const steps = createEditHistory(props.initial, props.onDraft);
  const { draft, change } = steps;
  const [tried, setTried] = createSignal(false);
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
    const cell = (slot: DialSlot) => ({ value: Number(first[slot].value) || 0, power: first[slot].power });
    const click = { speed: cell('speed'), attack: cell('attack'), defense: cell('defense'), damage: cell('damage') };
    const guessed = DIAL_SLOTS.filter((slot) => !/\d/.test(first[slot].value)).map((slot) => `1.${slot}`);
    return { click, of: { character: { dial: [click], guessed }, click: 1 } };
  });

  function save(): boolean {
    const result = read();
    setTried(true);
    if (result.ok) props.onSave(result.value);
    return result.ok;
  }

  const toggle = (ability: string) =>
    change({
      ...draft(),
      abilities: draft().abilities.includes(ability)
        ? draft().abilities.filter((each) => each !== ability)
        : [...draft().abilities, ability],
    });
  const field = (key: 'name' | 'range' | 'targets' | 'set' | 'number' | 'keywords' | 'rarity' | 'realName') => ({
    get value() {
      return draft()[key];
    },
    onInput: (typed: string) => change({ ...draft(), [key]: typed }, key),
  });
  const firstPoints = () => draft().points.split(',')[0] ?? '';
  const setFirstPoints = (typed: string) => {
    const rest = draft().points.split(',').slice(1);
    change({ ...draft(), points: [typed, ...rest].join(',') }, 'points');
  };
  const bases = () =>
    (BASE_SIZES as readonly string[]).includes(draft().base) ? BASE_SIZES : [...BASE_SIZES, draft().base];

  return (
    <EntryForm
      title={props.kept === null ? say('New character') : say('Edit character')}
      steps={steps}
      problems={problems().map(describeDraftProblem)}
      preview={
        <Show when={preview()}>
          {(shown) => (
            <section aria-label={say('Preview')}>
              <DialStrip click={shown().click} of={shown().of} />
            </section>
          )}
        </Show>
      }
      onSave={save}
      onClose={() => props.onClose()}
    >
      <TextField label={say('Name')} fault={faultAt('name')} {...field('name')} enterkeyhint="next" />
      <div class="entry-three">
        <NumberField label={say('Points')} fault={faultAt('points')} value={firstPoints()} onInput={setFirstPoints} />
        <NumberField label={say('Range')} fault={faultAt('range')} {...field('range')} />
        <NumberField label={say('Bolts')} fault={faultAt('targets')} {...field('targets')} />
      </div>

      <section class="stack" aria-labelledby="entry-dial">
        <div class="entry-dial-head">
          <h2 id="entry-dial">{say('Dial')}</h2>
          <span class="muted small">
            {sayMany(draft().clicks.filter((click) => !isEmptyClick(click)).length, '1 click', '{n} clicks')}
          </span>
        </div>
        <p class="muted small">
          {say(
            'Type a value, then letters for its power (“ch” for Charge) or its color. Enter moves on. = repeats the value above, − subtracts one. ? = unknown. You can paste whole rows.',
          )}
        </p>
        <DialGrid draft={draft()} onChange={change} powersOf={listPowersForSlot} />
      </section>

      <StartLines points={draft().points} onChange={(points, field) => change({ ...draft(), points }, field)} />
      <SpecialsForm
        specials={draft().specials}
        onChange={(specials, field) => change({ ...draft(), specials }, field)}
      />

      <details class="unfolds" open={draft().abilities.length > 0}>
        <summary>{say('Base, abilities, teams, keywords, photo')}</summary>
        <div class="stack">
          <fieldset class="entry-abilities">
            <legend>{say('Abilities')}</legend>
            <For
              each={[
                ...ABILITIES.map((ability) => ability.id),
                ...draft().abilities.filter((id) => !ABILITIES.some((ability) => ability.id === id)),
              ]}
            >
              {(ability) => (
                <CheckField
                  label={abilityName(ability)}
                  checked={draft().abilities.includes(ability)}
                  onChange={() => toggle(ability)}
                />
              )}
            </For>
          </fieldset>
          <div class="entry-three">
            <SelectField
              label={say('Base')}
              value={draft().base}
              onChange={(value) => change({ ...draft(), base: value })}
              options={bases().map((base) => ({ value: base, label: base.replace('x', '×') }))}
            />
            <TextField label={say('Set')} {...field('set')} />
            <TextField label={say('Number')} {...field('number')} />
          </div>
          <SelectField
            label={say('Rank')}
            value={draft().rank}
            onChange={(value) => change({ ...draft(), rank: value })}
            options={[
              { value: 'plain', label: say('regular') },
              { value: 'unique', label: say('unique') },
              { value: 'prime', label: say('prime') },
            ]}
          />
          <TextField label={say('Keywords')} hint={say('Separate with commas')} {...field('keywords')} />
          <TeamField teams={draft().teams} onChange={(teams, field) => change({ ...draft(), teams }, field)} />
          <TextField label={say('Rarity')} {...field('rarity')} />
          <TextField label={say('Real name')} {...field('realName')} />
          <PictureField
            picture={draft().picture}
            name={draft().name}
            onChange={(picture) => change({ ...draft(), picture })}
          />
        </div>
      </details>
    </EntryForm>
  );
}
