import { say } from '../../text/say';
import './map-panels.css';
import { type JSX, Show } from 'solid-js';
import type { MapTools } from '../../app/map/map-tools';
import { squareName } from '../../grid/square';
import type { Measurement } from '../../rules/ruler';
import type { PieceOrSquare } from '../../rules/ruleset';
import { describeCitation, describeNote, describeReason } from '../../text/answer/answers';
import { MAP_TOOL_TEXT } from '../../text/answer/map-tool-text';
import type { Naming } from '../../text/names/naming';
import { Button } from '../kit/button';
import { Verdict } from '../shared/verdict';

/**
 * Panel with the result of the ruler: distance as the edition counts it, line of fire, and crossed terrain and figures.
 */
export default function RulerPanel(props: { tools: MapTools; naming: Naming }): JSX.Element {
  const placeName = (place: PieceOrSquare | null): string => {
    if (!place) return '';
    return 'piece' in place ? props.naming.piece(place.piece) : squareName(place.square);
  };
  return (
    <section class="ruler-panel" aria-label={say('Ruler')}>
      <div role="status">
        <Show
          when={props.tools.measured()}
          fallback={
            <p>
              {props.tools.from()
                ? say('From {from}. Now tap the end point.', { from: placeName(props.tools.from()) })
                : say('Tap a square or a figure to measure from.')}
            </p>
          }
        >
          {(measurement) => (
            <Laid
              measurement={measurement()}
              naming={props.naming}
              from={placeName(props.tools.from())}
              to={placeName(props.tools.to())}
            />
          )}
        </Show>
      </div>
      <Button tone="accent" onClick={() => props.tools.stop()}>
        {say('Done')}
      </Button>
    </section>
  );
}

function Laid(props: { measurement: Measurement; naming: Naming; from: string; to: string }): JSX.Element {
  const see = () => props.measurement.see;
  const words = () => MAP_TOOL_TEXT.sight[see().see];
  const said = () => [
    ...see().reasons.map((reason) => [describeReason(reason, props.naming), reason.cite] as const),
    ...see()
      .notes.filter(({ code }) => code !== 'line-clear')
      .map((note) => [describeNote(note, props.naming), note.cite] as const),
  ];
  return (
    <>
      <p class="ruler-told">
        <span>{MAP_TOOL_TEXT.ruler.between(props.from, props.to)}</span>
        <b class="number">{props.measurement.range.squares}</b>
        <Verdict tone={see().see === 'clear' ? 'good' : see().see === 'hindered' ? 'warn' : 'bad'}>{words()}</Verdict>
      </p>
      <Show when={said()[0]}>
        {(first) => (
          <p class="small">
            {first()[0]} <span class="muted">{describeCitation(first()[1], props.naming)}</span>
          </p>
        )}
      </Show>
      <p class="muted small">
        {MAP_TOOL_TEXT.ruler.crosses(props.measurement.crosses.map(squareName))}{' '}
        {describeCitation(props.measurement.range.cite, props.naming)}
      </p>
    </>
  );
}
