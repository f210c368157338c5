import './ForceList.css';
import { createMemo, createSignal, For, type JSX, lazy, Show } from 'solid-js';
import { finder } from '../../app/finder';
import type { Ruleset } from '../../rules/ruleset';
import { makeForce } from '../../store/forces';
import type { Force } from '../../store/records';
import { counted, shortened } from '../collection/words';
import { Button } from '../parts/Button';
import { EmptyState } from '../parts/EmptyState';
import { IconButton } from '../parts/IconButton';
import { goTo } from '../shell/route';
import { type Judged, judge } from './judged';
import { deleteForce, keepForce } from './keepForce';
import { freeName } from './names';

const BringForce = lazy(() => import('./BringForce'));

/** Forces that are kept on this device. */
export function ForceList(props: {
  forces: readonly Force[];
  editions: readonly [Ruleset, ...Ruleset[]];
}): JSX.Element {
  const [bringing, setBringing] = createSignal(false);
  async function begin(): Promise<void> {
    const id = `force-${crypto.randomUUID()}`;
    const [edition] = props.editions;
    const made = await keepForce(
      makeForce({ id, name: freeName(props.forces), edition: edition.id, buildTotal: edition.force.usualTotal }),
    );
    if (made) goTo('forces', id);
  }
  const judged = createMemo(() =>
    props.forces.map((force) => {
      const rules = props.editions.find(({ id }) => id === force.edition) ?? props.editions[0];
      return judge(force, finder(), rules);
    }),
  );
  const names = ({ kept }: Judged) =>
    kept.members.map((member) => shortened(member.name || 'not in your collection', 40)).join(', ');
  const said = ({ kept, verdict }: Judged) =>
    verdict.legal || kept.members.length === 0 ? 'legal' : counted(verdict.problems.length, 'problem');
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
            text="Make one, choose a build total and add characters: every rule of the book is checked as you go."
          />
        }
      >
        <ul class="force-list" aria-label="Forces">
          <For each={judged()}>
            {(each) => (
              <li class="force-row" data-over={each.verdict.legal || each.kept.members.length === 0 ? undefined : ''}>
                <button type="button" class="force-open" onClick={() => goTo('forces', each.kept.id)}>
                  <span class="clip force-name">{shortened(each.kept.name)}</span>
                  <span class="muted small clip">{names(each) || 'nobody yet'}</span>
                </button>
                <span class="force-points">
                  <b class="number">{each.verdict.points}</b>
                  <small class="muted">
                    of {each.kept.buildTotal} · {each.kept.members.length === 0 ? 'empty' : said(each)}
                  </small>
                </span>
                <IconButton
                  icon="close"
                  name={`Delete ${shortened(each.kept.name, 40)}`}
                  onClick={() => void deleteForce(each.kept)}
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
        <Button wide onClick={() => setBringing(true)}>
          Bring in a force
        </Button>
      </footer>
      <Show when={bringing()}>
        <BringForce onClose={() => setBringing(false)} />
      </Show>
    </div>
  );
}
