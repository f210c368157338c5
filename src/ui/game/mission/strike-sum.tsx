import './strike-sheet.css';
import { type JSX, Show } from 'solid-js';
import { describeObjections } from '../../../app/game/naming';
import type { StrikeChoice } from '../../../app/mission/strike-choice';
import { say, sayMany } from '../../../text/say';
import { Stepper } from '../../kit/stepper';
import { InanimateTargetResult } from './strike-targets';

/**
 * Result of an attack. For a figure: the wounds, with strength, obstruction and defense. For an inanimate target: the
 * strength that reaches it.
 */
export function StrikeResult(props: { striking: StrikeChoice }): JSX.Element {
  const blow = () => props.striking.planned();
  const target = () => blow()?.hit?.targets[0];
  return (
    <Show when={blow()}>
      {(now) => (
        <div class="strike-sum" role="status">
          <Show
            when={now().thing}
            fallback={
              <>
                <span class="number">{now().wounds}</span>
                <strong>{sayMany(now().wounds, 'wound', 'wounds')}</strong>
              </>
            }
          >
            {(thing) => <InanimateTargetResult destroy={thing().destroy} />}
          </Show>
          <Show when={!now().thing}>
            <small>
              {[
                say('strength {strength}', { strength: target()?.strength ?? 0 }),
                ...(target()?.obstruction
                  ? [say('obstruction −{obstruction}', { obstruction: target()?.obstruction })]
                  : []),
                ...(now().defend > 0 ? [say('defense −{defense}', { defense: now().defend })] : []),
              ].join(', ')}
            </small>
          </Show>
          <Show when={describeObjections(now().ruling)}>{(no) => <p>{no()}</p>}</Show>
        </div>
      )}
    </Show>
  );
}

export function LabelledStepper(props: {
  label: string;
  words?: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}): JSX.Element {
  return (
    <div class="between">
      <span>{props.words ?? props.label}</span>
      <Stepper label={props.label} value={props.value} min={0} max={props.max} onChange={props.onChange} />
    </div>
  );
}
