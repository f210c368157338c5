import { For, type JSX, Show } from 'solid-js';
import { table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { findAppPlayer, MANNERS, type OpponentSettings, STRENGTHS } from '../../../table/app-player';
import { say } from '../../../text/say';
import { MANNER_TEXT, STRENGTH_TEXT } from '../../../text/screens/opponent-text';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';

/** How Sidekick plays until the players choose otherwise. */
const FIRST: OpponentSettings = { manner: 'bold', strength: 'player' };

/** Sheet to choose for each side whether a person or Sidekick plays it, and how. */
export default function OpponentSheet(props: { onClose: () => void }): JSX.Element {
  const set = (side: string, settings: OpponentSettings | null) => {
    const plays = settings && { manner: settings.manner, strength: settings.strength };
    void recordStep('opponent', [{ fact: 'opponent', side, plays }]);
  };
  return (
    <BottomSheet title={say('Sidekick as a player')} onClose={props.onClose}>
      <p>{say('On its turn, Sidekick shows each step on the Map. You move its figures and roll its dice.')}</p>
      <For each={table()?.players ?? []}>
        {({ side, name }) => {
          const plays = () => findAppPlayer(table() ?? {}, side);
          return (
            <section class="stack">
              <h3>{name}</h3>
              <SegmentedControl
                label={say('Who plays {name}', { name })}
                options={[
                  { value: 'person', label: say('Person') },
                  { value: 'app', label: 'Sidekick' },
                ]}
                value={plays() ? 'app' : 'person'}
                onChange={(value) => set(side, value === 'app' ? FIRST : null)}
              />
              <Show when={plays()}>
                {(settings) => (
                  <>
                    <SegmentedControl
                      label={say('Manner of {name}', { name })}
                      options={MANNERS.map((value) => ({ value, label: MANNER_TEXT[value] }))}
                      value={settings().manner}
                      onChange={(manner) => set(side, { ...settings(), manner })}
                    />
                    <SegmentedControl
                      label={say('Strength of {name}', { name })}
                      options={STRENGTHS.map((value) => ({ value, label: STRENGTH_TEXT[value] }))}
                      value={settings().strength}
                      onChange={(strength) => set(side, { ...settings(), strength })}
                    />
                  </>
                )}
              </Show>
            </section>
          );
        }}
      </For>
    </BottomSheet>
  );
}
