import { say, sayMany } from '../../text/say';
import './forces.css';
import { createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { collectionFinder } from '../../app/collection/finder';
import { type CheckedForce, checkSavedForce } from '../../app/forces/checked-force';
import { addForce, makeForceName, type SavedForce } from '../../app/forces/save-force';
import { loadAllEditions } from '../../app/game/open-game';
import { goTo } from '../../app/route';
import type { Ruleset } from '../../rules/ruleset';
import { truncate } from '../../text/character-text';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { lazyPart } from '../kit/lazy-part';
import { FigureDisc } from '../shared/characters/figure-disc';
import { HelpButton } from '../shared/help/help-button';
import { PointsBar } from './points-bar';

const ForceMenu = lazyPart(() => import('./force-menu'));
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
  const [opened, setOpened] = createSignal<string | null>(null);
  // The menu changes the edition of a force, so it needs all editions.
  const [books] = createResource(() => opened() !== null, loadAllEditions);
  const menu = () => {
    const force = checked().find(({ saved }) => saved.id === opened());
    const editions = books()?.EDITIONS;
    return force && editions ? { force, editions } : null;
  };
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
          <For each={checked()}>{(each) => <ForceRow checked={each} onMenu={() => setOpened(each.saved.id)} />}</For>
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
      <Show when={menu()}>
        {(now) => <ForceMenu checked={now().force} editions={now().editions} onClose={() => setOpened(null)} />}
      </Show>
    </div>
  );
}

/** Most tokens of a row: as many as fit beside each other on the narrowest phone. */
const MOST_DISCS = 6;

/** Row of a force: name, points, the tokens of its members, and whether it is legal. */
function ForceRow(props: { checked: CheckedForce; onMenu: () => void }): JSX.Element {
  const saved = () => props.checked.saved;
  const verdict = () => props.checked.verdict;
  const isEmpty = () => saved().members.length === 0;
  const isIllegal = () => !verdict().legal && !isEmpty();
  const names = () =>
    saved()
      .members.map((member) => truncate(member.name || say('not in your collection'), 40))
      .join(', ');
  const status = () => {
    if (isEmpty()) return say('empty');
    return isIllegal() ? sayMany(verdict().problems.length, '1 problem', '{n} problems') : say('legal');
  };
  return (
    <li class="force-row" data-over={isIllegal() ? '' : undefined}>
      <button type="button" class="force-open" onClick={() => goTo('forces', saved().id)}>
        <span class="clip force-name">{truncate(saved().name)}</span>
        <Show when={!isEmpty()}>
          <span class="force-discs" aria-hidden="true">
            <For each={saved().members.slice(0, MOST_DISCS)}>
              {(member, place) => (
                <FigureDisc character={props.checked.found[place()]?.character ?? null} name={member.name} size={40} />
              )}
            </For>
            <Show when={saved().members.length > MOST_DISCS}>
              <b class="number">+{saved().members.length - MOST_DISCS}</b>
            </Show>
          </span>
        </Show>
        <span class="muted small">{names() || say('no characters yet')}</span>
        <span class="force-points">
          <b class="number">{verdict().points}</b>
          <small class="muted">{say('of {buildTotal}', { buildTotal: saved().buildTotal })}</small>
          <small class="force-status">
            <Icon name={isIllegal() ? 'warn' : isEmpty() ? 'info' : 'check'} size={16} />
            {status()}
          </small>
        </span>
        <PointsBar points={verdict().points} total={saved().buildTotal} />
      </button>
      <IconButton
        icon="more"
        name={say('Options for {name}', { name: truncate(saved().name, 40) })}
        onClick={() => props.onMenu()}
      />
    </li>
  );
}
