import { say } from '../../../text/say';
import './code-view.css';
import { createMemo, type JSX, Show } from 'solid-js';
import { makeQrMatrix, toSvgPath } from '../../../share/qr-matrix';

/** Light dots around a code, as readers want them. */
const QUIET = 4;

/** A QR code on screen: dark on white in both themes, for cameras read the other way round badly. */
export function CodeView(props: {
  text: string;
  /** What it holds, for those who cannot see it. */
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
