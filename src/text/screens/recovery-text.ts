import type { RecoveryReport } from '../../store/copy/recover';
import { say, sayMany } from '../say';

/** Describes restored data and its gaps: `Lost data was restored: 3 games, 12 characters.` */
export function describeRecovered({ report, lostGames, damaged }: RecoveryReport): string {
  const counts: readonly string[] = [
    count(lostGames, (n) => sayMany(n, '1 game', '{n} games')),
    count(came(report.characters), (n) => sayMany(n, '1 character', '{n} characters')),
    count(came(report.maps), (n) => sayMany(n, '1 map', '{n} maps')),
    count(came(report.forces), (n) => sayMany(n, '1 force', '{n} forces')),
    count(came(report.campaigns), (n) => sayMany(n, '1 campaign', '{n} campaigns')),
    count(came(report.cards), (n) => sayMany(n, '1 card', '{n} cards')),
    count(came(report.owned), (n) => sayMany(n, '1 owned character', '{n} owned characters')),
  ].filter((text) => text !== '');
  const restored =
    counts.length > 0
      ? say('The browser lost data. Restored from the second copy: {records}.', { records: counts.join(', ') })
      : say('The browser lost data. Settings were restored from the second copy.');
  const lost = damaged.length + report.refused.length;
  return [
    restored,
    ...(lost > 0 ? [sayMany(lost, '1 record could not be restored.', '{n} records could not be restored.')] : []),
    say('Pictures and imported catalogs are not in it: import them again or open a backup.'),
  ].join(' ');
}

function came({ added, newer }: { readonly added: number; readonly newer: number }): number {
  return added + newer;
}

function count(n: number, describe: (n: number) => string): string {
  return n > 0 ? describe(n) : '';
}
