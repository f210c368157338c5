export const ID = 'x-of-swords';
export const NAME = 'X of Swords';
export const SUMMARY = 'Dials, with tarot cards and a sideline';
