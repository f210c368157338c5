import { createSignal, type JSX, Show } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { findTokenScenario } from '../../../app/mission/token-delivery';
import type { Figure, Table } from '../../../table/table';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';

/** Sheet to deliver an objective token whose reward is not stored as data. The players enter the points. */
export function TokenSheet(props: { table: Table; figure: Figure; token: string; onClose: () => void }): JSX.Element {
  const [points, setPoints] = createSignal(0);
  const scenario = () => findTokenScenario(props.table, props.token);
  const deliver = () => {
    void performDeed({ deed: 'deliver', piece: props.figure.piece, token: props.token, points: points() });
    props.onClose();
  };
  const later = () => {
    const card = scenario();
    if (points() > 0) return undefined;
    return card ? say('points once {scenario} succeeds', { scenario: card.card }) : say('no objective points');
  };
  return (
    <BottomSheet
      title={say('Deliver {token}', { token: props.token })}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big hint={later()} onClick={deliver}>
          {points() === 0 ? say('Deliver') : `${naming().side(props.figure.side)} +${points()}`}
        </Button>
      }
    >
      <Show when={scenario()} fallback={<p>{say('Objective points the scenario gives for it now:')}</p>}>
        {(card) => (
          <p>
            {sayMany(
              card().reward,
              '{scenario} gives 1 objective point once it succeeds. Does it give points for this token alone?',
              '{scenario} gives {n} objective points once it succeeds. Does it give points for this token alone?',
              { scenario: card().card },
            )}
          </p>
        )}
      </Show>
      <Stepper label={say('Objective points')} value={points()} min={0} max={9} onChange={setPoints} />
    </BottomSheet>
  );
}
