import './ForceList.css';
import { For, type JSX, Show } from 'solid-js';
import { characters } from '../../app/library';
import type { Ruleset } from '../../rules/ruleset';
import type { Force } from '../../store/records';
import { shortened } from '../collection/words';
import { Button } from '../parts/Button';
import { EmptyState } from '../parts/EmptyState';
import { IconButton } from '../parts/IconButton';
import { goTo } from '../shell/route';
import { deleteForce, keepForce } from './keepForce';
import { leftWords, membersOf, pointsOfForce } from './total';

const USUAL_TOTAL = 300;

/** Forces that are kept on this device. */
export function ForceList(props: { forces: readonly Force[]; editions: readonly Ruleset[] }): JSX.Element {
  async function begin(): Promise<void> {
    const id = `force-${crypto.randomUUID()}`;
    const made = await keepForce({
      id,
      name: freeName(props.forces),
      edition: props.editions[0]?.id ?? '',
      buildTotal: USUAL_TOTAL,
      members: [],
    });
    if (made) goTo('forces', id);
  }
  const names = (force: Force) =>
    membersOf(force, characters() ?? [])
      .map((member) => shortened(member.character?.name ?? 'not in your collection', 40))
      .join(', ');
  return (
    <div class="forces">
      <header class="forces-head">
        <h1>Forces</h1>
      </header>
      <Show
        when={props.forces.length > 0}
        fallback={
          <EmptyState
            icon="forces"
            title="No forces yet"
            text="Make one, choose a build total and add characters: what is left stays in sight."
          />
        }
      >
        <ul class="force-list" aria-label="Forces">
          <For each={props.forces}>
            {(force) => (
              <li class="force-row" data-over={pointsOfForce(force) > force.buildTotal ? '' : undefined}>
                <button type="button" class="force-open" onClick={() => goTo('forces', force.id)}>
                  <span class="clip force-name">{shortened(force.name)}</span>
                  <span class="muted small clip">{names(force) || 'nobody yet'}</span>
                </button>
                <span class="force-points">
                  <b class="number">{pointsOfForce(force)}</b>
                  <small class="muted">
                    of {force.buildTotal} · {leftWords(force)}
                  </small>
                </span>
                <IconButton
                  icon="close"
                  name={`Delete ${shortened(force.name, 40)}`}
                  onClick={() => void deleteForce(force)}
                />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <footer class="forces-foot">
        <Button tone="accent" wide big onClick={() => void begin()}>
          New force
        </Button>
      </footer>
    </div>
  );
}

function freeName(forces: readonly Force[]): string {
  const taken = new Set(forces.map((force) => force.name));
  for (let number = 1; ; number++) if (!taken.has(`Force ${number}`)) return `Force ${number}`;
}
