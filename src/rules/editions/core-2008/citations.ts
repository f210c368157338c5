import { makeCite } from '../../shared/cite';
import { ID } from './name';

export const cite = makeCite(ID);
