// The rules of all editions, for who chooses or compares; a game is played without the others.
export { EDITIONS, editionById } from '../rules';
