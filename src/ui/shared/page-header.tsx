import './page-header.css';
import { type JSX, Show } from 'solid-js';
import type { HelpName } from '../../text/help';
import { say } from '../../text/say';
import { IconButton } from '../kit/icon-button';
import { HelpButton } from './help/help-button';

export interface PageHeaderProps {
  title: string;
  /** Accessible name of the back button. `Back` if omitted. */
  back?: string;
  onBack: () => void;
  help?: HelpName;
  /** Controls at the end of the line. */
  children?: JSX.Element;
}

/** Header of a page: back button, title and help. */
export function PageHeader(props: PageHeaderProps): JSX.Element {
  return (
    <header class="page-header">
      <IconButton icon="back" name={props.back ?? say('Back')} onClick={() => props.onBack()} />
      <h1>{props.title}</h1>
      <Show when={props.help}>{(topic) => <HelpButton about={topic()} />}</Show>
      {props.children}
    </header>
  );
}
