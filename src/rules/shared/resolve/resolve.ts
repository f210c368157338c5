import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import { findPiece } from '../../../table/position';
import type { Table } from '../../../table/table';
import type { Deed, DeedRuling, Ruleset } from '../../ruleset';
import type { After, Resolution, TableDeed } from '../../table-deed';
import { grantActions, partsOf, settle } from './action';
import { attack } from './attack';
import { against, type Doing, doing, pieceNow, positionNow, record, refuse, resolution, stands } from './doing';
import { choicesOf, turnDues } from './due';
import { placeFreed } from './free';
import { lapse } from './lapse';
import type { ResolveLaw } from './law';
import { move, restOf } from './move';
import { pickUpBeside, putDownBeside } from './objects';
import { optionalPowers, switchPower } from './switch';
import { dropped, letGo } from './take-damage';

/**
 * Resolves a deed as one step of the log. Open choices are listed, and the defaults of the book are applied. An illegal
 * deed records no facts. Throws a RangeError for a piece that is not in the game.
 */
export function resolve(law: ResolveLaw, table: Table, deed: TableDeed, after: After): Resolution {
  const now = doing(law, table, after);
  grantActions(now);
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
    case 'switch':
      switchPower(now, deed);
      lapse(now);
      break;
  }
  placeFreed(now, 'setFree' in deed ? deed.setFree : undefined);
  if (now.facts.length > 0) letGo(now, table);
  grantActions(now);
  return resolution(now);
}

function use(now: Doing, deed: Extract<TableDeed, { readonly deed: 'use' }>): void {
  const { power, piece: id } = deed;
  const figure = now.table.figures.get(id);
  if (!figure) throw new RangeError(`no figure ${id} in this game`);
  // In a game without a map, figures have no squares.
  if (now.table.board === null ? figure.defeated || figure.captor !== null : !stands(figure)) {
    refuse(now, 'captured', id);
    return;
  }
  const { uses } = now.law;
  const law = Object.hasOwn(uses, power) ? uses[power] : undefined;
  if (!law) {
    refuse(now, 'power-forbids', id);
    return;
  }
  if (!now.law.midway?.includes(power)) settle(now);
  const before = now.table;
  law(now, deed);
  dropped(now, before);
  lapse(now);
  dropped(now, before);
}

/** Rules on a simple deed and adds its consequences: an unfinished action ends, and effects that depend on it lapse. */
export function withLapses(
  law: ResolveLaw,
  table: Table,
  deed: Deed,
  after: After,
  give: (table: Table, deed: Deed) => DeedRuling,
): DeedRuling {
  const now = doing(law, table, after);
  if (deed.deed !== 'damage' && deed.deed !== 'heal' && deed.deed !== 'token') settle(now);
  grantActions(now);
  const ruled = give(now.table, deed);
  against(now, ...ruled.reasons);
  const before = now.table;
  record(now, ...ruled.facts);
  dropped(now, before);
  // A figure that is defeated during its action cannot continue it.
  const acting = now.table.underway && now.table.figures.get(now.table.underway.piece);
  if (acting?.defeated) settle(now);
  lapse(now);
  letGo(now, table);
  grantActions(now);
  return { ...ruled, facts: now.facts };
}

/** Returns the facts that end an unfinished multi-part action: pushing damage and lapsed effects. */
export function settled(law: ResolveLaw, table: Table, after: After): readonly Fact[] {
  const now = doing(law, table, after);
  settle(now);
  if (now.facts.length > 0) lapse(now);
  return now.facts;
}

function shows({ powers, abilities }: Piece, power: string): boolean {
  return powers.includes(power) || abilities.includes(power);
}

/** Makes an edition's answers about complete deeds from its rules. */
export function follows(
  law: ResolveLaw,
  give: (table: Table, deed: Deed) => DeedRuling,
): NonNullable<Ruleset['follow']> {
  return {
    resolve: (table, deed, after) => resolve(law, table, deed, after),
    give: (table, deed, after) => withLapses(law, table, deed, after, give),
    settle: (table, after) => settled(law, table, after),
    parts: (table, piece, after) => partsOf(doing(law, table, after), piece),
    rest: (table, id) =>
      restOf(
        doing(law, table, (same) => same),
        id,
      ),
    soars: (table, id) => {
      const piece = law.soars
        ? pieceNow(
            doing(law, table, (same) => same),
            id,
          )
        : null;
      return piece !== null && (law.soars?.(piece) ?? false);
    },
    instead: (table, id) => {
      const piece = pieceNow(
        doing(law, table, (same) => same),
        id,
      );
      return piece ? [...Object.keys(law.instead).filter((power) => shows(piece, power)), 'capture'] : [];
    },
    optional: (table, piece) =>
      optionalPowers(
        doing(law, table, (same) => same),
        piece,
      ),
    due: (table) => turnDues(law, table),
    choices: (table, due) => choicesOf(law, table, due),
    extra: (table, piece) => law.extra?.(table)(piece) ?? piece,
    shown: (table, piece) => {
      const now = doing(law, table, (same) => same);
      const position = positionNow(now);
      const seen = position && findPiece(position, piece.id);
      if (!position || !seen) return law.extra?.(table)(piece) ?? piece;
      return law.shows?.(position, seen) ?? seen;
    },
  };
}
