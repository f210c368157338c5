import type { JSX } from 'solid-js';
import { goTo } from '../../app/route';
import { say } from '../../text/say';
import { IconButton } from '../kit/icon-button';

/** The head of a page of the book: back to where one came from, and where one is. */
export function PageHead(props: { title: string }): JSX.Element {
  // A page that was opened by its link has nothing to go back to.
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
