import { type JSX, Show } from 'solid-js';
import { say } from '../../text/say';
import { IconButton } from '../kit/icon-button';

/**
 * A line of text above the screen.
 * @param props.children a button at the end of the line
 * @param props.close name of the close button
 * @param props.onClose called by the close button; without it, the banner has none
 */
export function Banner(props: {
  text: string;
  children?: JSX.Element;
  close?: string | undefined;
  onClose?: () => void;
}): JSX.Element {
  return (
    <div class="banner" role="status">
      <span>{props.text}</span>
      {props.children}
      <Show when={props.onClose}>
        {(onClose) => <IconButton icon="close" name={props.close ?? say('Dismiss')} onClick={() => onClose()()} />}
      </Show>
    </div>
  );
}

/** A problem above the screen, announced immediately, with buttons in a line below. */
export function AlertBanner(props: { text: string; tone?: 'bad'; children: JSX.Element }): JSX.Element {
  return (
    <div class="banner held-banner" data-tone={props.tone} role="alert">
      <span>{props.text}</span>
      <div class="banner-ways">{props.children}</div>
    </div>
  );
}
