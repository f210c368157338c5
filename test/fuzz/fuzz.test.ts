/**
 * Runs every parser on seeded inputs that are almost valid. `npm run fuzz` uses 100,000 inputs per parser. A failure
 * names parser and seed, and becomes a separate test.
 */
import { FUZZ_PARSERS } from './parsers';
import { describeFuzz } from './run';

describeFuzz(FUZZ_PARSERS);
