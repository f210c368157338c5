import { makeCite } from '../../shared/cite';

export const ID = 'core-2008';
export const cite = makeCite(ID);
