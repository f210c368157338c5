import { say } from '../../text/say';
import './print.css';
import { type JSX, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import { afterNextFrame } from '../../app/timing/frames';

/** Printed content, invisible on screen. The print dialog opens once the content is drawn; nothing else is printed. */
export function PrintSheet(props: { title: string; children: JSX.Element; onDone: () => void }): JSX.Element {
  onMount(() => {
    const done = (): void => props.onDone();
    addEventListener('afterprint', done);
    onCleanup(() => removeEventListener('afterprint', done));
    // The print dialog blocks the page until it is closed.
    void afterNextFrame().then(() => window.print());
  });
  return (
    <Portal>
      <article class="print-sheet printed" aria-label={say('Print sheet: {title}', { title: props.title })}>
        <h1>{props.title}</h1>
        {props.children}
      </article>
    </Portal>
  );
}
