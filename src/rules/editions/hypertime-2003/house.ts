import { houseRules } from '../../shared/hypertime/house';
import { cite, faq } from './passages';
import { YEAR } from './year';

export const HOUSE_RULES = houseRules(YEAR, {
  corner: { topic: 'line-of-fire', cite: faq('Line of Fire') },
  critical: { topic: 'critical', cite: faq('Critical Hits') },
  pushing: { topic: 'pushing', cite: cite('Turns: pushing') },
  hindering: { topic: 'hindering-moving', cite: faq('Hindering Terrain') },
  pass: { topic: 'pass', cite: faq('Pass Action') },
});
