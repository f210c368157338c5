import { say, sayMany } from '../../text/say';
import './force-list.css';
import { createMemo, createSignal, For, type JSX, lazy, Show } from 'solid-js';
import { type Judged, judge } from '../../app/forces/checked';
import { finder } from '../../app/forces/finder';
import { freeName } from '../../app/forces/names';
import { deleteForce, keepForce } from '../../app/forces/save-force';
import { goTo } from '../../app/route';
import type { Ruleset } from '../../rules/ruleset';
import { makeForce } from '../../store/forces';
import type { Force } from '../../store/records';
import { shortened } from '../../text/collection-words';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { IconButton } from '../kit/icon-button';
import { HelpButton } from '../shared/help/help-button';

const BringForce = lazy(() => import('./import-force'));

/** Forces that are kept on this device. */
export function ForceList(props: {
  forces: readonly Force[];
  editions: readonly [Ruleset, ...Ruleset[]];
}): JSX.Element {
  const [cardFactsOf, setBringing] = createSignal(false);
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
    kept.members.map((member) => shortened(member.name || say('not in your collection'), 40)).join(', ');
  const said = ({ kept, verdict }: Judged) =>
    verdict.legal || kept.members.length === 0
      ? say('legal')
      : sayMany(verdict.problems.length, '1 problem', '{n} problems');
  return (
    <div class="forces">
      <header class="forces-head">
        <h1>{say('Forces')}</h1>
        <HelpButton about="forces" />
      </header>
      <Show
        when={props.forces.length > 0}
        fallback={
          <EmptyState
            icon="forces"
            title={say('No forces yet')}
            text={say('Add a force, choose a build total and add characters. Every rule is checked as you build.')}
          />
        }
      >
        <ul class="force-list" aria-label={say('Forces')}>
          <For each={judged()}>
            {(each) => (
              <li class="force-row" data-over={each.verdict.legal || each.kept.members.length === 0 ? undefined : ''}>
                <button type="button" class="force-open" onClick={() => goTo('forces', each.kept.id)}>
                  <span class="clip force-name">{shortened(each.kept.name)}</span>
                  <span class="muted small clip">{names(each) || say('no characters yet')}</span>
                </button>
                <span class="force-points">
                  <b class="number">{each.verdict.points}</b>
                  <small class="muted">
                    {say('of {buildTotal} · {status}', {
                      buildTotal: each.kept.buildTotal,
                      status: each.kept.members.length === 0 ? say('empty') : said(each),
                    })}
                  </small>
                </span>
                <IconButton
                  icon="close"
                  name={say('Delete {name}', { name: shortened(each.kept.name, 40) })}
                  onClick={() => void deleteForce(each.kept)}
                />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <footer class="forces-foot">
        <Button tone="accent" wide big onClick={() => void begin()}>
          {say('New force')}
        </Button>
        <Button wide onClick={() => setBringing(true)}>
          {say('Import a force')}
        </Button>
      </footer>
      <Show when={cardFactsOf()}>
        <BringForce onClose={() => setBringing(false)} />
      </Show>
    </div>
  );
}
