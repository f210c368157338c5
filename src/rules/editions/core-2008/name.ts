export const ID = 'core-2008';
export const NAME = 'Core rules, 2008';
export const SUMMARY = 'Dials, with feats, objects and themed teams';
