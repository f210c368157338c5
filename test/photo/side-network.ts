import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSideNetwork } from '../../src/photo/side-network';

/** The network that the app uses. */
export const SIDE_NETWORK = decodeSideNetwork(
  readFileSync(join(import.meta.dirname, '../../src/photo/side-weights.bin')),
);
