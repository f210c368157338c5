import { say } from '../../../text/say';
import './mission.css';
import type { JSX } from 'solid-js';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';

export function PassPhonePrompt(props: { name: string; onOpen: () => void; onBack: () => void }): JSX.Element {
  return (
    <section class="curtain" aria-label={say('Pass the phone to {name}', { name: props.name })}>
      <Icon name="forward" size={40} />
      <h1>{say('Pass the phone to {name}', { name: props.name })}</h1>
      <p class="muted">{say('Nothing shows until you tap.')}</p>
      <Button tone="accent" big wide onClick={() => props.onOpen()}>
        {say('It’s me: show it')}
      </Button>
      <Button wide onClick={() => props.onBack()}>
        {say('Not now')}
      </Button>
    </section>
  );
}
