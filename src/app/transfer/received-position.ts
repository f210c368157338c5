import type { parseSharedPosition } from '../../notation/cases';
import { editionById } from '../../rules/editions';
import type { SharedRuling } from '../../share/ruling-file';
import { newId } from '../../store/database';
import { rulingRepository } from '../../store/rulings';
import { truncate } from '../../text/character-text';
import { say, sayMany } from '../../text/say';
import { openPositionNotation } from '../map/opened-position';
import { toast, toastWithUndo } from '../messages';
import { parseCachedPosition } from '../reading/cached-positions';
import { goTo } from '../route';
import { rulings, saveRuling } from '../rules/rulings';
import type { ReceivedItem } from './received-item';

type Sheet = Extract<ReturnType<typeof parseSharedPosition>, { readonly ok: true }>['value'];

export interface ReceivedPosition extends ReceivedItem {
  readonly sheet: Sheet;
}

/** Previews a received position or ruling. Null if this version cannot read it. */
export function makeReceivedPosition(ruling: SharedRuling): ReceivedPosition | null {
  const { note, notation } = ruling;
  const read = parseCachedPosition(notation);
  if (!read.ok) return null;
  const sheet = read.value;
  const name = ruling.name.trim() || sheet.title || say('Ruling');
  const mine = rulings()?.find((each) => each.notation === notation && each.note === note);
  async function save(): Promise<(() => void) | null> {
    const id = `ruling-${newId()}`;
    const fault = await saveRuling({ id, name, note, notation, edition: sheet.edition });
    if (fault !== null) {
      toast({ text: fault, tone: 'bad' });
      return null;
    }
    return () => {
      goTo('rules', 'ask');
      toastWithUndo(say('{name} saved.', { name }), () => rulingRepository.remove([id]));
    };
  }
  return {
    sheet,
    title: say('Ruling received'),
    name,
    facts: [editionById(sheet.edition)?.name ?? '', sayMany(sheet.position.pieces.length, '1 figure', '{n} figures')],
    effect: mine
      ? { how: 'same', words: say('You already saved this as {name}.', { name: truncate(mine.name, 60) }) }
      : { how: 'new', words: say('You do not have this ruling yet.') },
    actions: [
      {
        label: say('Open on the map'),
        run: async () =>
          openPositionNotation(notation, { name, note, id: null }).ok ? () => goTo('map', 'ask') : null,
      },
      ...(mine ? [] : [{ label: say('Save'), isPrimary: true, run: save }]),
    ],
  };
}
