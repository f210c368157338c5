import { createSignal, type JSX, Show } from 'solid-js';
import { toast } from '../../../app/messages';
import type { SharedGameState } from '../../../app/together/shared-game-types';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/**
 * Prompt that asks the player of this phone whether a judge or team-mate may see their hand of cards. One request at a
 * time.
 */
export function ViewerPrompt(props: { together: SharedGameState }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const first = () => props.together.viewersToAsk()[0] ?? null;
  const answer = async (person: string, mayLook: boolean): Promise<void> => {
    setBusy(true);
    const done = await props.together.answerViewer(person, mayLook);
    setBusy(false);
    if (!done) toast({ text: say('Not saved. Try again.'), tone: 'bad' });
  };
  return (
    <Show when={first()}>
      {(viewer) => (
        <section class="together-conflict" aria-label={say('Your hand of cards')}>
          <p role="alert">
            {viewer().isJudge
              ? say('{name} is the judge. Show them your hand?', { name: viewer().name })
              : say('{name} plays your side too. Show them your hand?', { name: viewer().name })}
          </p>
          <Button disabled={busy()} onClick={() => void answer(viewer().person, true)}>
            {say('Show my hand')}
          </Button>
          <Button disabled={busy()} onClick={() => void answer(viewer().person, false)}>
            {say('Leave it hidden')}
          </Button>
        </section>
      )}
    </Show>
  );
}
