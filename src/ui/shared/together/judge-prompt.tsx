import { createSignal, type JSX, Show } from 'solid-js';
import { toast } from '../../../app/messages';
import type { Together } from '../../../app/together/api';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/** A judge sees a hand of cards only if its player agrees: asks the player of this phone, one judge after the other. */
export function JudgePrompt(props: { together: Together }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const first = () => props.together.judgesToAsk()[0] ?? null;
  const answer = async (person: string, mayLook: boolean): Promise<void> => {
    setBusy(true);
    const done = await props.together.answerJudge(person, mayLook);
    setBusy(false);
    if (!done) toast({ text: say('Not saved. Try again.'), tone: 'bad' });
  };
  return (
    <Show when={first()}>
      {(judge) => (
        <section class="together-conflict" aria-label={say('A judge asks')}>
          <p role="alert">{say('{name} is the judge. Show them your hand?', { name: judge().name })}</p>
          <Button disabled={busy()} onClick={() => void answer(judge().person, true)}>
            {say('Show my hand')}
          </Button>
          <Button disabled={busy()} onClick={() => void answer(judge().person, false)}>
            {say('Leave it hidden')}
          </Button>
        </section>
      )}
    </Show>
  );
}
