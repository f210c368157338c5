import { type JSX, Match, Show, Switch } from 'solid-js';
import type { DeedProps, DeedsProps } from '../../app/map/deed-props';
import { type Square, squareName } from '../../grid/square';
import {
  type Blow,
  besideCarrier,
  destroyFacts,
  fumbleFacts,
  hitFacts,
  liftFacts,
  mayBeGiven,
  missFacts,
  moveFacts,
  placing,
} from '../../query/answer-facts';
import type { MapAnswer } from '../../query/map-answer';
import { lacking, paidMove } from '../../query/paid-move';
import { clicksDealt, criticalPart } from '../../query/terms';
import { positionOf } from '../../table/table';
import { ANSWER_WORDS, nameOfAction } from '../../text/answer/sheet';
import { wordsOfLifted, wordsOfThing } from '../../text/answer/things';
import { say, within } from '../../text/say';
import { Button } from '../kit/button';
import { StrikeDeed } from './strike-action';

/** What players may do about an answer. A refusal is said, and recorded all the same if they go on. */
export function Deeds(props: DeedsProps): JSX.Element {
  const carded = () => props.context.plays && props.context.table.figures.get(props.piece)?.card != null;
  const of = <Mode extends MapAnswer['mode']>(mode: Mode): Extract<MapAnswer, { readonly mode: Mode }> | null =>
    props.answer.mode === mode ? (props.answer as Extract<MapAnswer, { readonly mode: Mode }>) : null;
  const actionHint = (kind: string): string | undefined =>
    props.context.plays && mayBeGiven(props.context.table, props.piece)
      ? ANSWER_WORDS.deeds.action(within(nameOfAction(kind)))
      : undefined;
  return (
    <Switch>
      <Match when={carded() && of('hit')}>
        {(answer) => <StrikeDeed {...props} answer={answer()} hint={undefined} />}
      </Match>
      <Match when={props.context.plays && of('hit')}>
        {(answer) => <HitDeeds {...props} answer={answer()} hint={actionHint(answer().chosen)} />}
      </Match>
      <Match when={of('move')}>
        {(answer) => <MoveDeed {...props} answer={answer()} hint={actionHint(answer().chosen)} />}
      </Match>
      <Match when={props.context.plays && of('destroy')}>
        {(answer) => <DestroyDeed {...props} answer={answer()} hint={actionHint(answer().chosen)} />}
      </Match>
    </Switch>
  );
}

function squaresNamed(squares: readonly Square[]): string {
  return squares.map(squareName).join(' ');
}

function HitDeeds(props: DeedProps<'hit'>): JSX.Element {
  const name = (piece: string) => props.context.naming.piece(piece);
  const blow = (): Blow => ({
    attacker: props.piece,
    attack: props.answer.chosen,
    taken: props.answer.hit.targets.map((target) => ({
      piece: target.target,
      clicks: clicksDealt(props.answer.hit, target.target, props.terms),
      critical: criticalPart(target, clicksDealt(props.answer.hit, target.target, props.terms), props.terms),
    })),
    push: props.answer.knockBack?.answer ?? null,
    flung: props.answer.objects.find(({ at }) => at === props.answer.question.object) ?? null,
  });
  const several = () => blow().taken.length > 1;
  const words = (): string => {
    const clicks = blow()
      .taken.map((each) => each.clicks)
      .join(' + ');
    const push = blow().push?.damage ?? 0;
    return several() ? say('{clicks} clicks', { clicks }) : ANSWER_WORDS.clicks((blow().taken[0]?.clicks ?? 0) + push);
  };
  const said = (): string => {
    const { taken, push } = blow();
    const hurt = taken.map(({ piece, clicks }) => ANSWER_WORDS.deeds.takes(name(piece), ANSWER_WORDS.clicks(clicks)));
    const moved = push && push.path.length > 1 ? [ANSWER_WORDS.deeds.pushed(squaresNamed(push.to))] : [];
    return [...hurt, ...moved].join('; ');
  };
  return (
    <>
      <Show when={mayBeGiven(props.context.table, props.piece)}>
        <Button
          hint={props.hint}
          onClick={() =>
            props.record(
              'miss',
              missFacts(props.ruleset, props.context.table, blow()),
              ANSWER_WORDS.deeds.missed(name(props.piece)),
            )
          }
        >
          {ANSWER_WORDS.deeds.miss}
        </Button>
        <Show when={props.answer.hit.targets.some((target) => target.critical !== undefined)}>
          <Button
            hint={ANSWER_WORDS.deeds.fumbleHint}
            onClick={() =>
              props.record(
                'miss',
                fumbleFacts(props.ruleset, props.context.table, blow()),
                ANSWER_WORDS.deeds.fumbled(name(props.piece)),
              )
            }
          >
            {ANSWER_WORDS.deeds.fumble}
          </Button>
        </Show>
      </Show>
      <Button
        tone={props.answer.hit.legal ? 'accent' : 'plain'}
        big
        hint={[words(), props.hint].filter(Boolean).join(', ')}
        onClick={() => props.record('hit', hitFacts(props.ruleset, props.context.table, blow()), said())}
      >
        {blow().push ? ANSWER_WORDS.deeds.knockBack : several() ? ANSWER_WORDS.deeds.hits : ANSWER_WORDS.deeds.hit}
      </Button>
    </>
  );
}

