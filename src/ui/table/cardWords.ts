import { CARD_TEXT_LIMIT, type CardProblemCode, EVENT_CLICKS_LIMIT, EVENT_WORDS_LIMIT } from '../../catalog/card-draft';
import { NAME_LIMIT } from '../../catalog/limits';

/** What is wrong with a card that is being typed. */
export const CARD_PROBLEM_WORDS: Readonly<Record<CardProblemCode, string>> = {
  'name-missing': 'Give it a name.',
  'name-too-long': `A name has at most ${NAME_LIMIT} characters.`,
  'text-too-long': `At most ${CARD_TEXT_LIMIT} characters.`,
  'needs-too-long': `At most ${CARD_TEXT_LIMIT} characters.`,
  'points-unreadable': 'Points are a whole number from 0 to 999.',
  'clicks-out-of-range': `A dial has 1 to ${EVENT_CLICKS_LIMIT} clicks.`,
  'too-many-lines': 'There are more lines than clicks.',
  'effect-unreadable': 'A line is a colour, a colon and what it does.',
  'line-too-long': `A line has at most ${EVENT_WORDS_LIMIT} characters.`,
};
