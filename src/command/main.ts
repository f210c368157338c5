/** The command `sidekick`: reads files or standard input and answers questions by the rules. */
import { readFileSync } from 'node:fs';
import { runCommand } from './run-command';

process.exitCode = runCommand(process.argv.slice(2), {
  read: (file) => new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file === '-' ? 0 : file)),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  colours: process.stdout.isTTY === true && !process.env.NO_COLOR,
});
