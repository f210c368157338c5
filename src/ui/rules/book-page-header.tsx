import type { JSX } from 'solid-js';
import { goTo } from '../../app/route';
import { say } from '../../text/say';
import { IconButton } from '../kit/icon-button';

export function BookPageHeader(props: { title: string }): JSX.Element {
  // A page that was opened by a link has no previous page.
  const back = (): void => {
    if (history.length > 1) history.back();
    else goTo('rules');
  };
  return (
    <header class="book-head">
      <IconButton icon="back" name={say('Back')} onClick={back} />
      <h1>{props.title}</h1>
      <IconButton icon="search" name={say('Search the rules')} onClick={() => goTo('rules')} />
    </header>
  );
}
