import { citer } from '../../shared/cite';
import { powersOf } from '../../shared/hypertime/powers';

export const ID = 'hypertime-2002';
export const cite = citer(ID);

export const POWERS = powersOf(cite);
