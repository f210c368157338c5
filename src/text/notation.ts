import { type Fault, type FaultCode, inOneLine, printPath } from '../notation/fault';
import { capital, say } from './say';

const FAULTS: Readonly<Record<FaultCode, string>> = {
  'too-large': say('it is too large'),
  'too-deep': say('it is nested too deep'),
  'bad-yaml': say('it is not YAML'),
  aliases: say('it repeats itself through too many aliases'),
  'duplicate-key': say('this key stands twice'),
  empty: say('it holds nothing'),
  'not-a-mapping': say('keys and values are wanted'),
  'not-a-list': say('a list is wanted'),
  'wrong-length': say('the list has the wrong length'),
  'not-text': say('text is wanted'),
  'not-a-number': say('a whole number is wanted'),
  'not-a-flag': say('true or false is wanted'),
  'not-a-fraction': say('a fraction such as "5/12" is wanted'),
  'not-a-square': say('a square such as c4 is wanted'),
  'not-a-wall': say('a square such as c4, or the wall between two as b2/b3, is wanted'),
  'out-of-bounds': say('the number is out of bounds'),
  'missing-key': say('a key is missing'),
  'unknown-key': say('this key is not known'),
  'unknown-edition': say('this edition is not known'),
  'unknown-question': say('this question is not known'),
  'unknown-event': say('this event is not known'),
  'unknown-value': say('this value is not known'),
  'unknown-code': say('this code is not known'),
  'unknown-piece': say('no piece or square has this name'),
  'bad-map': say('the map cannot be read'),
  'off-map': say('this lies off the map'),
  'bad-base': say('these squares make no base'),
};

/** What is wrong with a text in the notation, for people: `Line 3: pieces.A: a key is missing (at)`. */
export function wordsOfFault({ code, line, path, detail }: Fault): string {
  const parts = [
    line === null ? '' : say('Line {line}', { line }),
    inOneLine(printPath(path)),
    FAULTS[code] + (detail && ` (${inOneLine(detail)})`),
  ];
  return capital(parts.filter((part) => part !== '').join(': '));
}
