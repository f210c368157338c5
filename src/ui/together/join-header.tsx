import type { JSX } from 'solid-js';
import { goTo } from '../../app/route';
import { say } from '../../text/say';
import { IconButton } from '../kit/icon-button';
import { HelpButton } from '../shared/help/help-button';

export function JoinHeader(): JSX.Element {
  return (
    <header>
      <IconButton icon="back" name={say('Back')} onClick={() => goTo('table', 'games')} />
      <h1>{say('Join a game')}</h1>
      <HelpButton about="join" />
    </header>
  );
}
