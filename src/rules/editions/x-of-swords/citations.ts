import { makeCite } from '../../shared/cite';

export const ID = 'x-of-swords';
export const cite = makeCite(ID);
