import { capital } from '../say';

/** Headings that a book prints in capitals are written in small letters. */
export function quietly(passage: string): string {
  const parts = passage
    .split(': ')
    .map((part) => (/\p{Ll}/u.test(part) || part === 'FAQ' ? part : capital(part.toLocaleLowerCase('en'))));
  return parts.join(': ');
}
