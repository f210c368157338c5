import { createMemo, For, type JSX, Show } from 'solid-js';
import type { AskingState } from '../../app/map/asking';
import type { MapDesk } from '../../app/map/map-context';
import { createAfterPaint } from '../../app/timing/after-paint';
import { mayAttackTwice, type Ruling } from '../../query/ask';
import { questionOf } from '../../query/question-of';
import { clicksDealt, positionUnder } from '../../query/terms';
import type { Fact } from '../../table/facts';
import { pieceOf } from '../../table/position';
import { guessLines } from '../../text/answer/guesses';
import { nearWords } from '../../text/answer/nearest-change';
import { wordsOfRuling } from '../../text/answer/present';
import { EditionsButton } from '../shared/book/editions-button';
import { Deeds } from './actions';
import { AimChoice } from './aim-choice';
import {
  CarryChoice,
  FlingChoice,
  LiftChoice,
  PushChoice,
  SixesChoice,
  TargetChoice,
  ThingChoice,
  TwiceChoice,
} from './answer-choices';
import { AnswerClicks } from './answer-clicks';
import { AnswerPowers } from './answer-powers';
import { AnswerSheet, type AnswerSheetProps } from './answer-sheet';

export interface AnswerProps {
  asking: AskingState;
  ruling: Ruling;
  desk: MapDesk;
  record: (step: string, facts: readonly Fact[], said: string) => void;
}

/** The answer sheet of a ruling on the map, with what may be changed about the question and the deeds that follow. */
export default function Answer(props: AnswerProps): JSX.Element {
  const asked = () => {
    const [position, piece, ruleset] = [props.asking.position(), props.asking.piece(), props.desk.ruleset];
    return position && piece && ruleset ? { position, piece, ruleset } : null;
  };
  const terms = props.asking.terms;
  const words = createMemo(() => {
    const now = asked();
    const said = wordsOfRuling(props.ruling, props.desk.naming, terms.now().off);
    const guesses = now ? guessLines(props.ruling, now.position, now.piece.id, props.desk.naming) : [];
    return guesses.length === 0 ? said : { ...said, lines: [...guesses, ...said.lines] };
  });
  const hit = () => (props.ruling.mode === 'hit' ? props.ruling : null);
  const move = () => (props.ruling.mode === 'move' && props.ruling.passengers.length > 0 ? props.ruling : null);
  const lift = () => (props.ruling.mode === 'move' && props.ruling.lifts.length > 0 ? props.ruling : null);
  const fling = () => (props.ruling.mode === 'hit' && props.ruling.objects.length > 0 ? props.ruling : null);
  const destroy = () => (props.ruling.mode === 'destroy' && props.ruling.things.length > 1 ? props.ruling : null);
  const kinds = () => (props.ruling.mode === 'see' ? [] : props.ruling.kinds);
  const pieces = createMemo(
    () => {
      const { ruling } = props;
      const about =
        ruling.mode === 'hit' ? ruling.question.targets : 'piece' in ruling.target ? [ruling.target.piece] : [];
      return [props.asking.piece()?.id ?? '', ...(ruling.mode === 'move' ? [] : about)];
    },
    undefined,
    { equals: (a, b) => a.join() === b.join() },
  );

  // What stands below the reasons comes a frame later, once for each target: a tap there must not take it away.
  const settled = createAfterPaint(() => JSON.stringify(props.ruling.target));

  const tip = (): AnswerSheetProps['tip'] => {
    const [change, ruling] = [props.asking.better(), hit()];
    if (!change || !ruling) return null;
    const { text, hint, next } = nearWords(change, ruling.hit, props.desk.naming);
    const act =
      next &&
      (() => {
        if (next.mode === 'move') props.asking.setMode('move');
        props.asking.setTarget(next.target);
        terms.change({ thing: next.thing });
      });
    return { text, hint, act };
  };
  const mayPush = () => {
    const ruling = hit();
    const [target, more] = ruling?.hit.targets ?? [];
    return (
      ruling?.hit.legal &&
      target &&
      !more &&
      target.needs !== null &&
      clicksDealt(ruling.hit, target.target, terms.now()) > 0
    );
  };
  const mayBeCritical = () => {
    const ruling = hit();
    return ruling?.hit.legal && ruling.hit.targets.some(({ critical, damage }) => (critical ?? 0) > damage.total);
  };
  const mayAim = (most: number) => {
    const ruling = hit();
    return ruling && (ruling.question.targets.length > 1 || (most > 1 && ruling.hit.targets[0]?.range !== null));
  };

  return (
    <Show when={asked()}>
      {(now) => (
        <AnswerSheet
          words={words()}
          kinds={kinds()}
          chosen={props.ruling.mode === 'see' ? null : props.ruling.chosen}
          onKind={props.asking.setKind}
          tip={tip()}
          onClose={() => props.asking.setTarget(null)}
          more={
            <Show when={settled() !== null}>
              <Show when={destroy()}>
                {(ruling) => <ThingChoice ruling={ruling()} naming={props.desk.naming} terms={terms} />}
              </Show>
              <Show when={move()}>
                {(ruling) => <CarryChoice ruling={ruling()} naming={props.desk.naming} terms={terms} />}
              </Show>
              <Show when={lift()}>
                {(ruling) => (
                  <LiftChoice
                    ruling={ruling()}
                    objects={now().position.objects}
                    naming={props.desk.naming}
                    terms={terms}
                  />
                )}
              </Show>
              <Show when={fling()}>{(ruling) => <FlingChoice ruling={ruling()} terms={terms} />}</Show>
              <Show when={hit() && mayAttackTwice(now().ruleset, now().piece)}>
                <TwiceChoice terms={terms} />
              </Show>
              <Show when={mayAim(now().piece.targets) && hit()}>
                {(ruling) => (
                  <TargetChoice
                    ruling={ruling()}
                    most={now().piece.targets}
                    plays={props.desk.plays}
                    naming={props.desk.naming}
                    terms={terms}
                  />
                )}
              </Show>
              <Show when={now().piece.striker && hit()}>
                {(ruling) => <AimChoice ruling={ruling()} terms={terms} />}
              </Show>
              <For each={hit()?.hit.legal ? hit()?.hit.targets : []}>
                {(target) => (
                  <Show when={target.needs !== null}>
                    <AnswerClicks
                      target={target}
                      life={pieceOf(now().position, target.target)?.clicks ?? 1}
                      name={hit()?.question.targets.length === 1 ? null : props.desk.naming.piece(target.target)}
                    />
                  </Show>
                )}
              </For>
              <Show when={props.desk.plays && mayBeCritical()}>
                <SixesChoice pushes={mayPush() === true} terms={terms} />
              </Show>
              <Show when={mayPush()}>
                <PushChoice knockBack={hit()?.knockBack ?? null} naming={props.desk.naming} terms={terms} />
              </Show>
              <AnswerPowers
                ruleset={now().ruleset}
                position={now().position}
                pieces={pieces()}
                naming={props.desk.naming}
                terms={terms}
              />
              <EditionsButton
                position={positionUnder(now().position, terms.now())}
                question={questionOf(props.ruling, now().piece.id)}
                edition={now().ruleset.id}
                played={now().ruleset}
                naming={props.desk.naming}
              />
            </Show>
          }
        >
          <Show when={props.ruling.mode === 'move' || (props.ruling.mode !== 'see' && props.desk.plays)}>
            <Deeds
              ruling={props.ruling}
              desk={props.desk}
              ruleset={now().ruleset}
              terms={terms.now()}
              piece={now().piece.id}
              record={props.record}
            />
          </Show>
        </AnswerSheet>
      )}
    </Show>
  );
}
