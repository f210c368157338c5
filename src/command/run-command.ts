import { type Entry, lookUp } from '../package/book';
import { EDITION_IDS, editionName } from '../rules';
import { editionById } from '../rules/editions';
import { type CommandIo, printAnswers, printForceCheck, printMapDrawing } from './answers';
import { runCases } from './run-cases';

const MAX_RESULTS = 3;

/** Finds the best rules entries for a query. Null if there is no such edition. */
function searchRules(text: string, edition: string | null): readonly Entry[] | null {
  if (edition !== null && !EDITION_IDS.some((id) => id === edition)) return null;
  return lookUp(text, edition ?? undefined, MAX_RESULTS);
}

/** Formats a rules entry for a terminal: title, book, passage and text. */
function formatEntry({ title, edition, sections, body }: Entry, colours: boolean): string {
  const head = colours ? `\u001b[1m${title}\u001b[0m` : title;
  return `${head}\n${editionName(edition)}: ${sections[0] ?? ''}\n${body.join('\n')}`;
}

export const USAGE = `sidekick: rulings for dial-based superhero miniatures

  sidekick ask FILE|-             answers the questions of a file in the position notation, in order
                  --json          the answer as data; several as a list
  sidekick force FILE|-           checks a force (ask: {force: ...}), or a force file that the app exported
                  --edition ID    the rules, for a file that names none   [--json]
  sidekick map FILE|- [--svg]     draws the board as text, or as a picture with the line drawn
  sidekick rules "WORDS"          looks a rule up   [--edition ID]
  sidekick cases [--except NAMES] [--report] PATH...
                                  runs cases of the notation: a line for each that fails
  sidekick --help

Exit codes: 0 answered, or all passed; 1 refused text or question, or a case that failed; 2 wrong use.`;

/** Runs one command and returns its exit code. */
export function runCommand(given: readonly string[], world: CommandIo): number {
  const [command, ...rest] = given;
  if (command === undefined || command === '--help' || command === '-h' || command === 'help') {
    (command === undefined ? world.err : world.out)(USAGE);
    return command === undefined ? 2 : 0;
  }
  switch (command) {
    case 'ask':
      return runWithFile(rest, ['--json'], world, (text, file, options) =>
        printAnswers(text, file, options.has('--json'), world),
      );
    case 'force':
      return runForceCommand(rest, world);
    case 'map':
      return runWithFile(rest, ['--svg'], world, (text, file, options) =>
        printMapDrawing(text, file, options.has('--svg'), world),
      );
    case 'rules':
      return runRulesCommand(rest, world);
    case 'cases':
      return runCases(rest, world.out);
    default:
      return reportWrongUse(`no command ${command}`, world);
  }
}

function reportWrongUse(why: string, world: CommandIo): number {
  world.err(`sidekick: ${why}. Try sidekick --help.`);
  return 2;
}

function runWithFile(
  given: readonly string[],
  known: readonly string[],
  world: CommandIo,
  then: (text: string, file: string, options: ReadonlySet<string>) => number,
): number {
  const options = new Set(given.filter((each) => each.startsWith('--')));
  const [file, ...more] = given.filter((each) => !each.startsWith('--'));
  const unknown = [...options].find((each) => !known.includes(each));
  if (unknown !== undefined) return reportWrongUse(`unknown option ${unknown}`, world);
  if (file === undefined || more.length > 0)
    return reportWrongUse('one file is wanted, or - for what is piped in', world);
  let text: string;
  try {
    text = world.read(file);
  } catch (error) {
    world.err(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  return then(text, file === '-' ? 'stdin' : file, options);
}

/** Parses `--edition` and returns the remaining arguments. The edition is null if the option is absent. */
function parseEditionOption(given: readonly string[]): {
  readonly edition: string | null;
  readonly rest: readonly string[];
} {
  const at = given.indexOf('--edition');
  if (at < 0) return { edition: null, rest: given };
  return { edition: given[at + 1] ?? '', rest: given.filter((_, place) => place !== at && place !== at + 1) };
}

function runForceCommand(given: readonly string[], world: CommandIo): number {
  const { edition, rest } = parseEditionOption(given);
  if (edition !== null && !editionById(edition)) return reportWrongUse(`no edition ${edition}`, world);
  return runWithFile(rest, ['--json'], world, (text, file, options) =>
    printForceCheck(text, file, edition, options.has('--json'), world),
  );
}

function runRulesCommand(given: readonly string[], world: CommandIo): number {
  const { edition, rest: words } = parseEditionOption(given);
  if (words.length === 0 || words.some((each) => each.startsWith('--')))
    return reportWrongUse('words to look up are wanted', world);
  const entries = searchRules(words.join(' '), edition);
  if (entries === null) return reportWrongUse(`no edition ${edition}`, world);
  if (entries.length === 0) {
    world.err('Nothing found.');
    return 1;
  }
  for (const entry of entries) world.out(`${formatEntry(entry, world.colours)}\n`);
  return 0;
}
