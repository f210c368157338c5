import './ForceEditor.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { characters } from '../../app/library';
import type { Ruleset } from '../../rules/ruleset';
import type { Force } from '../../store/records';
import { CharacterRow } from '../collection/CharacterRow';
import { shortened } from '../collection/words';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { IconButton } from '../parts/IconButton';
import { Stepper } from '../parts/Stepper';
import { toast } from '../parts/toasts';
import { goTo } from '../shell/route';
import { AddMembers } from './AddMembers';
import { keepForce } from './keepForce';
import { PlayForce } from './PlayForce';
import {
  leftWords,
  type Member,
  membersOf,
  mends,
  pointsOfForce,
  withMember,
  withoutMember,
  withPoints,
} from './total';

const STEP = 100;
const MOST = 2000;
const NAME_MOST = 60;

/** One force: its characters, and its total with what is left always in sight. */
export function ForceEditor(props: { force: Force; editions: readonly Ruleset[] }): JSX.Element {
  const [adding, setAdding] = createSignal(false);
  const [playing, setPlaying] = createSignal(false);
  const members = createMemo(() => membersOf(props.force, characters() ?? []));
  const total = () => pointsOfForce(props.force);
  const over = () => total() - props.force.buildTotal;
  const change = (by: Partial<Force>) => void keepForce({ ...props.force, ...by });

  async function takeOut(member: Member): Promise<void> {
    const before = props.force;
    if (!(await keepForce(withoutMember(before, member.index)))) return;
    toast({
      text: `${shortened(member.character?.name ?? 'The missing character', 60)} was taken out.`,
      action: { label: 'Undo', run: () => void keepForce(before) },
    });
  }

  return (
    <div class="force">
      <header class="force-head">
        <IconButton icon="back" name="All forces" onClick={() => goTo('forces')} />
        <h1 class="clip">{shortened(props.force.name)}</h1>
        <p class="force-total" data-over={over() > 0 ? '' : undefined} role="status">
          <b class="number">{total()}</b>
          <span class="small">
            of {props.force.buildTotal} · {leftWords(props.force)}
          </span>
        </p>
      </header>

      <Show
        when={members().length > 0}
        fallback={
          <p class="muted force-nobody">
            Nobody yet. Add characters from your collection; the total above counts along.
          </p>
        }
      >
        <ul class="force-members" aria-label="Characters of this force">
          <For each={members()}>
            {(member) => (
              <Show
                when={member.character}
                fallback={
                  <li class="force-missing">
                    <span>A character that is no longer in your collection ({member.points} points)</span>
                    <IconButton
                      icon="close"
                      name="Take out the missing character"
                      onClick={() => void takeOut(member)}
                    />
                  </li>
                }
              >
                {(character) => (
                  <CharacterRow character={character()} points={member.points}>
                    <Show when={character().starts.length > 1}>
                      <select
                        class="force-start"
                        aria-label={`Starting points of ${shortened(character().name, 40)}`}
                        value={String(member.points)}
                        onChange={(event) =>
                          void keepForce(withPoints(props.force, member.index, Number(event.currentTarget.value)))
                        }
                      >
                        <For each={character().starts}>
                          {(start) => <option value={String(start.points)}>{start.points}</option>}
                        </For>
                      </select>
                    </Show>
                    <IconButton
                      icon="close"
                      name={`Take out ${shortened(character().name, 40)}`}
                      onClick={() => void takeOut(member)}
                    />
                  </CharacterRow>
                )}
              </Show>
            )}
          </For>
        </ul>
      </Show>

      <details class="force-more">
        <summary>Name, build total, rules</summary>
        <div class="stack">
          <Field label="Name">
            {(input) => (
              <input
                {...input}
                value={props.force.name}
                maxlength={NAME_MOST}
                autocomplete="off"
                onChange={(event) => change({ name: event.currentTarget.value.trim() || props.force.name })}
              />
            )}
          </Field>
          <div class="row force-build">
            <span>Build total</span>
            <Stepper
              label="Build total"
              value={props.force.buildTotal}
              min={STEP}
              max={MOST}
              step={STEP}
              onChange={(buildTotal) => change({ buildTotal })}
            />
          </div>
          <Field label="Rules">
            {(input) => (
              <select
                {...input}
                value={props.force.edition}
                onChange={(event) => change({ edition: event.currentTarget.value })}
              >
                <For each={props.editions}>{(edition) => <option value={edition.id}>{edition.name}</option>}</For>
              </select>
            )}
          </Field>
        </div>
      </details>

      <footer class="forces-foot">
        <Show
          when={over() > 0}
          fallback={
            <p class="muted small">Checks the build total; feats, themes and other rules for forces come later.</p>
          }
        >
          <section class="force-mend" role="alert">
            <p>
              <strong>
                Drop {over()} {over() === 1 ? 'point' : 'points'}
              </strong>
            </p>
            <For each={mends(props.force, members())}>{(sentence) => <p class="small">{sentence}</p>}</For>
          </section>
        </Show>
        <div class="force-deeds">
          <Button onClick={() => setAdding(true)}>Add characters</Button>
          <Button
            tone="accent"
            disabled={!members().some((member) => member.character)}
            onClick={() => setPlaying(true)}
          >
            Play
          </Button>
        </div>
      </footer>
      <Show when={adding()}>
        <AddMembers
          force={props.force}
          characters={characters() ?? []}
          onAdd={(character) =>
            void keepForce(
              withMember(props.force, { character: character.id, points: character.starts[0]?.points ?? 0 }),
            )
          }
          onClose={() => setAdding(false)}
        />
      </Show>
      <Show when={playing()}>
        <PlayForce force={props.force} editions={props.editions} onClose={() => setPlaying(false)} />
      </Show>
    </div>
  );
}
