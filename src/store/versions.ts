import type Dexie from 'dexie';

/**
 * The numbered states of the database. A number that was ever released is frozen: a change of tables or of what stands in them is
 * a new number below, with all that its upgrade needs written out in place, for nothing it calls may change later.
 */
export function declareVersions(database: Dexie): void {
  // Null is no key to an index, so `deletedAt` lists exactly what is deleted.
  database.version(1).stores({
    games: 'id, deletedAt',
    entries: '[game+seq]',
    characters: 'id, deletedAt',
    maps: 'id, deletedAt',
    forces: 'id, deletedAt',
    settings: 'key',
    asides: '++id',
    packs: '[game+first]',
  });
  // Campaigns, and the plan of each game that is a mission.
  database.version(2).stores({
    campaigns: 'id, deletedAt',
    missions: 'id, deletedAt',
  });

  // Cards that are no characters: scenarios, victory cards, map cards and the tiles they are laid of.
  database.version(3).stores({ cards: 'id, deletedAt' });

  // Photographs of maps and characters; `edited` finds those that nothing may name any more.
  database.version(4).stores({ pictures: 'id, edited' });

  // How many of each character are owned. Characters can be had in the order of their names without reading them.
  database.version(5).stores({
    owned: 'id, deletedAt',
    characters: 'id, deletedAt, [name+set+number]',
  });
  // Barcodes that a person tied to characters.
  database.version(6).stores({ codes: 'id, deletedAt' });
  // Positions with their questions, kept by name.
  database.version(7).stores({ rulings: 'id, deletedAt' });
  // Long games as they stand, by game.
  database.version(8).stores({ glances: 'game' });
  // What stood here before a restore, a record a table; and what belongs to this device and to no backup.
  database.version(11).stores({ befores: 'id', device: 'key' });
}
