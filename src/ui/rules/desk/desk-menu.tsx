import { createSignal, type JSX } from 'solid-js';
import { toast } from '../../../app/messages';
import { setCurrentDesk } from '../../../app/rules/current-desk';
import { type Desk, deskRules, printDesk } from '../../../app/rules/desk';
import { printRuling } from '../../../app/rules/desk-text';
import { makeRulingId, saveRuling } from '../../../app/rules/rulings';
import { announceShareResult, shareText } from '../../../app/share';
import { makeDeskLink } from '../../../share/ruling-file';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { MenuGroup, MenuRow } from '../../kit/menu';
import { BottomSheet } from '../../kit/sheet';
import { NameFields } from '../../shared/name-fields';
import { startGameFromDesk } from './play-on-button';

/** Menu for the desk: name, notes, sharing, clearing. */
export default function DeskMenu(props: {
  desk: Desk;
  onChange: (by: Partial<Desk>) => void;
  onClose: () => void;
}): JSX.Element {
  const [name, setName] = createSignal(props.desk.name);
  const [note, setNote] = createSignal(props.desk.note);
  const called = () => name().trim() || say('Ruling');
  const now = (): Desk => ({ ...props.desk, name: name().trim(), note: note().trim() });
  const close = (): void => {
    props.onChange({ name: name().trim(), note: note().trim() });
    props.onClose();
  };
  /** Returns a note for the recipient about house rules, which the notation cannot express. */
  const noteToSend = (): string => {
    const played = deskRules(props.desk).house.inForce.map((rule) => say(rule.name));
    const house = played.length === 0 ? '' : say('House rules: {rules}', { rules: played.join('; ') });
    return [note().trim(), house].filter((part) => part !== '').join('\n');
  };
  const link = async (): Promise<void> => {
    const shared = { name: called(), note: noteToSend(), notation: printDesk(now()) };
    announceShareResult(await shareText(called(), await makeDeskLink(location.href, shared)), 'link');
  };
  const words = async (): Promise<void> => {
    announceShareResult(await shareText(called(), printRuling(now())), 'ruling');
  };
  const keep = async (): Promise<void> => {
    const { edition, position, questions } = now();
    const first = questions.slice(0, 1);
    const notation = printDesk({ ...now(), position, questions: first });
    const fault = await saveRuling({ id: makeRulingId(), name: called(), note: noteToSend(), notation, edition });
    toast(
      fault === null ? say('{name} saved with its first question.', { name: called() }) : { text: fault, tone: 'bad' },
    );
  };
  const play = (): void => {
    close();
    const played = props.desk.questions.find(({ ask }) => ask === 'play');
    void startGameFromDesk(now(), played?.ask === 'play' ? played.of : []);
  };
  const clear = (): void => {
    const before = now();
    props.onClose();
    setCurrentDesk(null);
    toast({ text: say('Judge’s desk cleared.'), action: { label: say('Undo'), run: () => setCurrentDesk(before) } });
  };
  return (
    <BottomSheet
      title={say('Judge’s desk')}
      onClose={close}
      foot={
        <Button tone="accent" big onClick={close}>
          {say('Done')}
        </Button>
      }
    >
      <div class="stack">
        <NameFields name={name()} note={note()} onName={setName} onNote={setNote} />
        <MenuGroup label={say('Share and save')}>
          <MenuRow icon="share" hint={say('with position, questions and notes')} onClick={() => void link()}>
            {say('Share as a link')}
          </MenuRow>
          <MenuRow icon="file" hint={say('answers, reasons, passages and the notation')} onClick={() => void words()}>
            {say('Share as text')}
          </MenuRow>
          <MenuRow icon="folder" hint={say('with the first question, under Saved rulings')} onClick={() => void keep()}>
            {say('Save the position')}
          </MenuRow>
          <MenuRow icon="table" hint={say('as a new game on the Table')} onClick={play}>
            {say('Play on')}
          </MenuRow>
          <MenuRow icon="remove" onClick={clear}>
            {say('Clear the judge’s desk')}
          </MenuRow>
        </MenuGroup>
      </div>
    </BottomSheet>
  );
}
