import type { FieldDifference } from '../difference';
import type { GeneralCard } from './card';
import { generalCardsToTable } from './csv';

/** Lists all differences between two versions of a card, field by field. The mark for editing by hand is ignored. */
export function listCardDifferences(mine: GeneralCard, theirs: GeneralCard): FieldDifference[] {
  const { headings, rows } = generalCardsToTable([mine, theirs]);
  return headings.flatMap((field, column) => {
    const [before = '', after = ''] = rows.map((row) => row[column] ?? '');
    return before === after ? [] : [{ field, mine: before, theirs: after }];
  });
}
