import { runRulings } from './run-rulings';

process.exitCode = runRulings(process.argv.slice(2), (line) => console.log(line));
