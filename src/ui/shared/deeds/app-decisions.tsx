import './app-decisions.css';
import { For, type JSX, Show } from 'solid-js';
import type { AttackContext, AttackRecording } from '../../../app/deeds/attack-recording';
import type { TermsState } from '../../../app/map/question-terms';
import { createAppDecisions } from '../../../app/plan/app-decisions';
import { squareName } from '../../../grid/square';
import type { AppChoice } from '../../../plan/app-choice';
import type { Fact } from '../../../table/facts';
import { say } from '../../../text/say';
import {
  describeAppChoice,
  describeReroll,
  listChoiceFigures,
  listRerollFigures,
} from '../../../text/screens/app-choice-text';
import { Button } from '../../kit/button';

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
  const reroll = async () => {
    const now = decisions.reroll();
    if (!now) return;
    const { ruleset, table } = props.context;
    if ((await props.record('due', ruleset.resolve(table, now.use).facts)) === false) return;
    props.terms.change(now.roll === 'attack' ? { dice: [], doubles: null, evades: {}, die: null, taken: {} } : {});
    if (now.roll === 'evade') {
      const evades = Object.entries(props.terms.now().evades).filter(([piece]) => piece !== now.roller);
      props.terms.change({ evades: Object.fromEntries(evades) });
    }
  };
  const side = (choice: AppChoice) => naming().side(choice.side);
  return (
    <Show when={decisions.choices().length > 0 || decisions.reroll()}>
      <section class="app-decisions" aria-label={say('Sidekick chooses')}>
        <For each={decisions.choices()}>
          {(choice) => (
            <Decision
              side={side(choice)}
              text={describeAppChoice(choice, naming(), landing)}
              figures={listChoiceFigures(choice, naming(), landing)}
            />
          )}
        </For>
        <Show when={decisions.reroll()}>
          {(now) => (
            <>
              <Decision
                side={naming().side(now().side)}
                text={describeReroll(now(), naming())}
                figures={listRerollFigures(now())}
              />
              <Button wide tone="accent" onClick={() => void reroll()}>
                {say('Reroll')}
              </Button>
            </>
          )}
        </Show>
      </section>
    </Show>
  );
}

function Decision(props: { side: string; text: string; figures: readonly string[] }): JSX.Element {
  return (
    <details>
      <summary>
        <span role="status">
          <small>{say('Sidekick chooses ({side}):', { side: props.side })}</small> {props.text}
        </span>
        <span class="app-decisions-why">{say('Why?')}</span>
      </summary>
      <ul class="small">
        <For each={props.figures}>{(line) => <li>{line}</li>}</For>
      </ul>
      <p class="muted small">{say('Average points won and lost by this attack, and at risk in the next attacks.')}</p>
    </details>
  );
}
