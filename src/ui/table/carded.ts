// The sheets of games that are played by cards, loaded together with the first that is opened.
export { AskSheet } from './AskSheet';
export { CardedSheet } from './CardedSheet';
export { ScoreSheet } from './ScoreSheet';
