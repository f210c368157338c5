import { capitalise, say } from '../../../text/say';
import './meaning-sheet.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import { findSavedPowerMeaning, recordPowerMeaning, savePowerMeaning } from '../../../app/game/power-meanings';
import { MEANING_ATTACKS, MEANING_GROUNDS, MEANING_VALUES, type MeaningEffect } from '../../../table/meanings';
import {
  describePowerMeaningEffect,
  POWER_MEANING_ATTACK_NAMES,
  POWER_MEANING_EFFECT_NAMES,
  POWER_MEANING_GROUND_NAMES,
  POWER_MEANING_VALUE_NAMES,
} from '../../../text/names/meanings';
import { Button } from '../../kit/button';
import { SelectField } from '../../kit/field';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';

type Kind = MeaningEffect['effect'];
const KINDS = Object.keys(POWER_MEANING_EFFECT_NAMES) as readonly Kind[];
const MOST_EFFECTS = 8;

/** Initial effect of each type, which steppers and switches change. */
const FIRST: Readonly<Record<Kind, MeaningEffect>> = {
  modify: { effect: 'modify', value: 'attack', by: 1, holder: 'attacker', attacks: 'any' },
  deal: { effect: 'deal', damage: 2, attacks: 'any' },
  reduce: { effect: 'reduce', by: 1 },
  penetrate: { effect: 'penetrate', attacks: 'any' },
  evade: { effect: 'evade', least: 5 },
  forbid: { effect: 'forbid', attacks: 'any' },
  pass: { effect: 'pass', grounds: ['hindering'] },
  'slip-away': { effect: 'slip-away' },
  hide: { effect: 'hide' },
  'stand-fast': { effect: 'stand-fast' },
  'no-pushing-damage': { effect: 'no-pushing-damage' },
};

