import type { Format } from '../../format';
import { cite } from './citations';

/** "Step 1: Announce the Format": the five possibilities, the one with the fewest rules first. Which tactics a tactical game adds is up to its players. */
export const FORMATS: readonly Format[] = [
  {
    id: 'basic',
    without: ['powers', 'tactics', 'core'],
    cite: cite('Step 1: Announce the Format: Basic'),
  },
  {
    id: 'core',
    without: ['powers', 'tactics'],
    cite: cite('Step 1: Announce the Format: Core'),
  },
  {
    id: 'powered-core',
    without: ['tactics'],
    cite: cite('Step 1: Announce the Format: Powered Core'),
  },
  {
    id: 'tactical-powered-core',
    without: [],
    cite: cite('Step 1: Announce the Format: Tactical Powered Core'),
  },
  {
    id: 'full-core',
    without: [],
    cite: cite('Step 1: Announce the Format: Full Core'),
  },
];
