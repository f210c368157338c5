import './CardSheet.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { forces } from '../../app/library';
import { OBJECT_KINDS } from '../../catalog/force';
import type { Force } from '../../store/records';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { Segmented } from '../parts/Segmented';
import { Sheet } from '../parts/Sheet';
import {
  CARD_KINDS,
  CARD_NAMES,
  type CardDraft,
  type CardPlace,
  draftOf,
  EMPTY_CARD,
  knownFeats,
  type ObjectKind,
  withCard,
  withoutCard,
} from './cards';
import { changeForce } from './change';
import { keepForce } from './keepForce';
import { NeedsField } from './NeedsField';

const NAME_MOST = 120;
const POINTS_MOST = 999;

export interface CardSheetProps {
  force: Force;
  /** The card that is changed; null for a new one. */
  card: CardPlace | null;
  /** Who gets a new feat. */
  forMember: number | null;
  onClose: () => void;
}

/** Writes a feat, a battlefield condition, an object or a tarot card into a force. */
export function CardSheet(props: CardSheetProps): JSX.Element {
  const begun = (): CardDraft =>
    props.card
      ? draftOf(props.force, props.card)
      : { ...EMPTY_CARD, for: props.forMember === null ? [] : [props.forMember] };
  const [draft, setDraft] = createSignal<CardDraft>(begun());
  const [tried, setTried] = createSignal(false);
  const change = (by: Partial<CardDraft>) => setDraft({ ...draft(), ...by });
  const known = () => knownFeats(forces() ?? []);
  const nameFault = () => (tried() && draft().name.trim() === '' ? 'It needs a name.' : null);

  const named = (name: string): void => {
    const same = known().find((feat) => feat.name.toLowerCase() === name.trim().toLowerCase());
    change(
      same && draft().kind === 'feat' && !props.card ? { name, points: same.points, needs: same.needs } : { name },
    );
  };
  async function keep(): Promise<void> {
    setTried(true);
    const name = draft().name.trim();
    if (name === '') return;
    const after = withCard(props.force, { ...draft(), name }, props.card?.place ?? null);
    if (await keepForce(after)) props.onClose();
  }
  function remove(): void {
    if (!props.card) return;
    void changeForce(props.force, withoutCard(props.force, props.card), `${draft().name} was taken out.`);
    props.onClose();
  }

  return (
    <Sheet
      title={props.card ? CARD_NAMES[draft().kind] : 'New card'}
      onClose={() => props.onClose()}
      foot={
        <div class="card-foot">
          <Show when={props.card}>
            <Button tone="bad" onClick={remove}>
              Take out
            </Button>
          </Show>
          <Button tone="accent" onClick={() => void keep()}>
            {props.card ? 'Keep' : 'Put in'}
          </Button>
        </div>
      }
    >
      <div class="stack">
        <Show when={!props.card}>
          <Segmented
            label="Kind of card"
            options={CARD_KINDS.map((kind) => ({ value: kind, label: CARD_NAMES[kind] }))}
            value={draft().kind}
            onChange={(kind) => change({ kind })}
          />
        </Show>
        <Field label="Name" fault={nameFault()}>
          {(input) => (
            <input
              {...input}
              value={draft().name}
              maxlength={NAME_MOST}
              autocomplete="off"
              list={draft().kind === 'feat' ? 'known-feats' : undefined}
              onInput={(event) => named(event.currentTarget.value)}
            />
          )}
        </Field>
        <datalist id="known-feats">
          <For each={known()}>{(feat) => <option value={feat.name} />}</For>
        </datalist>
        <Show when={draft().kind === 'feat' || draft().kind === 'object'}>
          <Field label="Points">
            {(input) => (
              <input
                {...input}
                type="number"
                inputmode="numeric"
                min="0"
                max={POINTS_MOST}
                value={draft().points}
                onInput={(event) => change({ points: pointsIn(event.currentTarget.value) })}
              />
            )}
          </Field>
        </Show>
        <Show when={draft().kind === 'object'}>
          <Segmented
            label="Kind of object"
            options={OBJECT_KINDS.map((kind) => ({ value: kind, label: kind }))}
            value={draft().object}
            onChange={(object: ObjectKind) => change({ object })}
          />
        </Show>
        <Show when={draft().kind === 'feat'}>
          <fieldset class="card-for">
            <legend>For</legend>
            <For each={props.force.members} fallback={<p class="muted small">Nobody is in the force yet.</p>}>
              {(member, place) => (
                <label>
                  <input
                    type="checkbox"
                    checked={draft().for.includes(place())}
                    onChange={(event) => {
                      const others = draft().for.filter((each) => each !== place());
                      change({ for: event.currentTarget.checked ? [...others, place()] : others });
                    }}
                  />
                  {member.name || 'The missing character'}
                </label>
              )}
            </For>
          </fieldset>
          <NeedsField needs={draft().needs} onChange={(needs) => change({ needs })} />
        </Show>
      </div>
    </Sheet>
  );
}

function pointsIn(typed: string): number {
  const points = Math.trunc(Number(typed));
  return Number.isFinite(points) ? Math.min(POINTS_MOST, Math.max(0, points)) : 0;
}
