import type Dexie from 'dexie';

/**
 * Declares the current tables and indexes. When Dexie opens a database of an older version, it adds the missing ones.
 * All versions so far only added tables or indexes and changed no record. A version that changes records needs its own
 * declaration below, with a self-contained upgrade that is never changed. Never remove a table or an index in a newer
 * version: older code that still reads would create it again. Indexes skip null, so `deletedAt` lists exactly the
 * deleted records.
 */
export function declareVersions(database: Dexie, version: number): void {
  database.version(version).stores({
    games: 'id, deletedAt',
    entries: '[game+seq]',
    // The name index allows listing ids by name without reading the records.
    characters: 'id, deletedAt, [name+set+number]',
    maps: 'id, deletedAt',
    forces: 'id, deletedAt',
    settings: 'key',
    asides: '++id',
    packs: '[game+first]',
    campaigns: 'id, deletedAt',
    // Mission plans, one for each game that is a mission.
    missions: 'id, deletedAt',
    // Cards other than characters: scenarios, victory cards, map cards with their tiles, and general cards.
    cards: 'id, deletedAt',
    // Photographs of maps and characters. `edited` finds pictures that may have lost all references.
    pictures: 'id, edited',
    // Owned count of each character.
    owned: 'id, deletedAt',
    // Barcodes that the user tied to characters.
    codes: 'id, deletedAt',
    // Saved positions with their questions.
    rulings: 'id, deletedAt',
    // Snapshots of long games, by game. The table name is from the first release and must not change.
    glances: 'game',
    // The restore point, one record per table; and values of this device that are in no backup.
    befores: 'id',
    device: 'key',
    // Games played on several phones: this phone's identity in them, and the updates of their documents.
    shares: 'game',
    updates: '[game+n]',
  });
}
