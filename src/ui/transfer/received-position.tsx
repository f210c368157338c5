import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { openNotation } from '../../app/map/opened-position';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import { askText } from '../../app/rules/ask-text';
import { deleteRuling, newRulingId, refreshRulings, rulings, saveRuling } from '../../app/rules/rulings';
import { squareName } from '../../grid/square';
import { parsePosition } from '../../notation/cases';
import { editionById } from '../../rules/editions';
import type { SharedRuling } from '../../share/ruling';
import type { Position } from '../../table/position';
import { shortened } from '../../text/collection-words';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';
import { Sheet } from '../kit/sheet';
import { RulingView } from '../shared/book/ruling-view';
import { MapPicture } from '../shared/maps/map-picture';
import { ReceivedFrame, type Standing } from './received-frame';
import type { ReceivedAbout } from './received-sheet';

/** A position that somebody sent, looked at before anything is kept: where all stands, what is asked and what is answered. */
export default function ReceivedPosition(props: ReceivedAbout & { ruling: SharedRuling }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  onMount(() => void refreshRulings());
  const sheet = () => {
    const read = parsePosition(props.ruling.notation, 'line', (id) => editionById(id) !== null);
    return read.ok ? read.value : null;
  };
  const answer = () => {
    const asked = sheet()?.ask ? askText(props.ruling.notation) : null;
    return asked?.ok ? asked.value : null;
  };
  const name = () => props.ruling.name.trim() || sheet()?.title || say('Ruling');
  const mine = () =>
    rulings()?.find(({ notation, note }) => notation === props.ruling.notation && note === props.ruling.note);
  const open = (): void => {
    const now = openNotation(props.ruling.notation, { name: name(), note: props.ruling.note, id: null });
    if (now.ok) goTo('map', 'ask');
  };
  const keep = async (edition: string): Promise<void> => {
    setBusy(true);
    const { note, notation } = props.ruling;
    const id = newRulingId();
    const fault = await saveRuling({ id, name: name(), note, notation, edition });
    setBusy(false);
    if (fault !== null) {
      toast({ text: fault, tone: 'bad' });
      return;
    }
    props.onClose();
    goTo('rules', 'ask');
    toast({
      text: say('{name} saved.', { name: name() }),
      action: { label: say('Undo'), run: () => void deleteRuling(id) },
    });
  };
  const standing = (): Standing => {
    const own = mine();
    return own
      ? { how: 'same', words: say('You already saved this as {name}.', { name: shortened(own.name, 60) }) }
      : { how: 'new', words: say('You do not have this ruling yet.') };
  };
  return (
    <Show
      when={sheet()}
      fallback={
        <Sheet title={say('Ruling received')} onClose={props.onClose}>
          <p role="alert">{say('This version of Sidekick cannot read this ruling. Nothing was changed.')}</p>
        </Sheet>
      }
    >
      {(now) => (
        <ReceivedFrame
          title={say('Ruling received')}
          name={name()}
          facts={[
            editionById(now().edition)?.name ?? '',
            sayMany(now().position.pieces.length, '1 figure', '{n} figures'),
          ]}
          bytes={props.bytes}
          standing={standing()}
          onClose={props.onClose}
          foot={
            <>
              <Button onClick={open}>{say('Open on the map')}</Button>
              <Show when={!mine()}>
                <Button tone="accent" big disabled={busy()} onClick={() => void keep(now().edition)}>
                  {say('Save')}
                </Button>
              </Show>
            </>
          }
        >
          <Show when={props.ruling.note}>{(note) => <p>{note()}</p>}</Show>
          <Show when={answer()} fallback={<WhoStands position={now().position} />}>
            {(asked) => <RulingView asked={{ ...asked(), title: null }} />}
          </Show>
        </ReceivedFrame>
      )}
    </Show>
  );
}

/** Where all stands, for a position that asks nothing. */
function WhoStands(props: { position: Position }): JSX.Element {
  return (
    <>
      <div class="sent-map">
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
