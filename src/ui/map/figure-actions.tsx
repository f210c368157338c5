import '../shared/deeds/what-follows.css';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { type PreparedStep, prepareStep } from '../../app/deeds/attack-recording';
import { performDeed } from '../../app/game/game-actions';
import type { MapContext } from '../../app/map/map-context';
import { toast } from '../../app/messages';
import { describeOption, describeOptionHint } from '../../app/mission/option-text';
import { powerName } from '../../catalog/powers';
import { type Square, squareName } from '../../grid/square';
import { listObjectActions, listPushPowers, makeFlightDeed } from '../../query/hand-actions';
import { NO_TERMS } from '../../query/question-terms';
import { resolveDeed } from '../../query/resolve-deed';
import type { DeedOption } from '../../rules/options';
import { countPushClicks } from '../../rules/shared/options';
import type { TableDeed, UseDeed } from '../../rules/table-deed';
import { describeReason } from '../../text/answer/answers';
import { CONSEQUENCE_TEXT } from '../../text/answer/consequence-text';
import { describeObject } from '../../text/answer/things';
import type { Naming } from '../../text/names/naming';
import { decapitalise, say, sayMany } from '../../text/say';
import { Button } from '../kit/button';
import { restoreFocus } from '../kit/restore-focus';
import { SegmentedControl } from '../kit/segmented';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Form for a power that pushes a neighbour away: the figure, and the number of squares on the die. */
function BlastAction(props: {
  piece: string;
  power: string;
  targets: readonly string[];
  naming: Naming;
  /** Describes the cost of using the power. Undefined if the use costs nothing. */
  price: (deed: UseDeed) => string | undefined;
  onUse: (deed: UseDeed) => void;
}): JSX.Element {
  const [opened, setOpened] = createSignal(false);
  const [chosen, setChosen] = createSignal<string | null>(null);
  const target = () => props.targets.find((each) => each === chosen()) ?? props.targets[0] ?? '';
  const deed = (die: number): UseDeed => ({
    deed: 'use',
    piece: props.piece,
    power: props.power,
    target: target(),
    die,
  });
  return (
    <>
      <Button aria-expanded={opened()} hint={props.price(deed(1))} onClick={() => setOpened(!opened())}>
        {powerName(props.power)}
      </Button>
      <Show when={opened()}>
        <div class="follows blast">
          <Show when={props.targets.length > 1}>
            <SegmentedControl
              label={say('Target')}
              options={props.targets.map((each) => ({ value: each, label: props.naming.piece(each) }))}
              value={target()}
              onChange={setChosen}
            />
          </Show>
          <p>{say('{figure} is knocked back: tap the die roll', { figure: props.naming.piece(target()) })}</p>
          <div class="blast-die">
            <For each={FACES}>
              {(die) => (
                <Button aria-label={sayMany(die, '1 square', '{n} squares')} onClick={() => props.onUse(deed(die))}>
                  {die}
                </Button>
              )}
            </For>
          </div>
        </div>
      </Show>
    </>
  );
}

export interface FigureDeedsProps {
  context: MapContext;
  piece: string;
  record: (deed: PreparedStep) => void;
}

/**
 * Buttons for actions of a figure on its square: change flight mode, pick up an adjacent object, put down an object.
 */