function MoveDeed(props: DeedProps<'move'>): JSX.Element {
  const name = (piece: string) => props.context.naming.piece(piece);
  const move = (): void => {
    const { to, carrying, by, piece } = props.answer.question;
    const table = props.context.plays ? props.context.table : { ...props.context.table, turn: null };
    if (by !== undefined) {
      const words = ANSWER_WORDS.deeds.movedTo(wordsOfLifted(piece, table, props.context.naming), squaresNamed(to));
      props.record('move', liftFacts(props.ruleset, table, by, piece, to), words);
      return;
    }
    const figure = table.figures.get(props.piece);
    const paid = figure && props.context.plays ? paidMove(props.ruleset, table, figure, props.answer.question) : null;
    if (paid) {
      const cost = say('{move}, {cost} AP', {
        move: ANSWER_WORDS.deeds.movedTo(name(props.piece), squaresNamed(to)),
        cost: paid.cost,
      });
      props.record('move', paid.facts, cost);
      return;
    }
    const facts = moveFacts(props.ruleset, table, props.piece, to, props.answer.chosen);
    const said = ANSWER_WORDS.deeds.movedTo(name(props.piece), squaresNamed(to));
    const position = positionOf(table);
    const beside =
      carrying !== null && position ? besideCarrier(props.ruleset, position, props.piece, to, carrying) : null;
    if (carrying === null || !beside) {
      props.record('move', facts, said);
      return;
    }
    const along = ANSWER_WORDS.deeds.carriedTo(name(carrying), squaresNamed(beside));
    props.record('move', [...facts, placing(carrying, beside, 'carried')], `${said}; ${along}`);
  };
  return (
    <Button tone={props.answer.move.legal ? 'accent' : 'plain'} big hint={props.hint} onClick={move}>
      {ANSWER_WORDS.deeds.move}
    </Button>
  );
}

/** What is at hand opened or taken apart for points, where the edition knows such a thing and allows it. */
function InteractDeed(props: DeedProps<'destroy'>): JSX.Element {
  const question = () => ({ piece: props.piece, target: props.answer.thing });
  const answer = () => {
    const position = positionOf(props.context.table);
    return position ? (props.ruleset.mission?.interact(position, question()) ?? null) : null;
  };
  const interact = (cost: number): void => {
    const { table, naming } = props.context;
    const figure = table.figures.get(props.piece);
    if (!figure) return;
    const command = lacking(props.ruleset, table, figure, cost);
    const { facts } = props.ruleset.give(table, { deed: 'interact', of: question(), command });
    props.record('interact', facts, ANSWER_WORDS.deeds.opened(naming.piece(props.piece), thingWords(props)));
  };
  return (
    <Show when={answer()?.legal && answer()?.cost}>
      {(cost) => (
        <Button big hint={`${cost()} AP`} onClick={() => interact(cost())}>
          {ANSWER_WORDS.deeds.interact}
        </Button>
      )}
    </Show>
  );
}

function thingWords({ answer, context }: DeedProps<'destroy'>): string {
  return within(wordsOfThing(answer.thing, context.naming));
}

function DestroyDeed(props: DeedProps<'destroy'>): JSX.Element {
  const price = () => {
    const position = positionOf(props.context.table);
    return (position && props.ruleset.mission?.cost(position, { piece: props.piece, of: 'attack' }).cost) ?? null;
  };
  const destroy = (): void => {
    const { thing, chosen, destroy: answer } = props.answer;
    const { naming, table } = props.context;
    const figure = table.figures.get(props.piece);
    if (figure?.card) {
      const of = { attacker: props.piece, target: thing, attack: chosen, strength: null, aim: 0 };
      const command = lacking(props.ruleset, table, figure, price() ?? 0);
      const { facts } = props.ruleset.give(table, { deed: 'demolish', of, command });
      props.record('destroy', facts, ANSWER_WORDS.deeds.destroyed(naming.piece(props.piece), thingWords(props)));
      return;
    }
    const said = ANSWER_WORDS.deeds.destroyed(naming.piece(props.piece), within(wordsOfThing(thing, naming)));
    const blow = { attacker: props.piece, attack: chosen };
    props.record('destroy', destroyFacts(props.ruleset, table, blow, thing, answer), said);
  };
  return (
    <>
      <InteractDeed {...props} />
      <Button
        tone={props.answer.destroy.legal ? 'accent' : 'plain'}
        big
        hint={price() === null ? props.hint : say('{price} AP', { price: price() })}
        onClick={destroy}
      >
        {ANSWER_WORDS.deeds.destroy}
      </Button>
    </>
  );
}
