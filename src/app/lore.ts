// The rules and the words of their answers, loaded with the first game that is opened: the first screen can do without.
export { EDITIONS, editionById } from '../rules';
export { resolve } from '../rules/house';
export { badgeOfReason, wordsOfReason } from '../text/answers';
