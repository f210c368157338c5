import type { Format } from '../../format';
import { cite } from './citations';

/**
 * The five formats of "Step 1: Announce the Format", the one with the fewest rules first. Players choose the tactics of
 * a tactical game.
 */
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
