import { makeCite } from '../../shared/cite';
import { listYearPowers } from '../../shared/hypertime/powers';

export const ID = 'hypertime-2002';
export const cite = makeCite(ID);

export const POWERS = listYearPowers(cite);
