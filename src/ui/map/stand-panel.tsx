import { say } from '../../text/say';
import './map-panels.css';
import { For, type JSX, Show } from 'solid-js';
import type { MapController } from '../../app/map/map-controller';
import type { PressedSquarePreview } from '../../app/map/map-questions';
import { joinReasons } from '../../app/map/objections';
import { squareName } from '../../grid/square';
import { toPercent } from '../../plain/fraction';
import type { BestAttack } from '../../rules/duel';
import type { OpponentChange } from '../../rules/preview';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import { reasonBadge } from '../../text/answer/answers';
import { MAP_TOOL_TEXT } from '../../text/answer/map-tool-text';
import type { Naming } from '../../text/names/naming';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';

/**
 * Preview of a move of the selected figure to the pressed square: the path, and the odds against every opponent before
 * and after.
 */
export default function StandPanel(props: {
  held: PressedSquarePreview;
  naming: Naming;
  controller: MapController;
}): JSX.Element {
  const { asking, place, dealsWounds } = props.controller;
  const words = MAP_TOOL_TEXT.stand;
  const move = () => props.held.preview.move;
  const moveThere = () => {
    const { squares } = props.held.preview;
    const piece = asking.piece()?.id;
    if (piece !== undefined) void place.put(piece, squares);
  };
  const way = (): string => {
    const { cost, legal, reasons, breakAway } = move();
    const against = legal ? null : joinReasons(reasons, props.naming);
    return [
      ...(cost === null ? [] : [words.way(cost, dealsWounds())]),
      ...(against === null ? (cost === null ? [words.noWay] : []) : [words.mayNot(against)]),
      ...(props.held.stops.length > 0 ? [words.stops(props.held.stops.map(squareName))] : []),
      ...(breakAway === false ? [] : [words.breakAway(breakAway)]),
    ].join(' · ');
  };
  return (
    <section class="stand-panel" aria-label={words.title(squareName(props.held.square))}>
      <header>
        <div role="status">
          <h2>{words.title(squareName(props.held.square))}</h2>
          <p class="small">{way()}</p>
        </div>
        <IconButton icon="close" name={say('Close')} onClick={() => asking.hold(null)} />
      </header>
      <div class="stand-table" tabindex={0}>
        <Show when={props.held.preview.changes.length > 0} fallback={<p class="muted">{words.nobody}</p>}>
          <table class="map-table">
            <thead>
              <tr>
                <For each={words.columns}>{(column) => <th scope="col">{column}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={props.held.preview.changes}>
                {(change) => <Row change={change} name={props.naming.piece(change.opponent)} />}
              </For>
            </tbody>
          </table>
        </Show>
      </div>
      <Button tone={move().legal ? 'accent' : 'plain'} big wide onClick={moveThere}>
        {ANSWER_TEXT.deeds.move}
      </Button>
    </section>
  );
}

function Row(props: { change: OpponentChange; name: string }): JSX.Element {
  const both = () => props.change;
  return (
    <tr>
      <th scope="row" class="clip">
        {props.name}
      </th>
      <Cell now={MAP_TOOL_TEXT.sight[both().now.sees]} there={MAP_TOOL_TEXT.sight[both().there.sees]} />
      <Cell now={describeBestAttack(both().now.hits)} there={describeBestAttack(both().there.hits)} />
      <Cell now={describeBestAttack(both().now.hitBy)} there={describeBestAttack(both().there.hitBy)} />
    </tr>
  );
}

/** Table cell with the odds before and after a move: `42% → 58%`. One value if nothing changes. */
function Cell(props: { now: string; there: string }): JSX.Element {
  return (
    <td data-changes={props.now === props.there ? undefined : ''}>
      <Show when={props.now !== props.there}>
        <span class="muted">{props.now}</span>
        <span aria-hidden="true"> → </span>
        <span class="spoken">, {say('there')} </span>
      </Show>
      {props.there}
    </td>
  );
}

/** Describes the best attack: its chance, its wounds, or a short reason why it is impossible. */
export function describeBestAttack({ answer, reasons }: BestAttack): string {
  if (answer?.wounds != null) return ANSWER_TEXT.woundBadge(answer.wounds);
  if (answer) return `${toPercent(answer.chance)}%`;
  const [first] = reasons;
  return first ? reasonBadge(first) : say('no');
}
