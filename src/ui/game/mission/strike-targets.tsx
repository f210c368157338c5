import './strike-sheet.css';
import { type JSX, Show } from 'solid-js';
import { describeObjectionsBriefly, naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import type { StrikeChoice } from '../../../app/mission/strike-choice';
import { isSameTarget } from '../../../query/destroy';
import type { DestroyAnswer } from '../../../rules/answer';
import type { InanimateTarget } from '../../../table/heaps';
import { findTargetToken } from '../../../table/heaps';
import { describeInanimateTargetWithSquare } from '../../../text/answer/things';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

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
    const brief = describeObjectionsBriefly({ ...answer, facts: [] });
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
export function InanimateTargetResult(props: { destroy: DestroyAnswer }): JSX.Element {
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
