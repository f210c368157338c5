import { createSignal, type JSX, Show } from 'solid-js';
import { createFaceDownCards } from '../../../app/mission/face-down-cards';
import { findStageToReveal } from '../../../app/mission/mission-objectives';
import type { Table } from '../../../table/table';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { FaceDownSheet } from '../../shared/mission/face-down-sheet';

/** Row that prompts for the scenario card to reveal now. A game without a stored mission uses its own cards. */
export default function RevealRow(props: { table: Table }): JSX.Element {
  const [looking, setLooking] = createSignal(false);
  const hidden = createFaceDownCards(() => props.table);
  return (
    <Show when={findStageToReveal(props.table)}>
      {(stage) => (
        <div class="between">
          <span>{say('Stage {stage} is still face down.', { stage: stage() })}</span>
          <Show
            when={hidden().length > 0}
            fallback={<small class="muted">{say('Add it under Cards and counters.')}</small>}
          >
            <Button tone="accent" onClick={() => setLooking(true)}>
              {say('Turn it face up')}
            </Button>
          </Show>
          <Show when={looking()}>
            <FaceDownSheet hidden={hidden()} onClose={() => setLooking(false)} />
          </Show>
        </div>
      )}
    </Show>
  );
}
