import { Index, type JSX, Show } from 'solid-js';
import type { AttackContext, AttackRecording } from '../../../app/deeds/attack-recording';
import type { TermsState } from '../../../app/map/question-terms';
import { createAppDecisions } from '../../../app/plan/app-decisions';
import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import { say } from '../../../text/say';
import {
  describeAppChoice,
  describeReroll,
  listChoiceFigures,
  listRerollFigures,
} from '../../../text/screens/app-choice-text';
import { Button } from '../../kit/button';
import { Decision, DecisionBox } from './decision';

/**
 * Choices that Sidekick makes in an attack for the sides that it plays, each with its reasons. They are entered in the
 * controls below, which a person may change.
 */
export default function AppDecisionList(props: {
  attacking: AttackRecording;
  context: AttackContext;
  terms: TermsState;
  record: (step: string, facts: readonly Fact[]) => Promise<unknown>;
}): JSX.Element {
  const decisions = createAppDecisions(props.context, props.attacking, props.terms);
  const naming = () => props.context.naming;
  const landing = (piece: string, direction: number): string | null =>
    props.attacking.landing(piece, direction)?.map(squareName).join(' ') ?? null;
  const text = () =>
    [
      ...decisions.choices().map((choice) => describeAppChoice(choice, naming(), landing)),
      decisions.reroll()?.roller,
    ].join();
  const note = say('Average points won and lost by this attack, and at risk in the next attacks.');
  return (
    <Show when={decisions.choices().length > 0 || decisions.reroll()}>
      <DecisionBox text={text()}>
        {/* Keyed by index, so that opened reasons stay open when the choices are made anew. */}
        <Index each={decisions.choices()}>
          {(choice) => (
            <Decision
              side={naming().side(choice().side)}
              text={describeAppChoice(choice(), naming(), landing)}
              figures={listChoiceFigures(choice(), naming(), landing)}
              note={note}
            />
          )}
        </Index>
        <Show when={decisions.reroll()}>
          {(now) => (
            <>
              <Decision
                side={naming().side(now().side)}
                text={describeReroll(now(), naming())}
                figures={listRerollFigures(now())}
                note={note}
              />
              <Button wide tone="accent" onClick={() => void decisions.recordReroll(props.record)}>
                {say('Reroll')}
              </Button>
            </>
          )}
        </Show>
      </DecisionBox>
    </Show>
  );
}
