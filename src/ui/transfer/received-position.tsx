import { createMemo, For, type JSX, Show } from 'solid-js';
import { answerNotation } from '../../app/rules/answer-notation';
import { makeReceivedPosition } from '../../app/transfer/received-position';
import { squareName } from '../../grid/square';
import { valueOrNull } from '../../plain/result';
import type { SharedRuling } from '../../share/ruling-file';
import type { Position } from '../../table/position';
import { say } from '../../text/say';
import { BottomSheet } from '../kit/sheet';
import { RulingView } from '../shared/book/ruling-view';
import { MapPicture } from '../shared/maps/map-picture';
import { ReceivedFrame, type ReceivedProps } from './received-frame';

export function ReceivedPositionView(props: ReceivedProps & { ruling: SharedRuling }): JSX.Element {
  // A memo, because the saved rulings may load after the sheet opens.
  const received = createMemo(() => makeReceivedPosition(props.ruling));
  const answer = () => (received()?.sheet.ask ? valueOrNull(answerNotation(props.ruling.notation)) : null);
  return (
    <Show
      when={received()}
      fallback={
        <BottomSheet title={say('Ruling received')} onClose={props.onClose}>
          <p role="alert">{say('This version of Sidekick cannot read this ruling. Nothing was changed.')}</p>
        </BottomSheet>
      }
    >
      {(now) => (
        <ReceivedFrame received={now()} {...props}>
          <Show when={props.ruling.note}>{(note) => <p>{note()}</p>}</Show>
          <Show when={answer()} fallback={<FiguresOnMap position={now().sheet.position} />}>
            {(asked) => <RulingView asked={{ ...asked(), title: null }} />}
          </Show>
        </ReceivedFrame>
      )}
    </Show>
  );
}

function FiguresOnMap(props: { position: Position }): JSX.Element {
  return (
    <>
      <div class="received-map">
        <MapPicture board={props.position.board} />
      </div>
      <ul aria-label={say('Figures on the map')}>
        <For each={props.position.pieces} fallback={<li class="muted">{say('No figures on the map.')}</li>}>
          {(piece) => (
            <li>
              {say('{name} ({side}) on {squares}', {
                name: piece.name ?? piece.id,
                side: piece.side,
                squares: piece.squares.map(squareName).join(' '),
              })}
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
