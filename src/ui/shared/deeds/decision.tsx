import './decision.css';
import { createEffect, For, type JSX, on } from 'solid-js';
import { afterNextFrame } from '../../../app/timing/frames';
import { say } from '../../../text/say';

/** Scrolls an element to the top of its sheet, where the buttons below do not cover it. */
function show(element: HTMLElement): void {
  element.scrollIntoView?.({ block: 'start' });
}

/** Box for the choices that Sidekick makes for the sides that it plays. Scrolls into view when it appears. */
export function DecisionBox(props: {
  /** Text of the choices. When it changes, the box scrolls into view again. */
  text?: string;
  children: JSX.Element;
}): JSX.Element {
  let box: HTMLElement | undefined;
  createEffect(
    on(
      () => props.text,
      () => void afterNextFrame().then(() => box && show(box)),
    ),
  );
  return (
    <section class="decisions" aria-label={say('Sidekick chooses')} ref={box}>
      {props.children}
    </section>
  );
}

/** One choice of Sidekick, with its reasons behind a tap. */
export function Decision(props: {
  /** Name of the side. */
  side: string;
  text: string;
  figures: readonly string[];
  /** Explains the numbers. */
  note: string;
}): JSX.Element {
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && show(currentTarget)}>
      <summary>
        <span role="status">
          <small>{say('Sidekick chooses ({side}):', { side: props.side })}</small> {props.text}
        </span>
        <span class="decision-why">{say('Why?')}</span>
      </summary>
      <ul class="small">
        <For each={props.figures}>{(line) => <li>{line}</li>}</For>
      </ul>
      <p class="muted small">{props.note}</p>
    </details>
  );
}
