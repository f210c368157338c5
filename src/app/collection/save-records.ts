import type { Character } from '../../catalog/character';
import { characterRepository } from '../../store/characters';
import { pauseLiveQueries, settleLiveQueries } from '../../store/live-queries';
import { truncate } from '../../text/character-text';
import { say } from '../../text/say';
import { type ImportRepository, makeUndoData, undoSave } from '../import/save-imported';
import { type ToastMessage, toast, toastWithUndo } from '../messages';
import { deleteWithUndo } from '../storage/delete-with-undo';
import { describeStoreFault } from '../storage/store-fault-text';

const NAME_LENGTH = 60;

/** Repository of the saved records, and the messages shown after a save. */
export interface SaveTarget<Item> {
  readonly repository: Pick<ImportRepository<Item>, 'putMany' | 'remove'>;
  /** Name of the record in fault messages. */
  readonly name: string;
  /** Message after all records are on disk. */
  readonly message: string;
  /** Alternative action offered beside a fault. */
  readonly alternative?: ToastMessage['action'];
}

/** Saves records and shows a message with an undo. If the write failed, returns false and shows the reason. */
export async function saveRecords<Item extends { readonly id: string }>(
  items: readonly Item[],
  { repository, name, message: saved, alternative }: SaveTarget<Item>,
): Promise<boolean> {
  const result = await repository.putMany(items);
  const refused = result.ok ? result.value.refused[0] : undefined;
  if (!result.ok || refused) {
    const text = result.ok
      ? say('Could not save {name}: {reason}.', { name: truncate(name, NAME_LENGTH), reason: refused?.reason })
      : describeStoreFault(result.fault);
    toast({ text, tone: 'bad', action: alternative });
    return false;
  }
  const undo = () => void undoSave(makeUndoData(result.value), repository);
  toastWithUndo(saved, undo);
  return true;
}

export function savedToCollectionMessage(name: string): string {
  return say('{name} saved to your collection.', { name: truncate(name, NAME_LENGTH) });
}

export function savedToMapsMessage(name: string): string {
  return say('{map} saved to your maps.', { map: truncate(name, NAME_LENGTH) });
}

/** Runs work that writes many records, such as an import. Screens update once, after the work. */
export async function batchWrites<Value>(work: () => Promise<Value>): Promise<Value> {
  const value = await pauseLiveQueries(work);
  await settleLiveQueries();
  return value;
}

/** Saves a character and shows a message with an undo. False if the write failed. */
export function saveCharacter(character: Character): Promise<boolean> {
  return saveRecords([character], {
    repository: characterRepository,
    name: character.name,
    message: savedToCollectionMessage(character.name),
  });
}

/** Deletes a character and offers an undo. */
export function deleteCharacter({ id, name }: Character): Promise<void> {
  return deleteWithUndo(name, [[id], characterRepository]);
}
