import { For, type JSX, Show } from 'solid-js';
import { describeFigureEffects } from '../../../app/game/figure-effects';
import { performDeed, recordUnlessRefused } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { listFromTable, ruleset, table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { DIAL_SLOTS } from '../../../catalog/character';
import { powerName } from '../../../catalog/powers';
import { areFriendly } from '../../../table/allies';
import { getCurrentClick, sumAlterations } from '../../../table/current-click';
import type { TurnBoundary } from '../../../table/facts';
import { ALTERED_VALUES } from '../../../table/piece';
import type { Figure } from '../../../table/table';
import { objectKindName } from '../../../text/names/ids';
import { VALUE_NAMES } from '../../../text/names/sources';
import { capitalise, say } from '../../../text/say';
import { Button } from '../../kit/button';
import { PickSelect } from '../../kit/pick-select';
import { SegmentedControl } from '../../kit/segmented';
import { Stepper } from '../../kit/stepper';

const FARTHEST = 9;
const HELD = [
  { value: 'none', label: say('Nothing') },
  { value: 'light', label: capitalise(objectKindName('light')) },
  { value: 'heavy', label: capitalise(objectKindName('heavy')) },
] as const;

/** Lists cancelled powers, modified values, held objects and captors of a figure, each with its end. */
export function FigureEffects(props: { figure: Figure }): JSX.Element {
  const piece = () => props.figure.piece;
  // Outwit and perplex are used in a player’s own turn and last until that player’s next turn.
  const until = (): TurnBoundary | null => {
    const side = table()?.turn;
    return side ? { side, when: 'turn-begins' } : null;
  };
  const off = (power: string) => props.figure.switchedOff.some((each) => each.power === power);
  const powers = () => {
    const click = getCurrentClick(props.figure);
    const shown = click ? DIAL_SLOTS.map((slot) => click[slot].power) : [];
    const listed = shown.filter((power): power is string => power !== null && power !== 'special');
    return [...new Set([...listed, ...props.figure.switchedOff.map(({ power }) => power)])];
  };
  const effects = () => listFromTable((now) => describeFigureEffects(now, props.figure, naming().side));
  const optional = () => listFromTable((now) => ruleset()?.optionalPowers(now, piece()) ?? []);
  /** Returns the name of a power. Teams have no entry in the list of powers. */
  const nameOf = (power: string) => (props.figure.character.teams.includes(power) ? power : powerName(power));
  const alter = (value: (typeof ALTERED_VALUES)[number], to: number) =>
    void recordStep('alter', [
      { fact: 'altered', piece: piece(), value, by: to - sumAlterations(props.figure, value), until: until() },
    ]);
  return (
    <>
      <Show when={effects().length > 0}>
        <ul class="well figure-terms" aria-label={say('Active effects')}>
          <For each={effects()}>{(term) => <li>{term}</li>}</For>
        </ul>
      </Show>
      <Show when={optional().length > 0}>
        <details class="figure-more">
          <summary>{say('Optional powers')}</summary>
          <p class="muted">{say('A power that you switch off counts again when the current turn ends.')}</p>
          <For each={optional()}>
            {(power) => (
              <PowerSwitch
                name={nameOf(power)}
                label={off(power) ? say('Use again') : say('Switch off')}
                action={
                  off(power)
                    ? say('Use {power} again', { power: nameOf(power) })
                    : say('Do without {power} this turn', { power: nameOf(power) })
                }
                onSwitch={() =>
                  void recordUnlessRefused({ deed: off(power) ? 'switch-on' : 'switch-off', piece: piece(), power })
                }
              />
            )}
          </For>
        </details>
      </Show>
      <details class="figure-more">
        <summary>{say('Outwit and perplex')}</summary>
        <p class="muted">
          {until()
            ? say('Until {player}’s next turn begins.', { player: naming().side(until()?.side ?? '') })
            : say('For the whole game.')}
        </p>
        <For each={powers()}>
          {(power) => (
            <PowerSwitch
              name={powerName(power)}
              label={off(power) ? say('Switch on') : say('Switch off')}
              action={
                off(power)
                  ? say('Switch on {power}', { power: powerName(power) })
                  : say('Switch off {power}', { power: powerName(power) })
              }
              onSwitch={() =>
                void recordStep('switch', [
                  { fact: 'switched', piece: piece(), power, off: !off(power), until: off(power) ? null : until() },
                ])
              }
            />
          )}
        </For>
        <For each={ALTERED_VALUES}>
          {(value) => (
            <div class="between">
              <span>{VALUE_NAMES[value]}</span>
              <Stepper
                label={VALUE_NAMES[value]}
                value={sumAlterations(props.figure, value)}
                min={-FARTHEST}
                max={FARTHEST}
                onChange={(to) => alter(value, to)}
              />
            </div>
          )}
        </For>
      </details>
      <details class="figure-more">
        <summary>{say('Object and captive')}</summary>
        <SegmentedControl
          label={say('Holds')}
          options={HELD}
          value={props.figure.holding ?? 'none'}
          onChange={(value) =>
            void recordStep('hold', [{ fact: 'holds', piece: piece(), object: value === 'none' ? null : value }])
          }
        />
        <Show when={ruleset()?.powers.some((power) => power.id === 'capture')}>
          <Captive figure={props.figure} />
        </Show>
      </details>
    </>
  );
}

function PowerSwitch(props: { name: string; label: string; action: string; onSwitch: () => void }): JSX.Element {
  return (
    <div class="between">
      <span>{props.name}</span>
      <Button aria-label={props.action} onClick={() => props.onSwitch()}>
        {props.label}
      </Button>
    </div>
  );
}

function Captive(props: { figure: Figure }): JSX.Element {
  const others = (friendly: boolean) =>
    [...(table()?.figures.values() ?? [])].filter(
      (each) =>
        !each.defeated &&
        each.piece !== props.figure.piece &&
        areFriendly(table() ?? {}, each.side, props.figure.side) === friendly,
    );
  const by = (what: 'capture' | 'rescue', captor: string) =>
    void performDeed({ deed: what, by: captor, piece: props.figure.piece });
  return (
    <Show
      when={props.figure.captor}
      fallback={
        <PickSelect
          aria-label={say('Captured by…')}
          prompt={say('Captured by…')}
          options={others(false)}
          onPick={(each) => by('capture', each.piece)}
        />
      }
    >
      {(captor) => (
        <>
          <p>{say('Captive of {figure}', { figure: naming().piece(captor()) })}</p>
          <Button onClick={() => void performDeed({ deed: 'release', by: captor(), piece: props.figure.piece })}>
            {say('Release')}
          </Button>
          <PickSelect
            aria-label={say('Rescued by…')}
            prompt={say('Rescued by…')}
            options={others(true)}
            onPick={(each) => by('rescue', each.piece)}
          />
        </>
      )}
    </Show>
  );
}
