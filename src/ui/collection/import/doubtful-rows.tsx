import type { JSX } from 'solid-js';
import type { RowsPrompt } from '../../../app/import/run-import';
import type { RowChoices } from '../../../catalog/checklist/match';
import { truncate } from '../../../text/character-text';
import { say, sayMany } from '../../../text/say';
import DoubtSheet from '../../shared/characters/doubt-sheet';

/** Sheet with rows of an ownership list that match several characters. */
export default function DoubtfulRows(props: { asked: RowsPrompt; onClose: () => void }): JSX.Element {
  const answer = (chosen: RowChoices) => {
    props.asked.answer(chosen);
    props.onClose();
  };
  return (
    <DoubtSheet
      rows={props.asked.rows}
      intro={sayMany(
        props.asked.rows.length,
        '1 row of {file} may mean several characters.',
        '{n} rows of {file} may mean several characters.',
        { file: truncate(props.asked.file, 40) },
      )}
      skip={say('Skip all')}
      done={(open) => (open === 0 ? say('Import') : sayMany(open, 'Import, skip 1 row', 'Import, skip {n} rows'))}
      onAnswer={answer}
      onClose={() => answer([])}
    />
  );
}
