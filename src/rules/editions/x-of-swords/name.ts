export const ID = 'x-of-swords';
export const NAME = 'X of Swords';
