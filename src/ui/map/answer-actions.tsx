import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import {
  type AttackContext,
  type AttackRecording,
  type PreparedStep,
  prepareDestructionStep,
} from '../../app/deeds/attack-recording';
import { type MoveContext, type MoveRecording, makeBreakAwayQuestion } from '../../app/deeds/move-recording';
import type { MapDeedProps, MapDeedsProps } from '../../app/map/deed-props';
import type { TermsState } from '../../app/map/question-terms';
import { PLACE_WOUNDS_OPTION } from '../../app/mission/current-options';
import { goTo } from '../../app/route';
import { type Square, squareName } from '../../grid/square';
import { findDoorToOpen } from '../../query/doors';
import type { MapAnswer } from '../../query/map-answer';
import { makePaidMove, resolvePaid } from '../../query/paid-move';
import { canBeGivenAction } from '../../query/resolve-deed';
import type { DeedOption } from '../../rules/options';
import { countPushClicks } from '../../rules/shared/options';
import type { InanimateTarget } from '../../table/heaps';
import { getTablePosition } from '../../table/table-position';
import { ANSWER_TEXT, actionName } from '../../text/answer/answer-text';
import { CONSEQUENCE_TEXT, describeOpenQuestion } from '../../text/answer/consequence-text';
import { describeInanimateTarget } from '../../text/answer/things';
import { describeMovePrice } from '../../text/mission';
import { decapitalise, say } from '../../text/say';
import { Button } from '../kit/button';
import { AttackButtons } from '../shared/deeds/attack-buttons';
import { LazyAskSheet } from '../shared/other-screens';
import { TokenActions } from './figure-actions';

/** Button for an attack without a roll. Opens a sheet in which the target’s player reacts and places the wounds. */
function StrikeAction(props: MapDeedProps<'hit' | 'destroy'>): JSX.Element {
  const [asked, setAsked] = createSignal<{ readonly piece: string; readonly option: DeedOption } | null>(null);
  const legal = () => (props.answer.mode === 'hit' ? props.answer.hit.legal : props.answer.destroy.legal);
  const cost = () => {
    if (props.answer.mode === 'hit') return props.answer.hit.cost;
    const position = getTablePosition(props.context.table);
    return (position && props.ruleset.mission?.cost(position, { piece: props.piece, of: 'attack' }).cost) ?? null;
  };
  const aimed = () =>
    props.answer.mode === 'hit' ? { target: props.answer.target.piece } : { thing: props.answer.thing };
  const option = (): DeedOption => {
    const { chosen } = props.answer;
    const listed = props.ruleset.options(props.context.table, props.piece).find(({ id }) => id === chosen);
    return listed ?? { id: chosen, about: null, deed: null, asks: ['target'], cost: cost(), reasons: [] };
  };
  const figure = () => props.context.table.figures.get(asked()?.piece ?? '') ?? null;
  return (
    <>
      <Button
        tone={legal() ? 'accent' : 'plain'}
        big
        hint={cost() === null ? undefined : `${cost()} AP`}
        onClick={() => setAsked({ piece: props.piece, option: option() })}
      >
        {say('Attack')}
      </Button>
      <Show when={asked()}>
        {(now) => (
          <Show when={figure()}>
            {(who) => (
              <LazyAskSheet
                table={props.context.table}
                figure={who()}
                option={now().option}
                {...aimed()}
                onClose={() => setAsked(null)}
                onWounds={(piece) => setAsked({ piece, option: PLACE_WOUNDS_OPTION })}
              />
            )}
          </Show>
        )}
      </Show>
    </>
  );
}

export interface AnswerActionsProps extends MapDeedsProps {
  /** The attack with its choices. Null if the answer is not an attack. */
  attack: { readonly attacking: AttackRecording; readonly context: AttackContext } | null;
  moving: { readonly moving: MoveRecording; readonly context: MoveContext } | null;
  choices: TermsState;
}

/** Actions on an answer. An illegal action is reported, and recorded if the player continues. */
export function AnswerActions(props: AnswerActionsProps): JSX.Element {
  const carded = () => props.context.plays && props.context.table.figures.get(props.piece)?.card != null;
  const of = <Mode extends MapAnswer['mode']>(mode: Mode): Extract<MapAnswer, { readonly mode: Mode }> | null =>
    props.answer.mode === mode ? (props.answer as Extract<MapAnswer, { readonly mode: Mode }>) : null;
  const actionHint = (kind: string): string | undefined =>
    props.context.plays && canBeGivenAction(props.context.table, props.piece)
      ? say('{kind} action', { kind: decapitalise(actionName(kind)) })
      : undefined;
  /** The closed door that alone prevents the move. */
  const door = createMemo(() => {
    const [answer, position] = [of('move'), getTablePosition(props.context.table)];
    if (!answer || !position || !props.context.plays) return null;
    return findDoorToOpen(props.ruleset, position, answer.question, answer.move);
  });
  const recorded = ({ step, facts, said: text }: PreparedStep) => props.record(step, facts, text);
  return (
    <>
      <TokenActions
        context={props.context}
        piece={props.piece}
        on={squaresOf(props.answer)}
        onAsk={() => goTo('table')}
      />
      <Switch>
        <Match when={carded() && of('hit')}>
          {(answer) => <StrikeAction {...props} answer={answer()} hint={undefined} />}
        </Match>
        <Match when={carded() && of('destroy')}>
          {(answer) => (
            <>
              <InteractDeed {...props} thing={answer().thing} label={say('Interact')} />
              <StrikeAction {...props} answer={answer()} hint={undefined} />
            </>
          )}
        </Match>
        <Match when={props.context.plays && props.attack}>
          {(attack) => (
            <AttackButtons
              attacking={attack().attacking}
              context={attack().context}
              terms={props.choices}
              record={recorded}
            />
          )}
        </Match>
        <Match when={of('move') && props.moving}>
          {(now) => (
            <>
              <Show when={door()}>
                {(edge) => <InteractDeed {...props} thing={{ edge: edge() }} label={say('Open the door')} payable />}
              </Show>
              <MoveDeed
                {...props}
                answer={now().context.answer}
                moving={now().moving}
                hint={actionHint(now().context.answer.chosen)}
              />
            </>
          )}
        </Match>
        <Match when={props.context.plays && of('destroy')}>
          {(answer) => <DestroyDeed {...props} answer={answer()} hint={actionHint(answer().chosen)} />}
        </Match>
      </Switch>
    </>
  );
}

