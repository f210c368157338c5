import '../collection.css';
import { createResource, type JSX, Show } from 'solid-js';
import { forgetImport, readLastImport, undoLastImport } from '../../../app/import/last-import';
import { toast } from '../../../app/messages';
import { currentLocale } from '../../../text/format-values';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';

/** Offers to undo the last import for one day, even after the app was closed. */
export default function LastImportBar(): JSX.Element {
  const [last, { refetch }] = createResource(() => readLastImport(Date.now()));
  const undo = async () => {
    const { ok, edited } = await undoLastImport();
    const undone =
      edited === 0
        ? say('Import undone.')
        : sayMany(
            edited,
            'Import undone. 1 record that you changed was left as it is.',
            'Import undone. {n} records that you changed were left as they are.',
          );
    toast(ok ? undone : { text: say('Only part of the import was undone.'), tone: 'bad' });
    await refetch();
  };
  const forget = async () => {
    await forgetImport();
    await refetch();
  };
  return (
    <Show when={last.latest}>
      {(import_) => (
        <div class="last-import">
          <span class="small">
            {say('Last import: {records}, {time}', {
              records: sayMany(import_().records, '1 record', '{n} records'),
              time: new Date(import_().time).toLocaleString(currentLocale(), {
                timeStyle: 'short',
                dateStyle: 'short',
              }),
            })}
          </span>
          <Button onClick={() => void undo()}>{say('Undo import')}</Button>
          <IconButton icon="close" name={say('Hide last import')} onClick={() => void forget()} />
        </div>
      )}
    </Show>
  );
}
