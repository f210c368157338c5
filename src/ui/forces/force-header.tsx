import { type JSX, Show } from 'solid-js';
import { type CheckedForce, describePointsLeft } from '../../app/forces/checked-force';
import { goTo } from '../../app/route';
import { truncate } from '../../text/character-text';
import { say, sayMany } from '../../text/say';
import { describeTheme, describeThemeHint } from '../../text/screens/force-text';
import { IconButton } from '../kit/icon-button';
import { HelpButton } from '../shared/help/help-button';

/** Header with name, total and remaining points, feats, actions and theme of a force. Always visible. */
export function ForceHeader(props: { checked: CheckedForce; onMenu: () => void }): JSX.Element {
  const verdict = () => props.checked.verdict;
  const theme = () => verdict().themes[0];
  const hint = () => verdict().hints[0];
  return (
    <header class="force-head">
      <IconButton icon="back" name={say('All forces')} onClick={() => goTo('forces')} />
      <h1 class="clip">{truncate(props.checked.saved.name)}</h1>
      <HelpButton about="force" />
      <IconButton icon="more" name={say('Force menu')} onClick={() => props.onMenu()} />
      <div class="force-count">
        <p class="force-total" data-over={verdict().left < 0 ? '' : undefined} role="status">
          <b class="number">{verdict().points}</b>
          <span class="small">
            {say('of {buildTotal} · {leftWords}', {
              buildTotal: props.checked.saved.buildTotal,
              leftWords: describePointsLeft(verdict().left),
            })}
          </span>
        </p>
        <p class="force-facts small muted">
          <Show when={props.checked.rules.force.dials}>
            <span>{sayMany(verdict().actions, '1 action per turn', '{n} actions per turn')}</span>
          </Show>
          <Show when={verdict().featLimit !== null && verdict().featPoints > 0}>
            <span data-over={verdict().featPoints > (verdict().featLimit ?? 0) ? '' : undefined}>
              {say('feats: {featPoints} of {featLimit} points', {
                featPoints: verdict().featPoints,
                featLimit: verdict().featLimit,
              })}
            </span>
          </Show>
          <Show
            when={theme()}
            fallback={
              <Show when={hint()}>{(near) => <span>{describeThemeHint(near(), props.checked.force)}</span>}</Show>
            }
          >
            {(known) => (
              <span class="force-theme">
                {known().keyword}: {describeTheme(known())}
              </span>
            )}
          </Show>
        </p>
      </div>
    </header>
  );
}
