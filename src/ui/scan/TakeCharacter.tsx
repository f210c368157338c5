import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { sentenceOf } from '../../app/faults';
import { characters, ensureLibrary, refreshCharacters } from '../../app/library';
import { cardOf } from '../../catalog/cards/carded';
import type { Character } from '../../catalog/character';
import { type CharacterLinkFault, readCharacterLink } from '../../share/character';
import { putCharacters, removeCharacters } from '../../store/characters';
import { say } from '../../text/say';
import { CardDrawing } from '../collection/CardDrawing';
import { WholeDial } from '../collection/CharacterDetail';
import { pointsOf, rangeOf, shortened, sourceOf } from '../collection/words';
import { Button } from '../parts/Button';
import { Progress } from '../parts/Progress';
import { Sheet } from '../parts/Sheet';
import { toast } from '../parts/toasts';

const FAULT_WORDS: Readonly<Record<CharacterLinkFault, string>> = {
  'not-a-character': say(
    'This is no character that Sidekick can read, or only a part of one. Ask for the link once more.',
  ),
  'newer-version': say('This comes from a newer Sidekick: take the newer one to this phone first.'),
  'too-large': say('This is too large to be a character.'),
};

/** Somebody's character, looked at before it is kept. */
export default function TakeCharacter(props: { packed: string; onClose: () => void }): JSX.Element {
  const [read] = createResource(
    () => props.packed,
    async (packed) => {
      await ensureLibrary();
      return readCharacterLink(packed);
    },
  );
  const good = () => {
    const result = read();
    return result?.ok ? result.value : null;
  };
  const bad = () => {
    const result = read();
    return result && !result.ok ? result.fault : null;
  };
  return (
    <Switch
      fallback={
        <Sheet title={say('A character for you')} onClose={props.onClose}>
          <Progress label={say('Reading the character…')} />
        </Sheet>
      }
    >
      <Match when={good()}>{(character) => <Found character={character()} onClose={props.onClose} />}</Match>
      <Match when={bad()}>
        {(fault) => (
          <Sheet title={say('A character for you')} onClose={props.onClose}>
            <p role="alert">{FAULT_WORDS[fault()]}</p>
          </Sheet>
        )}
      </Match>
    </Switch>
  );
}

function Found(props: { character: Character; onClose: () => void }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  // As it was when the sheet opened: keeping it puts the new one there.
  const mine = characters()?.find(({ id }) => id === props.character.id) ?? null;

  async function keep(): Promise<void> {
    setBusy(true);
    const { id, name } = props.character;
    const put = await putCharacters([props.character]);
    await refreshCharacters();
    setBusy(false);
    if (!put.ok) return toast({ text: sentenceOf(put.fault), tone: 'bad' });
    const back = () => (mine ? putCharacters([mine]) : removeCharacters([id]));
    toast({
      text: say('{shortened} is in your collection.', { shortened: shortened(name, 60) }),
      action: { label: say('Undo'), run: () => void back().then(() => refreshCharacters()) },
    });
    props.onClose();
  }

  return (
    <Sheet
      title={shortened(props.character.name, 120)}
      onClose={props.onClose}
      foot={
        <Button tone="accent" disabled={busy()} onClick={() => void keep()}>
          {mine ? say('Put it in place of mine') : say('Keep it')}
        </Button>
      }
    >
      <p class="muted">
        {say('Sent to you · {points} · {range} · {source}', {
          points: pointsOf(props.character),
          range: rangeOf(props.character),
          source: sourceOf(props.character),
        })}
      </p>
      <Show when={mine}>
        {(own) => (
          <p>
            {say('You have {shortened} under the same set and number. Close this to leave yours as it is.', {
              shortened: shortened(own().name, 60),
            })}
          </p>
        )}
      </Show>
      <Show when={cardOf(props.character)} fallback={<WholeDial character={props.character} />}>
        {(card) => <CardDrawing card={card()} />}
      </Show>
    </Sheet>
  );
}
