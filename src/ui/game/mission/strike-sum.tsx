import './mission-sheets.css';
import { type JSX, Show } from 'solid-js';
import { describeObjections, describeObjectionsBriefly, naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import type { StrikeChoice } from '../../../app/mission/strike-choice';
import { isSameTarget } from '../../../query/destroy';
import type { DestroyAnswer } from '../../../rules/answer';
import { findTargetToken, type InanimateTarget } from '../../../table/heaps';
import { describeInanimateTargetWithSquare } from '../../../text/answer/things';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { Stepper } from '../../kit/stepper';

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
            <small class="muted">
              {[
                say('strength {strength}', { strength: target()?.strength ?? 0 }),
                ...(target()?.obstruction
                  ? [say('obstruction −{obstruction}', { obstruction: target()?.obstruction })]
                  : []),
                ...(now().defend > 0 ? [say('defense −{defense}', { defense: now().defend })] : []),
              ].join(', ')}
            </small>
          </Show>
          <Show when={describeObjections(now().ruling.reasons)}>{(no) => <p>{no()}</p>}</Show>
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

export function StrikeTargetButton(props: { striking: StrikeChoice; piece: string; hint: string }): JSX.Element {
  const chosen = () => props.striking.target()?.piece === props.piece;
  return (
    <Button
      aria-pressed={chosen()}
      tone={chosen() ? 'accent' : 'plain'}
      hint={props.hint}
      onClick={() => props.striking.aimAt(props.piece)}
    >
      {naming().piece(props.piece)}
    </Button>
  );
}

/** Inanimate target of an attack (object, door, wall or token) with its strength. */
export function InanimateTargetButton(props: { striking: StrikeChoice; thing: InanimateTarget }): JSX.Element {
  const chosen = () => {
    const now = props.striking.thing();
    return now !== null && isSameTarget(now, props.thing);
  };
  const hint = () => {
    const answer = props.striking.againstThing(props.thing);
    const material = answer?.blow?.material ?? null;
    if (!answer || material === null) return say('off the map');
    if (answer.legal) return blowOf(props.thing) ?? say('breaks strength {strength}', { strength: material });
    const brief = describeObjectionsBriefly(answer.reasons);
    return `${say('strength {strength}', { strength: material })} · ${brief ?? say('not allowed')}`;
  };
  return (
    <Button
      aria-pressed={chosen()}
      tone={chosen() ? 'accent' : 'plain'}
      hint={hint()}
      onClick={() => props.striking.aimAtThing(props.thing)}
    >
      {describeInanimateTargetWithSquare(props.thing, naming())}
    </Button>
  );
}

/** Returns `wound 2 of 3` for a token that takes several wounds. Null if the attack destroys the target. */
function blowOf(thing: InanimateTarget): string | null {
  if (!('square' in thing)) return null;
  const token = findTargetToken(table()?.tokens ?? [], thing);
  if (!token || token.times === null || token.wounds + 1 >= token.times) return null;
  return say('wound {wound} of {times}', { wound: token.wounds + 1, times: token.times });
}

/** Strength that reaches an inanimate target, and the strength needed to destroy it. */
function InanimateTargetResult(props: { destroy: DestroyAnswer }): JSX.Element {
  return (
    <>
      <span class="number">{props.destroy.blow?.strength ?? 0}</span>
      <strong>{say('against strength {strength}', { strength: props.destroy.blow?.material ?? '–' })}</strong>
      <Show when={props.destroy.reasons.some(({ code }) => code === 'too-weak')}>
        <p>{say('Too weak: it costs its points and does nothing.')}</p>
      </Show>
    </>
  );
}
