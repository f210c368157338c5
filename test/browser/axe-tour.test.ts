import { listScreenProblems } from './axe';
import { defineTourTests } from './tour';

/* The main screens and their sheets pass axe in both themes and have large enough touch targets. */

defineTourTests('axe-tour', listScreenProblems);
