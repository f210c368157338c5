import { has } from '../../../table/piece';
import { pieceOf } from '../../../table/position';
import type { Table } from '../../../table/table';
import type { Deed, DeedRuling, Ruleset } from '../../ruleset';
import type { After, Resolution, TableDeed } from '../../table-deed';
import { settle } from './action';
import { attack } from './attack';
import { dropped } from './damage';
import { against, type Doing, doing, positionNow, record, refuse, resolution, stands } from './doing';
import { lapse } from './lapse';
import type { FollowLaw } from './law';
import { move } from './move';
import { pickUpBeside, putDownBeside } from './objects';

/**
 * All that follows from a deed by the edition's book, as one step of the log; what it leaves open is told, and taken as the book has it
 * where nobody chooses. A deed that the book is against records nothing. Throws a RangeError for a piece that the game does not have.
 */
export function resolve(law: FollowLaw, table: Table, deed: TableDeed, after: After): Resolution {
  const now = doing(law, table, after);
  switch (deed.deed) {
    case 'attack':
      attack(now, deed);
      break;
    case 'move':
      move(now, deed);
      break;
    case 'use':
      use(now, deed);
      break;
    case 'pick-up':
      pickUpBeside(now, deed.piece, deed.object);
      break;
    case 'put-down':
      putDownBeside(now, deed.piece, deed.at);
      break;
  }
  return resolution(now);
}

function use(now: Doing, deed: Extract<TableDeed, { readonly deed: 'use' }>): void {
  const { power, piece: id } = deed;
  const figure = now.table.figures.get(id);
  if (!figure) throw new RangeError(`no figure ${id} in this game`);
  if (!stands(figure)) {
    refuse(now, 'captured', id);
    return;
  }
  const { uses } = now.law;
  const law = Object.hasOwn(uses, power) ? uses[power] : undefined;
  if (!law) {
    refuse(now, 'power-forbids', id);
    return;
  }
  settle(now);
  const before = now.table;
  law(now, deed);
  dropped(now, before);
  lapse(now);
}

/** Whether a figure shows a power or ability that counts now, its own or lent. */
export function shows(now: Doing, piece: string, power: string): boolean {
  const position = positionNow(now);
  const shown = position && pieceOf(position, piece);
  return shown !== null && has(shown, power);
}

/** What else follows from a plain deed: what was under way ends, and what its end lets lapse. */
export function withLapses(
  law: FollowLaw,
  table: Table,
  deed: Deed,
  after: After,
  give: (table: Table, deed: Deed) => DeedRuling,
): DeedRuling {
  const now = doing(law, table, after);
  if (deed.deed !== 'damage' && deed.deed !== 'heal' && deed.deed !== 'token') settle(now);
  const before = now.table;
  const ruled = give(before, deed);
  against(now, ...ruled.reasons);
  record(now, ...ruled.facts);
  dropped(now, before);
  lapse(now);
  return { ...ruled, facts: now.facts };
}

/** What an edition answers about whole deeds, by its law. */
export function follows(
  law: FollowLaw,
  give: (table: Table, deed: Deed) => DeedRuling,
): NonNullable<Ruleset['follow']> {
  return {
    resolve: (table, deed, after) => resolve(law, table, deed, after),
    give: (table, deed, after) => withLapses(law, table, deed, after, give),
    extra: (table, piece) => law.extra?.(table, piece) ?? piece,
  };
}
