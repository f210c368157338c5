import './import.css';
import { For, type JSX } from 'solid-js';
import { IMPORT_KINDS, KIND_COUNT_TEXT } from '../../../app/import/import-summary';
import type { PreviewPrompt } from '../../../app/import/run-import';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';

/** Sheet that previews the contents of an archive or folder, before anything is saved. */
export default function ImportPreviewSheet(props: { asked: PreviewPrompt; onClose: () => void }): JSX.Element {
  const answer = (wanted: boolean) => {
    props.asked.answer(wanted);
    props.onClose();
  };
  const lines = () => {
    const { counts, asked } = props.asked.preview;
    const kinds = IMPORT_KINDS.flatMap((kind) => {
      const { added, replaced, same } = counts[kind];
      const many = KIND_COUNT_TEXT[kind];
      return [
        ...(added > 0 ? [say('New: {items}', { items: many(added) })] : []),
        ...(replaced > 0 ? [say('Changed: {items}', { items: many(replaced) })] : []),
        ...(same > 0 ? [say('Already there: {items}', { items: many(same) })] : []),
      ];
    });
    return asked === 0 ? kinds : [...kinds, `${say('Changed by you, different in the file')}: ${asked}`];
  };
  return (
    <BottomSheet
      title={sayMany(props.asked.preview.files, 'Import 1 file?', 'Import {n} files?')}
      onClose={() => answer(false)}
      foot={
        <>
          <Button onClick={() => answer(false)}>{say('Cancel')}</Button>
          <Button tone="accent" onClick={() => answer(true)}>
            {say('Import')}
          </Button>
        </>
      }
    >
      <ul class="stack import-lines" data-tone="good">
        <For each={lines()} fallback={<li>{say('Nothing new for your collection.')}</li>}>
          {(line) => <li>{line}</li>}
        </For>
      </ul>
      <p class="muted small">{say('Nothing is saved yet. You can undo the import later.')}</p>
    </BottomSheet>
  );
}
