import { Index, type JSX } from 'solid-js';
import { showRuling } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { ruleset } from '../../../app/game/open-game';
import { recordActions } from '../../../app/game/perform';
import type { Figure, Table } from '../../../table/table';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/**
 * Buttons to remove status tokens: one for each figure that may remove a token, and one for as many tokens as the
 * points can pay for.
 */
export function ShakeOffButtons(props: { table: Table; figure: Figure; status: string }): JSX.Element {
  return (
    <Index each={ruleset()?.mission?.shakingOff(props.table, props.figure.piece, props.status) ?? []}>
      {(way) => (
        <Button hint={`${way().cost} AP`} onClick={() => void recordActions('shake-off', way().deeds).then(showRuling)}>
          {words(way(), props.figure.piece)}
        </Button>
      )}
    </Index>
  );
}

function words({ by, deeds }: { readonly by: string; readonly deeds: readonly unknown[] }, piece: string): string {
  const figure = naming().piece(by);
  if (by === piece) return deeds.length > 1 ? say('Shake off {count}', { count: deeds.length }) : say('Shake off');
  return deeds.length > 1
    ? say('{figure} shakes off {count}', { figure, count: deeds.length })
    : say('{figure} shakes it off', { figure });
}
