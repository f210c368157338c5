import type { TileFault } from '../board/tiles';
import type { MapFault } from '../catalog/cards/lay-map';
import type { CardProblemCode } from '../catalog/cards/problems';
import { say } from './say';

/** Every code with which a record of cards stays out of a box, or a card being entered is not done. What it is about comes after it. */
export const EN_CARD_FAULTS: Readonly<
  Record<CardProblemCode | TileFault['code'] | MapFault['code'] | 'bad-shape' | 'too-many', string>
> = {
  'bad-shape': say('A value does not fit'),
  'too-many': say('There are too many; the rest was left out'),
  'id-unfit': say('A card’s id has a slash in it'),
  'id-repeated': say('Two have the same id'),
  'name-repeated': say('Two action cards have the same name'),
  'red-past-last': say('The red space lies past the end of the action track'),
  'faces-alike': say('Both sides of the card are for the same number of figures'),
  'faces-for-henchmen': say('Only henchmen have a card with two sides'),
  'figures-for-henchmen': say('Only henchmen come as several figures'),
  'health-for-henchmen': say('Henchmen have a health of their own, and nobody else has'),
  'march-without-price': say('A march has a price, and nothing else has'),
  'march-by-hero': say('Only henchmen march'),
  'run-by-henchman': say('Henchmen do not run'),
  'no-slots': say('The card has no damage slot'),
  'build-falls': say('A level has fewer build points than the one before'),
  'starting-cards': say('A character has two starting cards'),
  'too-dear-to-take': say('No level has the build points for this card'),
  'lasting-without-duration': say('An effect that lasts needs a duration'),
  'reaction-without-cost': say('A reaction has a cost'),
  'until-before-stage': say('The scenario is over before its stage begins'),
  'token-unbreakable': say('A token that cannot be damaged takes no wounds'),
  'bad-frame': say('The tile’s outline has a sign that is no wall, door or gap'),
  'bad-strength': say('There is nothing here that could be so strong'),
  'bad-thing': say('There is no object here, or it is two things at once'),
  'unknown-tile': say('This tile is not among the cards'),
  overlap: say('Two tiles lie over each other'),
  apart: say('This tile touches no other'),
  'map-too-large': say('The map is larger than 64 squares'),
  'no-tiles': say('The map has no tiles'),
  'bad-door': say('No door can stand here'),
  'bad-spawn': say('No spawn point can lie here'),
  'spawn-repeated': say('Two spawn points lie on one square'),
  empty: say('The drawing is empty'),
  'too-large': say('The drawing is too large'),
  'missing-line': say('A line of the drawing is missing'),
  'unknown-letter': say('The drawing has a letter that means nothing'),
  'repeated-letter': say('A square has a letter twice'),
  'bad-edge': say('There is a sign where a wall, a door or a gap should be'),
  'bad-corner': say('There is a sign where a corner should be'),
};
