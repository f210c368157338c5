import './mission-sheets.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { describeObjectionsBriefly, naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import { describeFigureCard } from '../../../app/mission/card-words';
import { type StrikeChoice, strikeKey } from '../../../app/mission/strike-choice';
import type { StrikeEffects } from '../../../app/mission/strike-effects';
import { parseSquare, type Square, squareName } from '../../../grid/square';
import { isSameTarget } from '../../../query/destroy';
import type { AttackTarget } from '../../../rules/ruleset';
import type { Figure } from '../../../table/table';
import { describeInanimateTargetWithSquare } from '../../../text/answer/things';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/segmented';
import { StrikeEffectList } from './strike-effect-list';
import { InanimateTargetButton, LabelledStepper, StrikeResult, StrikeTargetButton } from './strike-sum';

/** Maximum number of inanimate targets listed before the user expands the list. */
const MOST_THINGS = 4;

/** First part of an attack: the card and the target. `figure` is the attacker. */
export function StrikeAim(props: { striking: StrikeChoice; follow: StrikeEffects; figure: Figure }): JSX.Element {
  const kinds = () => props.striking.strikes();
  const ranged = () => props.striking.strike()?.attack !== 'melee';
  const [all, setAll] = createSignal(false);
  const may = createMemo(() => {
    const { foes, teammates, against } = props.striking;
    const legal = [...foes(), ...teammates()].filter(({ piece }) => against(piece)?.legal);
    return new Set(legal.map(({ piece }) => piece));
  });
  const shownThings = () => {
    const things = props.striking.things();
    const chosen = props.striking.thing();
    return things.filter((each, place) => all() || place < MOST_THINGS || (chosen && isSameTarget(each, chosen)));
  };
  return (
    <>
      <Show when={kinds().length > 1}>
        <SegmentedControl
          label={say('With')}
          options={kinds().map((each) => ({
            value: strikeKey(each),
            label: [each.card ?? say('Primary'), each.strength].filter((part) => part !== null).join(' '),
          }))}
          value={strikeKey(props.striking.strike() as NonNullable<ReturnType<StrikeChoice['strike']>>)}
          onChange={(key) => {
            const strike = kinds().find((each) => strikeKey(each) === key);
            if (strike) props.striking.choose(strike);
          }}
        />
      </Show>
      <Show when={describeFigureCard(props.figure, props.striking.strike()?.card ?? null)}>
        {(words) => <p class="muted small">{words()}</p>}
      </Show>
      <Show when={props.striking.strike()?.attack === 'hurl'}>
        <Hurled striking={props.striking} />
      </Show>
      <Show when={props.striking.remaining()?.first}>
        {(first) => <p>{say('This attack is measured from {figure}.', { figure: nameOfTarget(first()) })}</p>}
      </Show>
      <div class="strike-targets">
        <Show
          when={props.striking.foes().length > 0}
          fallback={<p class="muted">{say('No opponent is on the map.')}</p>}
        >
          <Figures striking={props.striking} figures={props.striking.foes()} may={may()} outWords={opponentsOut} />
        </Show>
        <Show when={props.striking.things().length > 0}>
          <h3>{say('Things')}</h3>
          <For each={shownThings()}>{(thing) => <InanimateTargetButton striking={props.striking} thing={thing} />}</For>
          <Show when={shownThings().length < props.striking.things().length}>
            <Button onClick={() => setAll(true)}>
              {say('All things in reach ({count})', { count: props.striking.things().length })}
            </Button>
          </Show>
        </Show>
        <Figures
          striking={props.striking}
          figures={props.striking.teammates()}
          may={may()}
          outWords={teammatesOut}
          head={
            <>
              <h3>{say('Teammates')}</h3>
              <p class="muted small">{say('The rules allow it. Teammates can be attacked like opponents.')}</p>
            </>
          }
        />
      </div>
      <Show when={props.striking.remaining()}>
        <Button hint={say('pays its AP')} onClick={props.striking.useAgain}>
          {say('Use the card once more instead')}
        </Button>
      </Show>
      <Show when={props.striking.target() ?? props.striking.thing()}>
        <StrikeResult striking={props.striking} />
        <Show when={ranged()}>
          <LabelledStepper
            label={say('Aim')}
            words={say('Aim, 1 AP each')}
            value={props.striking.aim()}
            max={12}
            onChange={props.striking.setAim}
          />
        </Show>
        <Show when={props.striking.maxCommand() > 0}>
          <LabelledStepper
            label={say('From the Command Dial')}
            value={props.striking.command()}
            max={props.striking.maxCommand()}
            onChange={props.striking.setCommand}
          />
        </Show>
        <LabelledStepper
          label={say('Strength')}
          value={props.striking.strength()}
          max={20}
          onChange={props.striking.setStrength}
        />
        <StrikeEffectList follow={props.follow} />
      </Show>
    </>
  );
}

