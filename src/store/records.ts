import type { MapSheet } from '../board/sheet';
import type { BoxCard } from '../catalog/cards/box-card';
import type { Character } from '../catalog/character';
import type { GeneralCard } from '../catalog/general-cards/card';
import type { Holding } from '../catalog/holding';
import type { KeptForce } from '../force/kept';
import type { CampaignRecord } from '../game/campaign-shapes';
import type { LogEntry } from '../game/log';
import type { MissionPlan } from '../table/campaign';

/** The heading of a game; its taps are entries of their own. */
export interface GameRecord {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds, like every time here. */
  readonly created: number;
  /** When it last changed. */
  readonly touched: number;
  readonly cursor: number | null;
  readonly tip: number | null;
  readonly edition: string;
  readonly archived: boolean;
  /** Null while it lives; a deleted game can be restored for a day. */
  readonly deletedAt: number | null;
  /** A game of the guided first minute: nobody played it, so no count and no backup waits for it. Left out: a game of one's own. */
  readonly demo?: boolean;
}

/** What the store adds to a thing that a person keeps. */
export interface Kept {
  readonly added: number;
  readonly edited: number;
  readonly deletedAt: number | null;
}

/** A force as it is kept on this device. */
export interface Force extends KeptForce {
  readonly id: string;
  readonly edition: string;
  readonly buildTotal: number;
}

/** A position somebody wants to find again: set up to ask, or sent by a friend. */
export interface SavedRuling {
  readonly id: string;
  readonly name: string;
  /** The whole of it in position notation, with the question where one was asked. Read when it is opened. */
  readonly notation: string;
  /** What its owner wants to remember of it; '' for nothing. */
  readonly note: string;
  readonly edition: string;
}

/** A barcode of a shop, or any other code, that a person tied to a character. */
export interface TiedCode {
  /** What the code says: the digits of a barcode. */
  readonly id: string;
  /** Id of the character; what is printed on it finds it where that was changed. */
  readonly character: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
}

export type CharacterRecord = Character & Kept;
export type HoldingRecord = Holding & Kept;
export type MapRecord = MapSheet & Kept;
export type ForceRecord = Force & Kept;
/** Whatever is kept that is neither character nor map: cards of missions, and general cards. */
export type KeptCard = BoxCard | GeneralCard;
export type CardRecord = KeptCard & Kept;
export type RulingRecord = SavedRuling & Kept;
export type CodeRecord = TiedCode & Kept;

/** What a game that is a mission was begun with: the table tells what stands there, not what still lies face down. */
export interface KeptMission {
  /** Id of the game. */
  readonly id: string;
  readonly edition: string;
  /** Id of the campaign that it belongs to; null: a mission by itself. */
  readonly campaign: string | null;
  readonly plan: MissionPlan;
}

export type MissionRow = KeptMission & Kept;
export type CampaignRow = CampaignRecord & Kept;

/**
 * A photograph, shrunk. It never changes; maps and characters name it by its id. `purge` erases it a day after nothing names
 * it any more, so `deletedAt` stays null.
 */
export interface Picture {
  readonly id: string;
  readonly type: (typeof PICTURE_TYPES)[number];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The file as it is: bytes, for not every browser keeps blobs. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const PICTURE_TYPES = ['image/webp', 'image/jpeg', 'image/png'] as const;

export type PictureRecord = Picture & Kept;

export interface SettingRecord {
  readonly key: string;
  readonly value: unknown;
}

/** A record that could not be read, kept as it was. */
export interface AsideRecord {
  readonly id?: number;
  readonly table: string;
  readonly key: string;
  readonly record: unknown;
  readonly reason: string;
  readonly at: number;
}

export type EntryRecord = LogEntry;

/** The entries numbered `first` and up, as JSON; made anew at any time from the entries themselves. */
export interface PackRecord {
  readonly game: string;
  readonly first: number;
  /** How the pack is written. */
  readonly version: number;
  /** How many entries are in it. */
  readonly count: number;
  /** Checksum of the text. */
  readonly sum: string;
  readonly text: string;
}

/** A long game as it stands, printed by `version` of the app. */
export interface SnapshotRecord {
  readonly game: string;
  readonly version: string;
  /** Checksum of the text. */
  readonly sum: string;
  readonly text: string;
}

/** All rows of one table as they stood before the last restore; `purge` erases it a day later. */
export interface BeforeRecord {
  /** The table's name. */
  readonly id: string;
  readonly made: number;
  readonly rows: readonly unknown[];
}

/** Something that belongs to this device and is in no backup: the folder chosen for backups, when the last was made. */
export interface DeviceRecord {
  readonly key: string;
  readonly value: unknown;
}

/** Who this phone is in a game that is played on several. */
export interface ShareRecord {
  readonly game: string;
  /** The id that all phones know the shared game by. */
  readonly of: string;
  /** What the phone made up to be known by. */
  readonly person: string;
  /** How its player is called. */
  readonly name: string;
  /** A side, `judge` or `watching`. */
  readonly role: string;
  /** Opens what is closed for this phone; never leaves it. */
  readonly secret: Uint8Array<ArrayBuffer>;
  /** Seed of the key that signs lines. Null or missing in games that older versions shared. */
  readonly seed?: Uint8Array<ArrayBuffer> | null;
  /** Judges and team-mates who may see the hand of this phone's player. */
  readonly viewers?: readonly string[];
  /** Judges and team-mates who were refused. */
  readonly refusedViewers?: readonly string[];
  /** The room on the club's server that the game is played in; null: from phone to phone. */
  readonly room: { readonly name: string; readonly token: string } | null;
  /** Whether this phone is the one that the others join. */
  readonly hub: boolean;
  /** Codes that other phones have left here, so that one scan brings this one back to them: by person. */
  readonly standby: Readonly<Record<string, string>>;
}

/** A piece of the document of a shared game. Together, in any order, they are all of it. */
export interface UpdateRecord {
  readonly game: string;
  /** From 1 upward. */
  readonly n: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
