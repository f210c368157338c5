import type { Force } from '../catalog/force';
import type { ForceIssue, ForceIssueCode } from '../force/force-fields';
import { FORCE_LIMITS } from '../force/format';
import { type ParsedForce, parseForceFile } from '../force/parse-force';
import { makeCharacterFinder, resolveForce } from '../force/resolve';
import { findJsonError } from '../plain/json-error';
import { err, ok, type Result } from '../plain/result';
import { EDITION_IDS } from '../rules';
import { type EngineFault, makeFault } from './fault';

/** A force exported by the app, with the characters that the file contains. */
export interface ForceFile {
  /** Id of the edition; null if the file names no edition, for example a team of another app. */
  readonly edition: string | null;
  readonly force: Force;
}

/** A fault in a force file, with its column for editors; null if only the path is known. */
export interface ForceFileFault extends EngineFault {
  readonly column: number | null;
}

/**
 * Returns whether a text is meant to be a force file, even a damaged one: an export of the app, or a team of the public
 * unit database.
 */
export function looksLikeForceFile(text: string): boolean {
  return /^\uFEFF?\s*\{/.test(text) && /"(?:sidekick"\s*:\s*"force"|main_force"\s*:)/.test(text);
}

/**
 * Issues of an import that do not affect the check. Any other issue makes the check fail, because a force with missing
 * parts is a different force.
 */
const HARMLESS_ISSUES: readonly ForceIssueCode[] = [
  'newer-version',
  'no-edition',
  'text-shortened',
  'kind-assumed',
  'bad-card',
];

const ISSUE_SENTENCES: Readonly<Partial<Record<ForceIssueCode, string>>> = {
  'unknown-edition': 'no edition has this id',
  'bad-build-total': 'this is no build total',
  'too-many': 'too many entries',
  'not-a-list': 'a list is expected',
  'not-a-record': 'keys and values are expected',
  nameless: 'the name is missing',
  'bad-points': 'this is no number of points',
  'bad-number': 'this is no small whole number',
  'bad-kind': 'no such kind',
  'not-a-text': 'a text is expected',
  'feat-for-nobody': 'the force has no such member',
  'bad-dial': 'this character has no dial that can be read',
};

/** Parses a force file. A fault has the line and column of a syntax error, or the path of the first invalid part. */
export function parseForceFileText(text: string): Result<ForceFile, ForceFileFault> {
  const read = parseForceFile(text, EDITION_IDS);
  if (!read.ok) return err(faultOfText(text, read.fault.code));
  const wrong = read.value.aside.find(({ code }) => !HARMLESS_ISSUES.includes(code));
  if (wrong) return err(faultOfPart(wrong));
  return ok({ edition: read.value.force.edition, force: resolved(read.value) });
}

function resolved({ force, dials }: ParsedForce): Force {
  return resolveForce(force, makeCharacterFinder(dials.characters)).force;
}

function faultOfText(text: string, code: string): ForceFileFault {
  if (code === 'too-large')
    return { ...makeFault(code, `This file has more than ${FORCE_LIMITS.text} characters.`), column: null };
  const place = findJsonError(text.replace(/^\uFEFF/, ''));
  const sentence = place ? 'This is not JSON: the file was cut or changed here.' : 'This is no force.';
  return { ...makeFault(code, sentence), line: place?.line ?? null, column: place?.column ?? null };
}

function faultOfPart({ code, where, detail }: ForceIssue): ForceFileFault {
  const path = where.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const text = detail === '' ? '' : ` (${detail})`;
  return { code, path, line: null, column: null, sentence: `${where}: ${ISSUE_SENTENCES[code] ?? code}${text}.` };
}
