import { createSignal, For, type JSX, Show } from 'solid-js';
import { table } from '../../../app/game/open-game';
import { recordStep, undoStep } from '../../../app/game/perform';
import { toast } from '../../../app/messages';
import type { FaceDownCard } from '../../../app/mission/face-down-cards';
import { TEAM_SIDES } from '../../../app/mission/mission-teams';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { PassPhonePrompt } from './curtain';

/** Sheet for face-down cards: revealed to everyone, or shown to the player who may look. */
export function FaceDownSheet(props: { hidden: readonly FaceDownCard[]; onClose: () => void }): JSX.Element {
  const [passing, setPassing] = createSignal(false);
  const [seen, setSeen] = createSignal(false);
  const mastermind = () =>
    table()?.players.find(({ side }) => side === TEAM_SIDES.mastermind)?.name ?? say('the mastermind');
  const turnUp = async ({ reveal, title, name }: FaceDownCard): Promise<void> => {
    props.onClose();
    if (await recordStep('turn-up', [reveal]))
      toast({ text: `${title}: ${name}.`, action: { label: say('Undo'), run: () => void undoStep() } });
  };
  return (
    <BottomSheet title={say('Face-down cards')} onClose={props.onClose}>
      <Show
        when={!passing()}
        fallback={
          <PassPhonePrompt
            name={mastermind()}
            onOpen={() => {
              setSeen(true);
              setPassing(false);
            }}
            onBack={() => setPassing(false)}
          />
        }
      >
        <For each={props.hidden}>
          {(each) => (
            <section class="stack">
              <h3>{each.title}</h3>
              <Show when={seen()} fallback={<p class="muted">{each.when}</p>}>
                <p>
                  <strong>{each.name}</strong> {each.text}
                </p>
              </Show>
              <Button wide onClick={() => void turnUp(each)}>
                {say('Turn {title} face up', { title: each.title })}
              </Button>
            </section>
          )}
        </For>
        <Show
          when={seen()}
          fallback={
            <Button wide onClick={() => setPassing(true)}>
              {say('Pass the phone to {mastermind} to look', { mastermind: mastermind() })}
            </Button>
          }
        >
          <Button tone="accent" wide onClick={() => setSeen(false)}>
            {say('Hide again')}
          </Button>
        </Show>
      </Show>
    </BottomSheet>
  );
}
