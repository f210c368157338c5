import { createSignal, type JSX } from 'solid-js';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import { type SavedRuling, saveRuling } from '../../../app/rules/rulings';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { NameFields } from '../name-fields';
import { ShareRuling } from './share-ruling';

export default function RulingSheet(props: {
  ruling: SavedRuling;
  onDelete: () => void;
  onClose: () => void;
}): JSX.Element {
  const [name, setName] = createSignal(props.ruling.name);
  const [note, setNote] = createSignal(props.ruling.note);
  const changed = () => name() !== props.ruling.name || note() !== props.ruling.note;
  const save = async (): Promise<void> => {
    const fault = await saveRuling({ ...props.ruling, name: name().trim() || props.ruling.name, note: note() });
    if (fault === null) props.onClose();
    else toast({ text: fault, tone: 'bad' });
  };
  return (
    <BottomSheet
      title={props.ruling.name}
      onClose={props.onClose}
      foot={
        <>
          <Button tone="bad" onClick={() => props.onDelete()}>
            {say('Delete')}
          </Button>
          <Button tone="accent" disabled={!changed()} onClick={() => void save()}>
            {say('Save changes')}
          </Button>
        </>
      }
    >
      <div class="stack">
        <NameFields name={name()} note={note()} onName={setName} onNote={setNote} />
        <Button wide onClick={() => goTo('map', 'ruling', props.ruling.id)}>
          {say('Open on the map')}
        </Button>
        <ShareRuling ruling={() => ({ name: name(), note: note(), notation: props.ruling.notation })} />
      </div>
    </BottomSheet>
  );
}
