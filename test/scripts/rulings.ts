import { runRulings } from '../../src/command/cases';

process.exitCode = runRulings(process.argv.slice(2), (line) => console.log(line));
