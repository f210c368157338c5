import { For, type JSX } from 'solid-js';
import { table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { findAppPlayer } from '../../../table/app-player';
import { say } from '../../../text/say';
import { BottomSheet } from '../../kit/sheet';
import { OpponentFields } from '../../shared/opponent-fields';

/** Sheet to choose for each side whether a person or Sidekick plays it, and how. */
export default function OpponentSheet(props: { onClose: () => void }): JSX.Element {
  return (
    <BottomSheet title={say('Sidekick as a player')} onClose={props.onClose}>
      <p>{say('On its turn, Sidekick shows each step on the Map. You move its figures and roll its dice.')}</p>
      <For each={table()?.players ?? []}>
        {({ side, name }) => (
          <section class="stack">
            <h3>{name}</h3>
            <OpponentFields
              name={name}
              plays={findAppPlayer(table() ?? {}, side)}
              onChange={(plays) => void recordStep('opponent', [{ fact: 'opponent', side, plays }])}
            />
          </section>
        )}
      </For>
    </BottomSheet>
  );
}
