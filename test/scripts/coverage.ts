import { countLedgerEntries, printLedger, readCasesBelow, readOwnCases } from './ledger-report';

// Arguments are further folders of cases: `npm run coverage -- ../shared/cases`.
const counted = countLedgerEntries([...readOwnCases(), ...readCasesBelow(process.argv.slice(2))]);
console.log(printLedger(counted));
process.exitCode = counted.some(({ missing }) => missing.length > 0) ? 1 : 0;
