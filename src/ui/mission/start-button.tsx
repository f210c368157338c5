import { createMemo, createSignal, type JSX } from 'solid-js';
import { startMission } from '../../app/mission/mission-start';
import { listProblemsOfDoneSteps, type MissionContext } from '../../app/mission/mission-steps';
import { goTo } from '../../app/route';
import type { Ruleset } from '../../rules/ruleset';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';

/** Button that starts the game of the mission. Its hint is the number of rule problems. */
export function StartButton(props: { context: MissionContext; rules: Ruleset }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const problems = createMemo(() => listProblemsOfDoneSteps(props.context).length);
  const start = async () => {
    if (busy()) return;
    setBusy(true);
    const begun = await startMission(props.context.draft, props.rules, props.context.cards);
    setBusy(false);
    if (begun) goTo('table');
  };
  return (
    <Button
      tone="accent"
      big
      wide
      disabled={busy()}
      hint={problems() > 0 ? sayMany(problems(), '1 rule problem', '{n} rule problems') : undefined}
      onClick={() => void start()}
    >
      {say('Start the mission')}
    </Button>
  );
}
