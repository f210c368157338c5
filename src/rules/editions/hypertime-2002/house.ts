import { houseRules } from '../../shared/hypertime/house';
import { cite } from './passages';
import { YEAR } from './year';

export const HOUSE_RULES = houseRules(YEAR, {
  corner: { topic: 'line-of-fire-corners', cite: cite('Terrain: blocking terrain', 'reading') },
  critical: { topic: 'critical-evaded', cite: cite('Combat: critical hits and misses', 'reading') },
  pushing: { topic: 'pushing', cite: cite('Turns: pushing') },
  hindering: { topic: 'hindering-moving', cite: cite('Terrain: hindering terrain') },
  pass: { topic: 'pass', cite: cite('Turns: actions', 'reading') },
});
