/**
 * Runs every parser on seeded inputs that are almost valid. `npm run fuzz` uses 100,000 each. A failure is named by
 * parser and seed, and becomes a test of its own.
 */
import { FUZZ_PARSERS } from './parsers';
import { describeFuzz } from './run';

describeFuzz(FUZZ_PARSERS);
