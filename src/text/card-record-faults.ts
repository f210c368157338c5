import type { TileFault } from '../board/tile';
import type { CardProblemCode } from '../catalog/cards/card-problems';
import type { MapFault } from '../catalog/cards/lay-map';
import { say } from './say';

/**
 * Text of every fault of an imported card record or an unfinished card. The detail of the fault follows in brackets.
 */
export const CARD_RECORD_FAULT_TEXT: Readonly<
  Record<CardProblemCode | TileFault['code'] | MapFault['code'] | 'bad-shape' | 'too-many', string>
> = {
  'bad-shape': say('A value is not valid'),
  'too-many': say('Too many entries: the rest was left out'),
  'id-unfit': say('A card’s id contains a slash'),
  'id-repeated': say('Two records have the same id'),
  'name-repeated': say('Two action cards have the same name'),
  'red-past-last': say('The red space is past the end of the action track'),
  'faces-alike': say('Both sides of the card have the same number of figures'),
  'faces-for-henchmen': say('Only henchman cards have two sides'),
  'figures-for-henchmen': say('Only henchmen have more than one figure'),
  'health-for-henchmen': say('Henchmen need a health value; other characters have none'),
  'march-without-price': say('March needs a cost; other moves have none'),
  'march-by-hero': say('Only henchmen can march'),
  'run-by-henchman': say('Henchmen cannot run'),
  'no-slots': say('The card has no damage slot'),
  'build-falls': say('A level has fewer build points than the level before'),
  'starting-cards': say('A character has two starting cards'),
  'too-dear-to-take': say('No level has enough build points for this card'),
  'lasting-without-duration': say('A lasting effect needs a duration'),
  'reaction-without-cost': say('A reaction needs a cost'),
  'until-before-stage': say('The scenario ends before its stage begins'),
  'token-unbreakable': say('A token that cannot be damaged cannot have wounds'),
  'token-repeated': say('Two tokens have the same name: rename one'),
  'role-repeated': say('Two roles have the same name: rename one'),
  'token-never': say('This token can never enter: check its stage and the token it follows'),
  'objective-about-nothing': say('An objective needs a token or a role of this card'),
  'objective-unbreakable': say('An objective asks to destroy a token that cannot be damaged'),
  'objective-late': say('An objective ends before its stages begin, or after the card'),
  'bad-frame': say('The tile’s outline has a symbol that is not a wall, door or gap'),
  'bad-strength': say('This strength is not valid, or there is nothing here that needs one'),
  'bad-thing': say('No object here, or two entries for the same one'),
  'unknown-tile': say('This tile is not in your cards'),
  overlap: say('Two tiles overlap'),
  apart: say('This tile does not touch another tile'),
  'map-too-large': say('The map is larger than 64 squares'),
  'no-tiles': say('The map has no tiles'),
  'bad-door': say('A door cannot go here'),
  'bad-spawn': say('A spawn point cannot go here'),
  'spawn-repeated': say('Two spawn points are on the same square'),
  empty: say('The drawing is empty'),
  'too-large': say('The drawing is too large'),
  'missing-line': say('The drawing is missing a line'),
  'unknown-letter': say('The drawing has an unknown letter'),
  'repeated-letter': say('A square has the same letter twice'),
  'bad-edge': say('A wall, door or gap should be here'),
  'bad-corner': say('A corner should be here'),
};
