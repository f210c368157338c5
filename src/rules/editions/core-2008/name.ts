export const ID = 'core-2008';
export const NAME = 'Core rules, 2008';
