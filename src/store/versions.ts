import type Dexie from 'dexie';

/**
 * The tables and their indexes, as they now are. Whoever comes with an older number has what is lacking made when the database opens, for
 * nothing that was ever released needed more: every number added tables or indexes and changed no record. What once changes records gets
 * a number of its own below, with an upgrade that has all it needs written out in place, and stays.
 *
 * A newer number takes no table and no index away: older code that reads on would make them again.
 *
 * Null is no key to an index, so `deletedAt` lists exactly what is deleted.
 */
export function declareVersions(database: Dexie, version: number): void {
  database.version(version).stores({
    games: 'id, deletedAt',
    entries: '[game+seq]',
    // They can be had in the order of their names without reading them.
    characters: 'id, deletedAt, [name+set+number]',
    maps: 'id, deletedAt',
    forces: 'id, deletedAt',
    settings: 'key',
    asides: '++id',
    packs: '[game+first]',
    campaigns: 'id, deletedAt',
    // The plan of each game that is a mission.
    missions: 'id, deletedAt',
    // Those that are no characters: scenarios, victory cards, map cards and the tiles they are laid of.
    cards: 'id, deletedAt',
    // Photographs of maps and characters; `edited` finds those that nothing may name any more.
    pictures: 'id, edited',
    // How many of each character are owned.
    owned: 'id, deletedAt',
    // Barcodes that a person tied to characters.
    codes: 'id, deletedAt',
    // Positions with their questions, kept by name.
    rulings: 'id, deletedAt',
    // Snapshots of long games, by game.
    // The name stays as it was first released.
    glances: 'game',
    // What stood here before a restore, a record a table; and what belongs to this device and to no backup.
    befores: 'id',
    device: 'key',
    // Games played on several phones: who this phone is in them, and what their documents are made of, piece by piece.
    shares: 'game',
    updates: '[game+n]',
  });
}
