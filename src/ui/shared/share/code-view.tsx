import { say } from '../../../text/say';
import './share.css';
import { createMemo, type JSX, Show } from 'solid-js';
import { makeQrMatrix, toSvgPath } from '../../../share/qr-matrix';

/** Width of the quiet zone of the code, in modules. */
const QUIET = 4;

/** A QR code on screen: dark on white in both themes, because many cameras cannot read inverted codes. */
export function CodeView(props: {
  text: string;
  /** Accessible description of the code's content. */
  label: string;
  safety?: 'L' | 'M' | 'Q';
}): JSX.Element {
  const matrix = createMemo(() => makeQrMatrix(props.text, props.safety ?? 'L'));
  return (
    <Show when={matrix()} fallback={<p role="alert">{say('Too much data for one code.')}</p>}>
      {(code) => (
        <svg
          class="code-view"
          viewBox={`${-QUIET} ${-QUIET} ${code().size + 2 * QUIET} ${code().size + 2 * QUIET}`}
          role="img"
          aria-label={props.label}
        >
          <path d={toSvgPath(code())} shape-rendering="crispEdges" />
        </svg>
      )}
    </Show>
  );
}
