import '../shared/deeds/what-follows.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { powerName } from '../../catalog/powers';
import type { UseDeed } from '../../rules/table-deed';
import type { Naming } from '../../text/names/naming';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';
import { SegmentedControl } from '../kit/segmented';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Form for a power that pushes a neighbour away: the figure, and the number of squares on the die. */
export function BlastAction(props: {
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
