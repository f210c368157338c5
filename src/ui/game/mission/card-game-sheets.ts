// Sheets of games played with cards, loaded together when the first one is opened.
export { AskSheet } from './ask-sheet';
export { CardedBody, CardedSheet } from './carded-sheet';
export { ScoreSheet } from './score-sheet';
