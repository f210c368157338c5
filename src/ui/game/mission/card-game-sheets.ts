// Sheets for games with character cards. All are loaded together when one is opened.
export { AskSheet } from './ask-sheet';
export { CardedSheet, CharacterCardContent } from './carded-sheet';
export { ScoreSheet } from './score-sheet';
