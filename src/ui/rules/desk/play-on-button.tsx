import { createSignal, type JSX } from 'solid-js';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import type { Desk } from '../../../app/rules/desk';
import type { PlayEvent } from '../../../notation/events';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/** Starts a game from the position of the desk and opens the Table. If that is not possible, shows the reason. */
export async function startGameFromDesk(desk: Desk, events: readonly PlayEvent[]): Promise<void> {
  // Loaded here, because only this action needs the store of games.
  const { playOn } = await import('../../../app/session/play-on');
  const fault = await playOn(desk, events);
  if (fault === null) goTo('table');
  else if (fault !== '') toast({ text: fault, tone: 'bad' });
}

/** Button that starts a game from the position of the desk. */
export function PlayOnButton(props: { desk: Desk; events: readonly PlayEvent[] }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  return (
    <Button
      disabled={busy()}
      onClick={() => {
        setBusy(true);
        void startGameFromDesk(props.desk, props.events).finally(() => setBusy(false));
      }}
    >
      {say('Play on')}
    </Button>
  );
}
