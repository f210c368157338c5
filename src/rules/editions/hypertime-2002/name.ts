export const ID = 'hypertime-2002';
export const NAME = 'Hypertime, 2002';
export const SUMMARY = 'Dials, the first rules as printed';
