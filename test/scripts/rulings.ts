import { runCases } from '../../src/command/run-cases';

process.exitCode = runCases(process.argv.slice(2), (line) => console.log(line));
