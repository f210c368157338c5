import { makeCite } from '../../shared/cite';
import { listYearPowers } from '../../shared/hypertime/powers';
import { ID } from './name';

export const cite = makeCite(ID);

export const POWERS = listYearPowers(cite);
