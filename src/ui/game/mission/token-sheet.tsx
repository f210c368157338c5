import { createSignal, type JSX } from 'solid-js';
import { deed } from '../../../app/game/record';
import { naming } from '../../../app/game/session';
import type { Figure } from '../../../table/table';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';

/** Delivers an objective token that no card in play tells the worth of: for the points that its players know. */
export function TokenSheet(props: { figure: Figure; token: string; onClose: () => void }): JSX.Element {
  const [points, setPoints] = createSignal(0);
  const deliver = () => {
    void deed({ deed: 'deliver', piece: props.figure.piece, token: props.token, points: points() });
    props.onClose();
  };
  return (
    <Sheet
      title={say('Deliver {token}', { token: props.token })}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big onClick={deliver}>
          {points() === 0 ? say('No points now') : `${naming().side(props.figure.side)} +${points()}`}
        </Button>
      }
    >
      <p>{say('Objective points the scenario gives for it now:')}</p>
      <Stepper label={say('Objective points')} value={points()} min={0} max={9} onChange={setPoints} />
    </Sheet>
  );
}
