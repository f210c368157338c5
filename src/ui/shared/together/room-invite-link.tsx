import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { toast } from '../../../app/messages';
import { canShare, copyText, describeShareResult, shareText } from '../../../app/share';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/progress';

const CodeView = lazy(async () => ({ default: (await import('../share/code-view')).CodeView }));

export function RoomInviteLink(props: { link: string }): JSX.Element {
  const hand = async (how: typeof shareText): Promise<void> => {
    const words = describeShareResult(await how(say('A game of Sidekick'), props.link), 'link');
    if (words) toast(words);
  };
  return (
    <div class="pair-code">
      <Suspense fallback={<ProgressBar label={say('Loading…')} />}>
        <CodeView text={props.link} label={say('Link to this game, as a code')} />
      </Suspense>
      <p>{say('Scan it with any phone’s camera. Anybody with the link can join and change the game.')}</p>
      <div class="pair-ways">
        <Button onClick={() => void hand(copyText)}>{say('Copy link')}</Button>
        <Show when={canShare()}>
          <Button onClick={() => void hand(shareText)}>{say('Share link')}</Button>
        </Show>
      </div>
    </div>
  );
}
