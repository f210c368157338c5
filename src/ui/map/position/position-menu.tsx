import { createSignal, type JSX } from 'solid-js';
import { closePosition, type OpenedPosition, setOpenedPositionName } from '../../../app/map/opened-position';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import { makeRulingId, saveOpenPosition, saveRuling } from '../../../app/rules/rulings';
import { EDITIONS, editionById } from '../../../rules/editions';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { SelectField } from '../../kit/field';
import { BottomSheet } from '../../kit/sheet';
import { NameFields } from '../../shared/name-fields';
import { ShareRuling } from '../../shared/rulings/share-ruling';

export interface PositionMenuProps {
  now: OpenedPosition;
  /** Returns the current position and question in notation. */
  notation: () => string;
  onClose: () => void;
}

/** Menu of the open position: save, share, change rules, close. */
export default function PositionMenu(props: PositionMenuProps): JSX.Element {
  const context = () => props.now.context;
  const [name, setName] = createSignal(props.now.name);
  const [note, setNote] = createSignal(props.now.note);
  const [busy, setBusy] = createSignal(false);
  const called = () => name().trim() || say('Ruling');
  const keep = async (): Promise<void> => {
    setBusy(true);
    const id = props.now.id ?? makeRulingId();
    const kept = { id, name: called(), note: note().trim() };
    const fault = await saveRuling({ ...kept, notation: props.notation(), edition: context().ruleset.id });
    setBusy(false);
    if (fault !== null) {
      toast({ text: fault, tone: 'bad' });
      return;
    }
    setOpenedPositionName(props.now, kept);
    props.onClose();
    toast({
      text: say('{name} saved.', { name: kept.name }),
      action: { label: say('Show all'), run: () => goTo('rules') },
    });
  };
  const judge = async (): Promise<void> => {
    const [{ parseDesk }, { restoreDesk, replaceDesk }] = await Promise.all([
      import('../../../app/rules/desk'),
      import('../../../app/rules/current-desk'),
    ]);
    const read = parseDesk(props.notation(), { name: name().trim(), note: note().trim() });
    if (!read.ok) {
      toast({ text: read.fault, tone: 'bad' });
      return;
    }
    // The judge’s stored desk is loaded before it is replaced, so the user can restore it.
    await restoreDesk();
    replaceDesk(read.value);
    goTo('rules', 'desk');
  };
  const leave = (): void => {
    props.onClose();
    const before = { name: props.now.name, notation: props.notation() };
    const { now } = props;
    closePosition();
    void saveOpenPosition(null);
    goTo('map', 'ask');
    if (now.id !== null) return;
    toast({
      text: say('Position closed without saving.'),
      action: { label: say('Undo'), run: () => void reopen(before) },
    });
  };
  return (
    <BottomSheet
      title={props.now.id === null ? say('Save this ruling') : say('This ruling')}
      onClose={props.onClose}
      foot={
        <>
          <Button onClick={leave}>{say('Close position')}</Button>
          <Button tone="accent" big disabled={busy()} onClick={() => void keep()}>
            {props.now.id === null ? say('Save') : say('Save changes')}
          </Button>
        </>
      }
    >
      <div class="stack">
        <NameFields name={name()} note={note()} onName={setName} onNote={setNote} />
        <SelectField
          label={say('Rules')}
          value={context().ruleset.id}
          onChange={(value) => context().setRuleset(editionById(value) ?? EDITIONS[0])}
          options={EDITIONS.map((each) => ({ value: each.id, label: each.name }))}
        />
        <Button wide hint={say('more questions, compare editions, print')} onClick={() => void judge()}>
          {say('Open on the judge’s desk')}
        </Button>
        <ShareRuling ruling={() => ({ name: called(), note: note().trim(), notation: props.notation() })} />
      </div>
    </BottomSheet>
  );
}

async function reopen(before: { readonly name: string; readonly notation: string }): Promise<void> {
  const { openPositionNotation } = await import('../../../app/map/opened-position');
  openPositionNotation(before.notation, { name: before.name, note: '', id: null });
}