/** Sheet that defines the effect of a power in this game, from effects that the engine supports. */
export default function MeaningSheet(props: { power: string; name: string; onClose: () => void }): JSX.Element {
  const edition = () => table()?.edition ?? '';
  const before = table()?.meanings?.find(({ power }) => power === props.power)?.effects ?? null;
  const [done, setDone] = createSignal<readonly MeaningEffect[]>(before?.slice(0, -1) ?? []);
  const [draft, setDraft] = createSignal<MeaningEffect>(before?.at(-1) ?? FIRST.modify);
  const [keep, setKeep] = createSignal(findSavedPowerMeaning(edition(), props.power) !== null);
  const all = () => [...done(), draft()];
  // Recorded before closing, because the power cannot be read after the sheet is closed.
  const save = () => {
    const meant = all();
    void recordPowerMeaning(props.power, meant);
    if (keep()) void savePowerMeaning(edition(), props.power, meant);
    else if (findSavedPowerMeaning(edition(), props.power)) void savePowerMeaning(edition(), props.power, null);
    props.onClose();
  };
  const remove = () => {
    void recordPowerMeaning(props.power, null);
    props.onClose();
  };
  return (
    <BottomSheet
      title={say('What {power} does', { power: props.name })}
      onClose={props.onClose}
      foot={
        <>
          <Show when={before !== null}>
            <Button onClick={remove}>{say('Do not count it')}</Button>
          </Show>
          <Button tone="accent" onClick={save}>
            {say('Use in this game')}
          </Button>
        </>
      }
    >
      <p class="muted">
        {say('{edition} does not define it. Answers then show it as set by you.', {
          edition: naming().edition(edition()),
        })}
      </p>
      <Show when={done().length > 0}>
        <ul class="meaning-effects" aria-label={say('Effects')}>
          <For each={done()}>
            {(each) => (
              <li>
                {describePowerMeaningEffect(each)}
                <Button
                  aria-label={say('Remove {name}', { name: describePowerMeaningEffect(each) })}
                  onClick={() => setDone(done().filter((other) => other !== each))}
                >
                  {say('Remove')}
                </Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <SelectField
        label={say('Effect')}
        onChange={(value) => setDraft(FIRST[value])}
        value={draft().effect}
        options={KINDS.map((kind) => ({ value: kind, label: POWER_MEANING_EFFECT_NAMES[kind] }))}
      />
      <Terms effect={draft()} onChange={setDraft} />
      <p class="inset" role="status">
        <strong>{describePowerMeaningEffect(draft())}</strong>
      </p>
      <Show when={all().length < MOST_EFFECTS}>
        <Button
          onClick={() => {
            setDone(all());
            setDraft(FIRST.modify);
          }}
        >
          {say('Add another effect')}
        </Button>
      </Show>
      <label class="meaning-check">
        <input type="checkbox" checked={keep()} onChange={(event) => setKeep(event.currentTarget.checked)} />
        {say('Save in my collection for later games')}
      </label>
    </BottomSheet>
  );
}

/** Controls of an effect: value, number, attacking side, and attack types. */
function Terms(props: { effect: MeaningEffect; onChange: (effect: MeaningEffect) => void }): JSX.Element {
  const of = <Name extends Kind>(name: Name) => {
    const { effect } = props;
    return effect.effect === name ? (effect as Extract<MeaningEffect, { effect: Name }>) : null;
  };
  const withAttacks = () => ('attacks' in props.effect ? props.effect : null);
  const asks = () => of('modify')?.value !== 'speed';
  return (
    <>
      <Show when={of('modify')}>
        {(effect) => (
          <>
            <div class="meaning-value">
              <SelectField
                label={say('Value')}
                value={effect().value}
                options={MEANING_VALUES.map((value) => ({ value, label: POWER_MEANING_VALUE_NAMES[value] }))}
                onChange={(value) =>
                  props.onChange({ ...effect(), value, holder: value === 'defense' ? 'target' : 'attacker' })
                }
              />
              <Stepper
                label={say('Change')}
                value={effect().by}
                min={-9}
                max={9}
                onChange={(by) => props.onChange({ ...effect(), by })}
              />
            </div>
            <Show when={asks()}>
              <SegmentedControl
                label={say('When')}
                options={[
                  { value: 'attacker', label: say('It attacks') },
                  { value: 'target', label: say('It is attacked') },
                ]}
                value={effect().holder}
                onChange={(holder) => props.onChange({ ...effect(), holder })}
              />
            </Show>
          </>
        )}
      </Show>
      <Show when={of('deal')}>
        {(effect) => (
          <Count
            label={say('Damage')}
            value={effect().damage}
            min={0}
            max={19}
            onChange={(damage) => props.onChange({ ...effect(), damage })}
          />
        )}
      </Show>
      <Show when={of('reduce')}>
        {(effect) => (
          <Count
            label={say('Clicks less')}
            value={effect().by}
            min={1}
            max={19}
            onChange={(by) => props.onChange({ ...effect(), by })}
          />
        )}
      </Show>
      <Show when={of('evade')}>
        {(effect) => (
          <Count
            label={say('Roll at least')}
            value={effect().least}
            min={2}
            max={6}
            onChange={(least) => props.onChange({ ...effect(), least })}
          />
        )}
      </Show>
      <Show when={of('pass')}>
        {(effect) => (
          <For each={MEANING_GROUNDS}>
            {(ground) => (
              <label class="meaning-check">
                <input
                  type="checkbox"
                  checked={effect().grounds.includes(ground)}
                  onChange={(event) => {
                    const others = effect().grounds.filter((each) => each !== ground);
                    const grounds = event.currentTarget.checked ? [...others, ground] : others;
                    // One checkbox must remain checked, because without terrain there is no effect.
                    if (grounds.length === 0) event.currentTarget.checked = true;
                    else props.onChange({ ...effect(), grounds });
                  }}
                />
                {capitalise(POWER_MEANING_GROUND_NAMES[ground])}
              </label>
            )}
          </For>
        )}
      </Show>
      <Show when={asks() && withAttacks()}>
        {(effect) => (
          <SegmentedControl
            label={say('Attacks')}
            options={MEANING_ATTACKS.map((value) => ({ value, label: POWER_MEANING_ATTACK_NAMES[value] }))}
            value={effect().attacks}
            onChange={(attacks) => props.onChange({ ...effect(), attacks })}
          />
        )}
      </Show>
    </>
  );
}

function Count(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}): JSX.Element {
  return (
    <div class="between">
      <span>{props.label}</span>
      <Stepper {...props} />
    </div>
  );
}
