import type { JSX } from 'solid-js';
import { deleteCharacter } from '../../../app/collection/save-records';
import { goTo } from '../../../app/route';
import { cardOf } from '../../../catalog/cards/carded-character';
import type { Character } from '../../../catalog/character';
import { CharacterDetail } from './character-detail';

export default function OpenCharacter(props: { character: Character; onClose: () => void }): JSX.Element {
  return (
    <CharacterDetail
      character={props.character}
      onClose={() => props.onClose()}
      onDelete={() => {
        props.onClose();
        void deleteCharacter(props.character);
      }}
      onEdit={() => goTo('collection', cardOf(props.character) ? 'edit-card' : 'edit', props.character.id)}
    />
  );
}
