import type { Character } from '../../catalog/character';
import { characterRepository } from '../../store/characters';
import { deleteWithUndo } from '../storage/delete-with-undo';
import { savedToCollectionMessage, saveRecords } from './save-records';

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
