import {
  CARD_TEXT_LIMIT,
  type CardDraftProblemCode,
  EVENT_CLICKS_LIMIT,
  EVENT_LINE_LIMIT,
} from '../catalog/card-draft';
import { PRINTED_NAME_LIMIT } from '../catalog/limits';
import { say } from './say';

export const CARD_DRAFT_PROBLEM_TEXT: Readonly<Record<CardDraftProblemCode, string>> = {
  'name-missing': say('Enter a name.'),
  'name-too-long': say('A name can have at most {limit} characters.', { limit: PRINTED_NAME_LIMIT }),
  'text-too-long': say('At most {limit} characters.', { limit: CARD_TEXT_LIMIT }),
  'needs-too-long': say('At most {limit} characters.', { limit: CARD_TEXT_LIMIT }),
  'points-unreadable': say('Points must be a whole number from 0 to 999.'),
  'clicks-out-of-range': say('A dial has 1 to {limit} clicks.', { limit: EVENT_CLICKS_LIMIT }),
  'too-many-lines': say('Too many lines: enter one per click.'),
  'effect-unreadable': say('Write each line as a color, a colon and its effect.'),
  'line-too-long': say('A line can have at most {limit} characters.', { limit: EVENT_LINE_LIMIT }),
};
