import { wrongOn } from './axe';
import { testTours } from './tour';

/* The main screens and their sheets: nothing that axe holds against them in either theme, nothing too small for a finger. */

testTours('axe-tour', wrongOn);
