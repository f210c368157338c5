// The sheets of games that are played by cards, loaded together with the first that is opened.
export { AskSheet } from './ask-sheet';
export { CardedBody, CardedSheet } from './carded-sheet';
export { ScoreSheet } from './score-sheet';
