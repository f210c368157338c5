import './mission-sheets.css';
import { createMemo, Index, type JSX, Show } from 'solid-js';
import { listFaceUpScenarios } from '../../../app/mission/mission-objectives';
import { listStageTasks, listTokensOfNextStage, type StageTask } from '../../../app/mission/phase-leftovers';
import type { Table } from '../../../table/table';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { UndoStepButton } from '../step-buttons';
import { EnteringTokens } from './objectives';
import RevealRow from './reveal-row';
import { ScenarioOutcome } from './scenario-outcome';

/** Sheet at the end of a stage: score, turn up the next scenario, place its tokens. Then the round continues. */
export default function StageSheet(props: {
  table: Table;
  /** Label of the step that follows: the next round, or the end of the mission. */
  next: string;
  onScore: () => void;
  onNext: () => void;
  onClose: () => void;
}): JSX.Element {
  const open = createMemo(() => listStageTasks(props.table));
  const scenarios = () => listFaceUpScenarios(props.table).filter(({ state }) => state !== 'open');
  const Task = (task: { id: StageTask; title: string; children: JSX.Element }) => (
    <section class="stack" aria-label={task.title}>
      <h3>{task.title}</h3>
      <Show when={open().includes(task.id)} fallback={<p class="muted">✓ {say('Nothing left to do.')}</p>}>
        {task.children}
      </Show>
    </section>
  );
  return (
    <BottomSheet
      title={say('Stage over')}
      onClose={props.onClose}
      foot={
        <>
          <UndoStepButton />
          <Button
            big
            tone={open().length === 0 ? 'accent' : 'plain'}
            hint={open().length === 0 ? undefined : sayMany(open().length, '1 open', '{n} open')}
            onClick={props.onNext}
          >
            {props.next}
          </Button>
        </>
      }
    >
      <Task id="score" title={say('1. Score')}>
        <Index each={scenarios()}>{(each) => <ScenarioOutcome scenario={each()} />}</Index>
        <Button wide onClick={props.onScore}>
          {say('Objective points')}
        </Button>
      </Task>
      <Task id="reveal" title={say('2. Turn up the next scenario')}>
        <RevealRow table={props.table} />
      </Task>
      <Task id="enter" title={say('3. Place its tokens')}>
        <EnteringTokens table={props.table} due={listTokensOfNextStage(props.table)} />
      </Task>
    </BottomSheet>
  );
}
