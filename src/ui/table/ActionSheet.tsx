import './ActionSheet.css';
import { For, type JSX } from 'solid-js';
import { ruleset } from '../../app/session';
import type { Figure } from '../../table/table';
import { Button } from '../parts/Button';
import { Sheet } from '../parts/Sheet';
import { deed } from './deeds';

/** The edition's actions, those from the action total first. */
export default function ActionSheet(props: { figure: Figure; onClose: () => void }): JSX.Element {
  const choose = (action: string) => {
    void deed({ deed: 'act', piece: props.figure.piece, action });
    props.onClose();
  };
  return (
    <Sheet title={`Action for ${props.figure.character.name}`} onClose={props.onClose}>
      <div class="action-list">
        <For each={ruleset()?.actions ?? []}>
          {(action) => (
            <Button
              big
              tone={action.token ? 'accent' : 'plain'}
              hint={action.token ? 'gives a token' : 'no token'}
              onClick={() => choose(action.id)}
            >
              {named(action.id)}
            </Button>
          )}
        </For>
      </div>
    </Sheet>
  );
}

function named(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}
