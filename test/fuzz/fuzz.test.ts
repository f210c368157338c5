/**
 * Every parser against seeded inputs that are nearly right. `npm run fuzz` gives each 100,000; a failing one is named by its parser and seed,
 * and becomes a test of its own.
 */
import { PARSERS } from './parsers';
import { describeFuzz } from './run';

describeFuzz(PARSERS);
