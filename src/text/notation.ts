import { flattenToLine, type NotationFault, type NotationFaultCode, printPath } from '../notation/fault';
import { capitalise, say } from './say';

const FAULTS: Readonly<Record<NotationFaultCode, string>> = {
  'too-large': say('it is too large'),
  'too-deep': say('it is nested too deeply'),
  'too-slow': say('it took too long to read'),
  'bad-yaml': say('it is not YAML'),
  aliases: say('it uses too many aliases'),
  'duplicate-key': say('this key appears twice'),
  empty: say('it is empty'),
  'not-a-mapping': say('expected keys and values'),
  'not-a-list': say('expected a list'),
  'wrong-length': say('the list has the wrong length'),
  'not-text': say('expected text'),
  'not-a-number': say('expected a whole number'),
  'not-a-flag': say('expected true or false'),
  'not-a-fraction': say('expected a fraction such as "5/12"'),
  'not-a-square': say('expected a square such as c4'),
  'not-a-wall': say('expected a square such as c4 or a wall such as b2/b3'),
  'out-of-bounds': say('the number is too small or too large'),
  'missing-key': say('a key is missing'),
  'unknown-key': say('unknown key'),
  'unknown-edition': say('unknown edition'),
  'unknown-question': say('unknown question'),
  'unknown-event': say('unknown event'),
  'unknown-value': say('unknown value'),
  'unknown-code': say('unknown code'),
  'unknown-piece': say('no figure or square has this name'),
  'bad-map': say('the map cannot be read'),
  'off-map': say('this is off the map'),
  'bad-base': say('these squares do not form a base'),
};

/** Describes a fault in a notation text: `Line 3: pieces.A: a key is missing (at)`. */
export function describeNotationFault({ code, line, path, detail }: NotationFault): string {
  const parts = [
    line === null ? '' : say('Line {line}', { line }),
    flattenToLine(printPath(path)),
    FAULTS[code] + (detail && ` (${flattenToLine(detail)})`),
  ];
  return capitalise(parts.filter((part) => part !== '').join(': '));
}
