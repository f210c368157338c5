import { createSignal, type JSX, Show } from 'solid-js';
import { characters, refreshCharacters } from '../../app/collection/library';
import { toast } from '../../app/messages';
import { sentenceOf } from '../../app/storage/faults';
import { cardOf } from '../../catalog/cards/carded';
import type { Character } from '../../catalog/character';
import { putCharacters, removeCharacters } from '../../store/characters';
import { sameData } from '../../store/same';
import { pointsOf, rangeOf, shortened, sourceOf } from '../../text/collection-words';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { CardDrawing } from '../shared/characters/card-drawing';
import { WholeDial } from '../shared/dial/whole-dial';
import { ReceivedFrame, type Standing } from './received-frame';
import type { ReceivedAbout } from './received-sheet';

/** Somebody's character, looked at before it is kept. */
export default function ReceivedCharacter(props: ReceivedAbout & { character: Character }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  // As it was when the sheet opened: keeping it puts the new one there.
  const mine = characters()?.find(({ id }) => id === props.character.id) ?? null;
  const same = mine !== null && sameData(bare(mine), bare(props.character));

  async function keep(): Promise<void> {
    setBusy(true);
    const { id, name } = props.character;
    const put = await putCharacters([props.character]);
    await refreshCharacters();
    setBusy(false);
    const refused = put.ok ? put.value.refused[0] : undefined;
    if (!put.ok) return toast({ text: sentenceOf(put.fault), tone: 'bad' });
    if (refused)
      return toast({
        text: say('Could not save this character: {reason}.', { reason: refused.reason }),
        tone: 'bad',
      });
    const back = () => (mine ? putCharacters([mine]) : removeCharacters([id]));
    toast({
      text: say('{name} saved to your collection.', { name: shortened(name, 60) }),
      action: { label: say('Undo'), run: () => void back().then(() => refreshCharacters()) },
    });
    props.onClose();
  }
  const standing = (): Standing => {
    if (!mine) return { how: 'new', words: say('You do not have this character yet.') };
    if (same) return { how: 'same', words: say('You already have exactly this character.') };
    return {
      how: 'other',
      words: say('You have {name} with the same set and number, but different. Close this to keep yours.', {
        name: shortened(mine.name, 60),
      }),
    };
  };

  return (
    <ReceivedFrame
      title={say('Character received')}
      name={props.character.name}
      facts={[pointsOf(props.character), rangeOf(props.character), sourceOf(props.character)]}
      bytes={props.bytes}
      standing={standing()}
      onClose={props.onClose}
      foot={
        <Show when={!same} fallback={<Button onClick={props.onClose}>{say('Done')}</Button>}>
          <Button tone="accent" big disabled={busy()} onClick={() => void keep()}>
            {mine ? say('Replace mine') : say('Save')}
          </Button>
        </Show>
      }
    >
      <Show when={cardOf(props.character)} fallback={<WholeDial character={props.character} />}>
        {(card) => <CardDrawing card={card()} />}
      </Show>
    </ReceivedFrame>
  );
}

/** What it is by itself, not how it came here. */
function bare(character: Character): unknown {
  return { ...character, origin: '', added: undefined, edited: undefined, deletedAt: undefined };
}
