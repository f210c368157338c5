import type { Character } from '../../character';
import { type CardBox, toSharedCharacter } from '../card-file';
import { DEMO_HEROES } from './heroes';
import { DEMO_MAP_CARDS, DEMO_TILES } from './maps';
import { DEMO_SALT_COURT } from './salt-court';
import { DEMO_SCENARIOS, DEMO_VICTORY } from './scenarios';

/** Invented characters and cards, enough for a mission. This module is loaded on demand, not with the app. */
export const DEMO_CARD_CHARACTERS: readonly Character[] = [...DEMO_HEROES, ...DEMO_SALT_COURT];

export const DEMO_CARD_BOX: CardBox = {
  characters: DEMO_CARD_CHARACTERS.flatMap((character) => toSharedCharacter(character) ?? []),
  scenarios: DEMO_SCENARIOS,
  tiles: DEMO_TILES,
  maps: DEMO_MAP_CARDS,
  victories: [DEMO_VICTORY],
};
