import './mission-sheets.css';
import { For, type JSX, Show } from 'solid-js';
import { naming } from '../../../app/game/naming';
import type { StrikeEffect, StrikeEffects } from '../../../app/mission/strike-effects';
import { DIRECTIONS } from '../../../grid/direction';
import { squareName } from '../../../grid/square';
import { directionName } from '../../../text/answer/answer-text';
import { capitalise, say, sayMany } from '../../../text/say';
import { describeCardEffect } from '../../../text/screens/card-effect-text';
import { SegmentedControl } from '../../kit/segmented';
import { Stepper } from '../../kit/stepper';

/**
 * List of card effects that happen with the attack and are recorded in the same step. Players can omit each effect and
 * choose its options.
 */
export function StrikeEffectList(props: { follow: StrikeEffects }): JSX.Element {
  return (
    <Show when={props.follow.effects().length > 0}>
      <section class="stack" aria-label={say('With the blow')}>
        <h3>{say('With the blow')}</h3>
        <For each={props.follow.effects()}>
          {(effect) => (
            <>
              <label class="check">
                <input
                  type="checkbox"
                  checked={props.follow.isOn(effect)}
                  onChange={() => props.follow.toggle(effect)}
                />
                <span>
                  {capitalise(describeCardEffect(effect))}
                  <Show when={effect.effect === 'slam' && props.follow.isOn(effect)}>
                    <small class="below">{outcomeOf(props.follow)}</small>
                  </Show>
                </span>
              </label>
              <Show when={slamOf(effect) && props.follow.isOn(effect)}>
                <Slam follow={props.follow} most={slamOf(effect)} />
              </Show>
            </>
          )}
        </For>
      </section>
    </Show>
  );
}

function slamOf(effect: StrikeEffect): number {
  return effect.effect === 'slam' ? effect.spaces : 0;
}

/** Fields for the slam distance, and for the direction if the line is not straight. */
function Slam(props: { follow: StrikeEffects; most: number }): JSX.Element {
  return (
    <>
      <Show when={props.most > 1}>
        <div class="between">
          <span>{say('Slam distance in spaces')}</span>
          <Stepper
            label={say('Slam distance in spaces')}
            value={props.follow.slamDistance()}
            min={1}
            max={props.most}
            onChange={props.follow.setSlamDistance}
          />
        </div>
      </Show>
      <Show when={props.follow.slamDirections().length > 1}>
        <SegmentedControl
          label={say('Direction')}
          options={props.follow.slamDirections().map((each) => ({
            value: String(each),
            label: directionName(DIRECTIONS[each]?.name ?? ''),
          }))}
          value={String(props.follow.slamDirection())}
          onChange={(each) => props.follow.setSlamDirection(Number(each))}
        />
      </Show>
    </>
  );
}

/** Returns the outcome of a slam: `to d9; 2 wounds of slam damage, also to Rook`. */
function outcomeOf({ slam }: StrikeEffects): string {
  const now = slam();
  if (!now?.legal) return say('not possible from here');
  const to = say('to {squares}', { squares: now.to.map(squareName).join(' ') });
  if (now.slamDamage === 0) return to;
  const damage = sayMany(now.slamDamage, '1 wound of slam damage', '{n} wounds of slam damage');
  const victim = now.victim ? say('also to {figure}', { figure: naming().piece(now.victim.piece) }) : '';
  return [to, damage, victim].filter(Boolean).join('; ');
}
