import { type JSX, Show } from 'solid-js';
import { printGameLog } from '../../../app/game/log-lines';
import { game, log, table } from '../../../app/game/open-game';
import { toast } from '../../../app/messages';
import { describeShareResult, shareText } from '../../../app/share';
import { getTablePosition } from '../../../table/table';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';

/** Sheet that exports the game as text, and the position as notation for the Rules tab and other phones. */
export function LogExport(props: { onClose: () => void }): JSX.Element {
  const position = () => {
    const now = table();
    return now ? getTablePosition(now) : null;
  };
  const name = () => game()?.name ?? say('Game');
  const hand = async (what: 'log' | 'position', title: string, text: string): Promise<void> => {
    const said = describeShareResult(await shareText(title, text), what);
    if (said !== null) toast(said);
    props.onClose();
  };
  const words = async (): Promise<void> => {
    const now = log();
    if (now) await hand('log', say('{game}: log', { game: name() }), printGameLog(now, game()?.name ?? ''));
  };
  const notation = async (): Promise<void> => {
    const now = table();
    const stands = position();
    if (!now || !stands) return;
    const { printPosition } = await import('../../../notation/cases');
    await hand(
      'position',
      say('{game}: position', { game: name() }),
      printPosition(stands, now.edition, null, game()?.name ?? null),
    );
  };
  return (
    <BottomSheet title={say('Share the game')} onClose={props.onClose}>
      <Button wide hint={say('every entry with round and player')} onClick={() => void words()}>
        {say('Log as text')}
      </Button>
      <Button
        wide
        disabled={(position()?.pieces.length ?? 0) === 0}
        hint={say('map, figures and objects as they are now')}
        onClick={() => void notation()}
      >
        {say('Position as notation')}
      </Button>
      <Show when={(position()?.pieces.length ?? 0) === 0}>
        <p class="muted">{say('To share the position, first place figures on a map.')}</p>
      </Show>
    </BottomSheet>
  );
}
