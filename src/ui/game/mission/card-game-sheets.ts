// Sheets for games with character cards. All are loaded together when one is opened.
export { AskSheet } from './ask-sheet';
export { CardedBody, CardedSheet } from './carded-sheet';
export { ScoreSheet } from './score-sheet';
