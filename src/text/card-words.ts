import { CARD_TEXT_LIMIT, type CardProblemCode, EVENT_CLICKS_LIMIT, EVENT_WORDS_LIMIT } from '../catalog/card-draft';
import { NAME_LIMIT } from '../catalog/limits';
import { say } from './say';

/** What is wrong with a card that is being typed. */
export const CARD_PROBLEM_WORDS: Readonly<Record<CardProblemCode, string>> = {
  'name-missing': say('Give it a name.'),
  'name-too-long': say('A name has at most {namelimit} characters.', { namelimit: NAME_LIMIT }),
  'text-too-long': say('At most {cardtextlimit} characters.', { cardtextlimit: CARD_TEXT_LIMIT }),
  'needs-too-long': say('At most {cardtextlimit} characters.', { cardtextlimit: CARD_TEXT_LIMIT }),
  'points-unreadable': say('Points are a whole number from 0 to 999.'),
  'clicks-out-of-range': say('A dial has 1 to {eventclickslimit} clicks.', { eventclickslimit: EVENT_CLICKS_LIMIT }),
  'too-many-lines': say('There are more lines than clicks.'),
  'effect-unreadable': say('A line is a colour, a colon and what it does.'),
  'line-too-long': say('A line has at most {eventwordslimit} characters.', { eventwordslimit: EVENT_WORDS_LIMIT }),
};
