import { listScreenProblems } from './axe';
import { testTours } from './tour';

/* The main screens and their sheets pass axe in both themes, and their touch targets are large enough. */

testTours('axe-tour', listScreenProblems);
