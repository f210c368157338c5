import { capital } from '../say';

/** Lowercases headings that a book prints in capitals. */
export function quietly(passage: string): string {
  const parts = passage
    .split(': ')
    .map((part) => (/\p{Ll}/u.test(part) || part === 'FAQ' ? part : capital(part.toLocaleLowerCase('en'))));
  return parts.join(': ');
}
