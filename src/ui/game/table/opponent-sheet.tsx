import { For, type JSX, Show } from 'solid-js';
import { table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { findAppPlayer, MANNERS, type OpponentSettings, STRENGTHS } from '../../../table/app-player';
import { say } from '../../../text/say';
import { MANNER_TEXT, STRENGTH_TEXT } from '../../../text/screens/opponent-text';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';

const PERSON = 'person';
const FIRST: OpponentSettings = { manner: 'bold', strength: 'player' };

/** Sheet to choose for each side whether a person or Sidekick plays it, and how. */
export default function OpponentSheet(props: { onClose: () => void }): JSX.Element {
  const set = (side: string, plays: OpponentSettings | null) =>
    void recordStep('opponent', [{ fact: 'opponent', side, plays }]);
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
                  { value: PERSON, label: say('Person') },
                  ...MANNERS.map((value) => ({ value, label: MANNER_TEXT[value] })),
                ]}
                value={plays()?.manner ?? PERSON}
                onChange={(value) => {
                  const manner = MANNERS.find((each) => each === value);
                  set(side, manner ? { ...(plays() ?? FIRST), manner } : null);
                }}
              />
              <Show when={plays()}>
                {(settings) => (
                  <SegmentedControl
                    label={say('Strength of {name}', { name })}
                    options={STRENGTHS.map((value) => ({ value, label: STRENGTH_TEXT[value] }))}
                    value={settings().strength}
                    onChange={(value) => {
                      const strength = STRENGTHS.find((each) => each === value);
                      if (strength) set(side, { manner: settings().manner, strength });
                    }}
                  />
                )}
              </Show>
            </section>
          );
        }}
      </For>
    </BottomSheet>
  );
}
