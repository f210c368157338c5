import { For, type JSX } from 'solid-js';
import { goTo } from '../../../app/route';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';

const KINDS = [
  { kind: 'hero', label: say('Character card'), hint: say('a hero, villain or mastermind') },
  { kind: 'henchman', label: say('Henchmen'), hint: say('3 figures, 6 figures or both sides') },
  { kind: 'scenarios', label: say('Scenario card'), hint: say('stage, reward and tokens') },
  { kind: 'maps', label: say('Map card'), hint: say('tiles, doors and spawn points') },
  { kind: 'victories', label: say('Victory card'), hint: say('both sides') },
] as const;

export default function NewCardSheet(props: { onClose: () => void }): JSX.Element {
  const open = (kind: (typeof KINDS)[number]['kind']) => {
    props.onClose();
    if (kind === 'maps') goTo('collection', 'tiles');
    else goTo('collection', 'new-card', kind);
  };
  return (
    <BottomSheet title={say('New card')} onClose={() => props.onClose()}>
      <div class="stack">
        <For each={KINDS}>
          {({ kind, label, hint }) => (
            <Button wide hint={hint} onClick={() => open(kind)}>
              {label}
            </Button>
          )}
        </For>
      </div>
    </BottomSheet>
  );
}
