import { listScreenProblems } from './axe';
import { testTours } from './tour';

/* The main screens and their sheets pass axe in both themes and have large enough touch targets. */

testTours('axe-tour', listScreenProblems);
