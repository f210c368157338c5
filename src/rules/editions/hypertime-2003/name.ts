export const ID = 'hypertime-2003';
export const NAME = 'Hypertime with the FAQ of 2003';
export const SUMMARY = 'Dials, the first rules with their corrections';
