import { say } from '../../text/say';
import './Positions.css';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { keepRuling } from '../../app/rulings';
import { squareName } from '../../grid/square';
import { parsePosition } from '../../notation/cases';
import { editionById } from '../../rules';
import { readRulingLink, type SharedRuling } from '../../share/ruling';
import { newId } from '../../store/database';
import type { Position } from '../../table/position';
import { MapPicture } from '../map/MapPicture';
import { Button } from '../parts/Button';
import { Progress } from '../parts/Progress';
import { Sheet } from '../parts/Sheet';
import { toast } from '../parts/toasts';
import { askText } from '../rules/askText';
import { RulingView } from '../rules/RulingView';
import { goTo } from '../shell/route';
import { openNotation } from './opened';

/** A position that somebody sent, looked at before anything is kept: where all stands, what is asked and what is answered. */
export default function TakeRuling(props: {
  /** A link, or the end of one. */
  text: string;
  onClose: () => void;
}): JSX.Element {
  const [read] = createResource(() => props.text, readRulingLink);
  const shared = () => {
    const result = read();
    return result?.ok ? result.value : null;
  };
  return (
    <Sheet title={say('A ruling for you')} onClose={props.onClose}>
      <Switch fallback={<Progress label={say('Reading the ruling…')} />}>
        <Match when={shared()}>{(ruling) => <Found ruling={ruling()} onClose={props.onClose} />}</Match>
        <Match when={read()}>
          <p role="alert">
            {say('This is no ruling that Sidekick can read, or only a part of one. Ask for the link once more.')}
          </p>
        </Match>
      </Switch>
    </Sheet>
  );
}

function Found(props: { ruling: SharedRuling; onClose: () => void }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const parsed = () => parsePosition(props.ruling.notation, 'line', (id) => editionById(id) !== null);
  const sheet = () => {
    const read = parsed();
    return read.ok ? read.value : null;
  };
  const answer = () => {
    const asked = sheet()?.ask ? askText(props.ruling.notation) : null;
    return asked?.ok ? asked.value : null;
  };
  const name = () => props.ruling.name.trim() || sheet()?.title || say('Ruling');
  const open = (): void => {
    const now = openNotation(props.ruling.notation, { name: name(), note: props.ruling.note, id: null });
    if (now.ok) goTo('map', 'ask');
  };
  const keep = async (edition: string): Promise<void> => {
    setBusy(true);
    const { note, notation } = props.ruling;
    const fault = await keepRuling({ id: `ruling-${newId()}`, name: name(), note, notation, edition });
    setBusy(false);
    if (fault !== null) {
      toast({ text: fault, tone: 'bad' });
      return;
    }
    props.onClose();
    toast(say('{name} is kept.', { name: name() }));
  };
  return (
    <Show
      when={sheet()}
      fallback={<p role="alert">{say('The text of this ruling cannot be read by this version of Sidekick.')}</p>}
    >
      {(now) => (
        <div class="stack">
          <p>
            <strong>{name()}</strong> · {editionById(now().edition)?.name}
          </p>
          <Show when={props.ruling.note}>{(note) => <p>{note()}</p>}</Show>
          <Show when={answer()} fallback={<Standing position={now().position} />}>
            {(asked) => <RulingView asked={{ ...asked(), title: null }} />}
          </Show>
          <Button tone="accent" big wide disabled={busy()} onClick={() => void keep(now().edition)}>
            {say('Keep it')}
          </Button>
          <Button wide onClick={open}>
            {say('Open on the map')}
          </Button>
        </div>
      )}
    </Show>
  );
}

/** Where all stands, for a position that asks nothing. */
function Standing(props: { position: Position }): JSX.Element {
  return (
    <>
      <div class="taken-map">
        <MapPicture board={props.position.board} />
      </div>
      <ul aria-label={say('Who stands there')}>
        <For each={props.position.pieces} fallback={<li class="muted">{say('Nobody stands there.')}</li>}>
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