/** Choice of the object that the attacker takes from the map and throws. */
function Hurled(props: { striking: StrikeChoice }): JSX.Element {
  const strength = (square: Square) => table()?.board?.objectStrengths.get(square) ?? 0;
  return (
    <Show
      when={props.striking.objects().length > 0}
      fallback={<p role="status">{say('No object next to it to hurl.')}</p>}
    >
      <SegmentedControl
        label={say('Object to hurl')}
        options={props.striking.objects().map((square) => ({
          value: squareName(square),
          label: say('{square}, strength {strength}', {
            square: squareName(square),
            strength: strength(square),
          }),
        }))}
        value={squareName(props.striking.object() ?? 0)}
        onChange={(name) => {
          const square = parseSquare(name);
          if (square !== null) props.striking.setObject(square);
        }}
      />
    </Show>
  );
}

function nameOfTarget(target: AttackTarget): string {
  if ('piece' in target) return naming().piece(target.piece);
  // A token that left the map is still described by its name.
  return 'square' in target && target.token ? target.token : describeInanimateTargetWithSquare(target, naming());
}

const opponentsOut = (count: number): string =>
  sayMany(count, '1 opponent cannot be attacked', '{n} opponents cannot be attacked');
const teammatesOut = (count: number): string =>
  sayMany(count, '1 teammate cannot be attacked', '{n} teammates cannot be attacked');

/**
 * List of figures that can be attacked. The other figures are behind one expandable line, unless no target is legal.
 */
function Figures(props: {
  striking: StrikeChoice;
  figures: readonly Figure[];
  /** Ids of the figures that can be attacked, of either side. */
  may: ReadonlySet<string>;
  outWords: (count: number) => string;
  /** Heading above the figures, if the list is not empty. */
  head?: JSX.Element;
}): JSX.Element {
  const [all, setAll] = createSignal(false);
  const words = (piece: string) => {
    const hit = props.striking.against(piece);
    if (!hit) return say('off the map');
    if (!hit.legal) return describeObjectionsBriefly(hit.reasons) ?? say('not allowed');
    const wounds = hit.targets[0]?.wounds ?? 0;
    return sayMany(wounds, '1 wound', '{n} wounds');
  };
  const isOut = ({ piece }: Figure) => !props.may.has(piece) && props.striking.target()?.piece !== piece;
  const out = () => props.figures.filter(isOut);
  const folds = () => !all() && (props.may.size > 0 || props.striking.things().length > 0);
  const shown = () => (folds() ? props.figures.filter((each) => !isOut(each)) : props.figures);
  return (
    <>
      <Show when={shown().length > 0}>{props.head}</Show>
      <For each={shown()}>
        {({ piece }) => <StrikeTargetButton striking={props.striking} piece={piece} hint={words(piece)} />}
      </For>
      <Show when={folds() && out().length > 0}>
        <Button onClick={() => setAll(true)}>{props.outWords(out().length)}</Button>
      </Show>
    </>
  );
}