export function FigureActions(props: FigureDeedsProps): JSX.Element {
  const [putting, setPutting] = createSignal(false);
  const now = createMemo(() => {
    const { ruleset, table, plays } = props.context;
    if (!ruleset || ruleset.mission || !plays || table.turn === null || !table.figures.has(props.piece)) return null;
    return {
      soars: ruleset.soars(table, props.piece),
      hands: listObjectActions(ruleset, table, props.piece),
      blasts: listPushPowers(ruleset, table, props.piece),
    };
  });
  createEffect(
    on(
      () => [props.piece, props.context.rewinds],
      () => setPutting(false),
      { defer: true },
    ),
  );
  // Restores the focus, because picking up or putting down an object removes the pressed button.
  let done = false;
  createEffect(
    on(
      now,
      () => {
        if (done) restoreFocus(() => document);
        done = false;
      },
      { defer: true },
    ),
  );
  const figure = () => props.context.table.figures.get(props.piece);
  const does = (step: string, deed: TableDeed) => {
    const { ruleset, table, naming } = props.context;
    const outcome = ruleset && resolveDeed(ruleset, table, deed, NO_TERMS);
    if (!outcome) return;
    if (outcome.consequences.length === 0) {
      const why = outcome.reasons.map((reason) => describeReason(reason, naming)).join('; ');
      toast(say('Against the rules: {reason} Nothing was recorded.', { reason: `${why}.` }));
      return;
    }
    setPutting(false);
    done = true;
    props.record(prepareStep(step, outcome, NO_TERMS, naming, naming.piece(props.piece)));
  };
  /** Describes the cost of an action, which is shown before the action. */
  const price = (deed: TableDeed): string | undefined => {
    const { ruleset, table } = props.context;
    const outcome = ruleset && resolveDeed(ruleset, table, deed, NO_TERMS);
    const facts = outcome?.consequences.flatMap((each) => each.facts) ?? [];
    return CONSEQUENCE_TEXT.pushHint(countPushClicks(facts, props.piece));
  };
  return (
    <Show when={now()}>
      {(may) => (
        <>
          <Show when={may().soars}>
            <Button
              hint={price(makeFlightDeed(props.context.table, props.piece))}
              onClick={() => does('fly', makeFlightDeed(props.context.table, props.piece))}
            >
              {figure()?.mode === 'soaring' ? say('Hover') : say('Soar')}
            </Button>
          </Show>
          <For each={props.context.table.objects.filter(({ id }) => may().hands.objects.includes(id))}>
            {(object) => {
              const pickUp = (): TableDeed => ({ deed: 'pick-up', piece: props.piece, object: object.id });
              return (
                <Button hint={price(pickUp())} onClick={() => does('pick-up', pickUp())}>
                  {say('Pick up: {object}', { object: decapitalise(describeObject(object)) })}
                </Button>
              );
            }}
          </For>
          <For each={may().blasts}>
            {({ power, targets }) => (
              <BlastAction
                piece={props.piece}
                power={power}
                targets={targets}
                naming={props.context.naming}
                price={(deed) => price(deed)}
                onUse={(deed) => does('use', deed)}
              />
            )}
          </For>
          <Show when={may().hands.squares.length > 0}>
            <Button aria-expanded={putting()} onClick={() => setPutting(!putting())}>
              {say('Put down')}
            </Button>
            <Show when={putting()}>
              <For each={may().hands.squares}>
                {(at) => {
                  const putDown = (): TableDeed => ({ deed: 'put-down', piece: props.piece, at });
                  return (
                    <Button hint={price(putDown())} onClick={() => does('put-down', putDown())}>
                      {say('on {square}', { square: squareName(at) })}
                    </Button>
                  );
                }}
              </For>
            </Show>
          </Show>
        </>
      )}
    </Show>
  );
}

/** Options of a mission figure that need only a tap: pick up or deliver tokens, shake off status tokens. */
const AT_HAND: readonly string[] = ['take', 'deliver', 'shake-off'];

/**
 * Buttons for options that need only a tap. `on` limits them to tokens on these squares; null shows all. A token with
 * an unknown reward is delivered on the Table, which prompts for the points.
 */
export function TokenActions(props: {
  context: MapContext;
  piece: string;
  on: readonly Square[] | null;
  onAsk: (option: DeedOption) => void;
}): JSX.Element {
  const lying = (token: string | null) => {
    const at = props.context.table.tokens.find(({ id }) => id === token)?.at ?? null;
    return at !== null && props.on?.includes(at);
  };
  const options = () => {
    const { ruleset, table, plays } = props.context;
    if (!ruleset?.mission || !plays || table.figures.get(props.piece)?.card == null) return [];
    return ruleset.options(table, props.piece).filter(({ id, about, reasons }) => {
      if (!AT_HAND.includes(id) || reasons.length > 0) return false;
      return props.on === null || (id === 'take' && lying(about));
    });
  };
  const go = (option: DeedOption) => {
    if (option.deed === null) props.onAsk(option);
    else void performDeed(option.deed).then(() => restoreFocus(() => document));
  };
  return (
    <For each={options()}>
      {(option) => (
        <Button tone="accent" hint={describeOptionHint(option, null)} onClick={() => go(option)}>
          {describeOption(option)}
        </Button>
      )}
    </For>
  );
}
