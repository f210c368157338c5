import { capitalise } from '../say';

/** Lowercases headings that a book prints in capitals. */
export function lowercaseHeading(passage: string): string {
  const parts = passage
    .split(': ')
    .map((part) => (/\p{Ll}/u.test(part) || part === 'FAQ' ? part : capitalise(part.toLocaleLowerCase('en'))));
  return parts.join(': ');
}