/** Returns the tapped square. Empty if a figure was tapped. */
function squaresOf({ target }: MapAnswer): readonly Square[] {
  return 'square' in target ? [target.square] : [];
}

function MoveDeed(props: MapDeedProps<'move'> & { moving: MoveRecording }): JSX.Element {
  const paidNow = createMemo(() => {
    const { table, plays } = props.context;
    const figure = table.figures.get(props.piece);
    const { question } = props.answer;
    return figure && plays && question.by === undefined ? makePaidMove(props.ruleset, table, figure, question) : null;
  });
  const price = (): string[] => {
    const paid = paidNow();
    const differs = paid && (paid.command > 0 || paid.cost !== props.answer.move.cost);
    return differs && props.answer.move.legal ? [describeMovePrice(paid)] : [];
  };
  const move = (): void => {
    const { to } = props.answer.question;
    const { naming } = props.context;
    const paid = paidNow();
    if (paid) {
      const moved = ANSWER_TEXT.deeds.movedTo(naming.piece(props.piece), to.map(squareName).join(' '));
      props.record('move', paid.ruling.facts, `${moved}, ${describeMovePrice(paid)}`);
      return;
    }
    const { step, facts, said: text } = props.moving.move();
    props.record(step, facts, text);
  };
  const pushed = () => props.moving.pushClicks();
  const left = () =>
    props.moving.rollMissing() ? [describeOpenQuestion(makeBreakAwayQuestion(props), props.context.naming)] : [];
  const hint = () => [
    ...left(),
    ...(props.hint ? [props.hint] : []),
    ...price(),
    ...(pushed() > 0 ? [CONSEQUENCE_TEXT.youPush(pushed())] : []),
  ];
  return (
    <Button
      tone={props.answer.move.legal ? 'accent' : 'plain'}
      big
      hint={hint().join(' · ') || undefined}
      onClick={move}
    >
      {ANSWER_TEXT.deeds.move}
    </Button>
  );
}

/**
 * Button that opens or takes apart an adjacent object for points. Shown if the edition has this action and the rules
 * allow it.
 */
function InteractDeed(
  props: Pick<AnswerActionsProps, 'piece' | 'context' | 'ruleset' | 'record'> & {
    thing: InanimateTarget;
    label: string;
    /** Whether the figure must be able to pay now. */
    payable?: boolean;
  },
): JSX.Element {
  const question = () => ({ piece: props.piece, target: props.thing });
  const answer = () => {
    const position = getTablePosition(props.context.table);
    return position ? (props.ruleset.mission?.interact(position, question()) ?? null) : null;
  };
  const paid = () => {
    const figure = props.context.table.figures.get(props.piece);
    return figure && resolvePaid(props.ruleset, props.context.table, figure, { deed: 'interact', ...question() });
  };
  const interact = (): void => {
    const { naming } = props.context;
    const ruling = paid()?.ruling;
    const thing = decapitalise(describeInanimateTarget(props.thing, naming));
    if (ruling)
      props.record(
        'interact',
        ruling.facts,
        say('{name} interacts with {thing}', { name: naming.piece(props.piece), thing }),
      );
  };
  return (
    <Show when={answer()?.legal && (!props.payable || paid()?.ruling.legal) && answer()?.cost}>
      {(cost) => (
        <Button big hint={`${cost()} AP`} tone={props.payable ? 'accent' : 'plain'} onClick={interact}>
          {props.label}
        </Button>
      )}
    </Show>
  );
}

function DestroyDeed(props: MapDeedProps<'destroy'>): JSX.Element {
  const destroyed = createMemo(() => {
    const { naming, table } = props.context;
    return prepareDestructionStep(props.ruleset, table, props.piece, props.answer, props.terms, naming);
  });
  const destroy = (): void => {
    const { step, facts, said: text } = destroyed();
    props.record(step, facts, text);
  };
  const hint = () =>
    [props.hint, CONSEQUENCE_TEXT.pushHint(countPushClicks(destroyed().facts, props.piece))]
      .filter(Boolean)
      .join(' · ');
  return (
    <Button tone={props.answer.destroy.legal ? 'accent' : 'plain'} big hint={hint() || undefined} onClick={destroy}>
      {say('Record as destroyed')}
    </Button>
  );
}
