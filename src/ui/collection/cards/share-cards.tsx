import { createSignal, type JSX } from 'solid-js';
import { toast } from '../../../app/messages';
import { fileName, shareFile, wordsOfShared } from '../../../app/share';
import { sentenceOf } from '../../../app/storage/faults';
import { collectionFile, NOTHING } from '../../../app/transfer/export-collection';
import { printCsv } from '../../../catalog/csv/parse';
import { isShelfCard, type ShelfCard, type ShelfPart } from '../../../catalog/shelf/card';
import { tableOfShelf } from '../../../catalog/shelf/csv';
import { listCards } from '../../../store/cards';
import type { Kept } from '../../../store/records';
import { SHELF_NAMES } from '../../../text/card-kind-words';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Segmented } from '../../kit/segmented';
import { Sheet } from '../../kit/sheet';

/** One shelf, or all four, as our own file or as a table. */
export default function ShareShelf(props: { part: ShelfPart; onClose: () => void }): JSX.Element {
  const [which, setWhich] = createSignal<'one' | 'all'>('one');
  const [busy, setBusy] = createSignal(false);

  async function share(fileOf: (cards: readonly (ShelfCard & Kept)[], name: string) => Promise<File>): Promise<void> {
    setBusy(true);
    try {
      const found = await listCards();
      if (!found.ok) return toast({ text: sentenceOf(found.fault), tone: 'bad' });
      const cards = found.value.items
        .filter(isShelfCard)
        .filter(({ part }) => which() === 'all' || part === props.part);
      const what = which() === 'all' ? 'shelves' : props.part;
      const file = await fileOf(cards, fileName(`sidekick ${what} ${new Date().toISOString().slice(0, 10)}`));
      const words = wordsOfShared(await shareFile(file, file.name), say('The file'));
      if (words) toast(words);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet title={say('Share or export')} onClose={() => props.onClose()}>
      <div class="stack">
        <Segmented
          label={say('What to include')}
          options={[
            { value: 'one', label: SHELF_NAMES[props.part] },
            { value: 'all', label: say('All four kinds') },
          ]}
          value={which()}
          onChange={setWhich}
        />
        <Button
          wide
          disabled={busy()}
          hint={say('for another phone or as a backup; open it with Import files')}
          onClick={() =>
            void share(async (cards, name) => {
              const written = await collectionFile({ ...NOTHING, cards }, name);
              return written.file;
            })
          }
        >
          {say('Sidekick file')}
        </Button>
        <Button
          wide
          disabled={busy()}
          hint={say('for a spreadsheet; can be imported again')}
          onClick={() =>
            void share(
              async (cards, name) =>
                // Spreadsheets take the file for UTF-8 only where it begins with this mark.
                new File(['\uFEFF', printCsv(tableOfShelf(cards))], `${name}.csv`, { type: 'text/csv' }),
            )
          }
        >
          {say('Table (CSV)')}
        </Button>
      </div>
    </Sheet>
  );
}
