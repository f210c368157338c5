import { say, sayMany } from '../../text/say';
import './forces.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { collectionFinder } from '../../app/collection/finder';
import { type CheckedForce, checkSavedForce } from '../../app/forces/checked-force';
import { addForce, deleteForce, makeForceName, type SavedForce } from '../../app/forces/save-force';
import { goTo } from '../../app/route';
import type { Ruleset } from '../../rules/ruleset';
import { truncate } from '../../text/character-text';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { IconButton } from '../kit/icon-button';
import { lazyPart } from '../kit/lazy-part';
import { HelpButton } from '../shared/help/help-button';

const ImportForce = lazyPart(() => import('./import-force'));

export function ForceList(props: {
  forces: readonly SavedForce[];
  editions: readonly [Ruleset, ...Ruleset[]];
}): JSX.Element {
  const [importing, setImporting] = createSignal(false);
  async function begin(): Promise<void> {
    const force = await addForce(makeForceName(props.forces), props.editions[0]);
    if (force) goTo('forces', force.id);
  }
  const checked = createMemo(() =>
    props.forces.map((force) => {
      const rules = props.editions.find(({ id }) => id === force.edition) ?? props.editions[0];
      return checkSavedForce(force, collectionFinder(), rules);
    }),
  );
  const names = ({ saved }: CheckedForce) =>
    saved.members.map((member) => truncate(member.name || say('not in your collection'), 40)).join(', ');
  const said = ({ saved, verdict }: CheckedForce) =>
    verdict.legal || saved.members.length === 0
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
        <ul class="stack force-list" aria-label={say('Forces')}>
          <For each={checked()}>
            {(each) => (
              <li class="force-row" data-over={each.verdict.legal || each.saved.members.length === 0 ? undefined : ''}>
                <button type="button" class="force-open" onClick={() => goTo('forces', each.saved.id)}>
                  <span class="clip force-name">{truncate(each.saved.name)}</span>
                  <span class="muted small">{names(each) || say('no characters yet')}</span>
                </button>
                <span class="force-points">
                  <b class="number">{each.verdict.points}</b>
                  <small class="muted">
                    {say('of {buildTotal} · {status}', {
                      buildTotal: each.saved.buildTotal,
                      status: each.saved.members.length === 0 ? say('empty') : said(each),
                    })}
                  </small>
                </span>
                <IconButton
                  icon="close"
                  name={say('Delete {name}', { name: truncate(each.saved.name, 40) })}
                  onClick={() => void deleteForce(each.saved)}
                />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <footer class="forces-foot list-foot">
        <Button tone="accent" wide big onClick={() => void begin()}>
          {say('New force')}
        </Button>
        <Button wide onClick={() => setImporting(true)}>
          {say('Import a force')}
        </Button>
      </footer>
      <Show when={importing()}>
        <ImportForce onClose={() => setImporting(false)} />
      </Show>
    </div>
  );
}
