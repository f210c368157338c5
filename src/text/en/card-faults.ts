import type { TileFault } from '../../board/tiles';
import type { MapFault } from '../../catalog/cards/lay-map';
import type { CardProblemCode } from '../../catalog/cards/problems';

/** Every code with which a record of cards stays out of a box, or a card being entered is not done. What it is about comes after it. */
export const EN_CARD_FAULTS: Readonly<
  Record<CardProblemCode | TileFault['code'] | MapFault['code'] | 'bad-shape' | 'too-many', string>
> = {
  'bad-shape': 'A value does not fit',
  'too-many': 'There are too many; the rest was left out',
  'id-unfit': 'A card’s id has a slash in it',
  'id-repeated': 'Two have the same id',
  'name-repeated': 'Two action cards have the same name',
  'red-past-last': 'The red space lies past the end of the action track',
  'faces-alike': 'Both sides of the card are for the same number of figures',
  'faces-for-henchmen': 'Only henchmen have a card with two sides',
  'figures-for-henchmen': 'Only henchmen come as several figures',
  'health-for-henchmen': 'Henchmen have a health of their own, and nobody else has',
  'march-without-price': 'A march has a price, and nothing else has',
  'march-by-hero': 'Only henchmen march',
  'run-by-henchman': 'Henchmen do not run',
  'no-slots': 'The card has no damage slot',
  'build-falls': 'A level has fewer build points than the one before',
  'starting-cards': 'A character has two starting cards',
  'too-dear-to-take': 'No level has the build points for this card',
  'lasting-without-duration': 'An effect that lasts needs a duration',
  'reaction-without-cost': 'A reaction has a cost',
  'until-before-stage': 'The scenario is over before its stage begins',
  'token-unbreakable': 'A token that cannot be damaged takes no wounds',
  'bad-frame': 'The tile’s outline has a sign that is no wall, door or gap',
  'bad-strength': 'There is nothing here that could be so strong',
  'bad-thing': 'There is no object here, or it is two things at once',
  'unknown-tile': 'This tile is not among the cards',
  overlap: 'Two tiles lie over each other',
  apart: 'This tile touches no other',
  'map-too-large': 'The map is larger than 64 squares',
  'no-tiles': 'The map has no tiles',
  'bad-door': 'No door can stand here',
  'bad-spawn': 'No spawn point can lie here',
  'spawn-repeated': 'Two spawn points lie on one square',
  empty: 'The drawing is empty',
  'too-large': 'The drawing is too large',
  'missing-line': 'A line of the drawing is missing',
  'unknown-letter': 'The drawing has a letter that means nothing',
  'repeated-letter': 'A square has a letter twice',
  'bad-edge': 'There is a sign where a wall, a door or a gap should be',
  'bad-corner': 'There is a sign where a corner should be',
};
