import type { MapSheet } from '../board/map-sheet';
import type { BoxCard } from '../catalog/cards/box-card';
import type { Character } from '../catalog/character';
import type { GeneralCard } from '../catalog/general-cards/card';
import type { Holding } from '../catalog/holding';
import type { StoredForce } from '../force/stored-force';
import type { LogEntry } from '../game/log';
import type { CampaignRecord } from '../game/parse-campaign';
import type { MissionPlan } from '../table/campaign';

/** The heading of a game. Its taps are separate entries. */
export interface GameRecord {
  readonly id: string;
  readonly name: string;
  /** Time of creation in epoch milliseconds, like every time in this file. */
  readonly created: number;
  /** Time of the last change. */
  readonly touched: number;
  readonly cursor: number | null;
  readonly tip: number | null;
  readonly edition: string;
  readonly archived: boolean;
  /** Time of deletion. Null unless deleted. A deleted game can be restored for a day. */
  readonly deletedAt: number | null;
  /**
   * Whether the game is the demo game of the guided tour, which is not counted and needs no backup. Left out for other
   * games.
   */
  readonly demo?: boolean;
}

/** Times that the store adds to each user record. */
export interface RecordTimes {
  readonly added: number;
  readonly edited: number;
  readonly deletedAt: number | null;
}

export interface SavedForce extends StoredForce {
  readonly id: string;
  readonly edition: string;
  readonly buildTotal: number;
}

/** A saved position: set up to ask a question, or received from a friend. */
export interface SavedRuling {
  readonly id: string;
  readonly name: string;
  /** Notation of the position, with its question if it has one. Parsed when the ruling is opened. */
  readonly notation: string;
  /** The user's note. Empty for none. */
  readonly note: string;
  readonly edition: string;
}

/** A shop barcode or other code that the user tied to a character. */
export interface TiedCode {
  /** Content of the code: the digits of a barcode. */
  readonly id: string;
  /** Id of the character. If it has changed, the printed name, set and number identify the character. */
  readonly character: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
}

export type CharacterRecord = Character & RecordTimes;
export type HoldingRecord = Holding & RecordTimes;
export type MapRecord = MapSheet & RecordTimes;
export type ForceRecord = SavedForce & RecordTimes;
/** A stored card that is neither character nor map: mission cards and general cards. */
export type StoredCard = BoxCard | GeneralCard;
export type CardRecord = StoredCard & RecordTimes;
export type RulingRecord = SavedRuling & RecordTimes;
export type CodeRecord = TiedCode & RecordTimes;

/** Start settings of a mission. The game's table has what is on the map, but not what is still face down. */
export interface StoredMission {
  /** Id of the mission's game. */
  readonly id: string;
  readonly edition: string;
  /** Id of the mission's campaign. Null for a single mission. */
  readonly campaign: string | null;
  readonly plan: MissionPlan;
}

export type MissionRow = StoredMission & RecordTimes;
export type CampaignRow = CampaignRecord & RecordTimes;

/**
 * A downscaled photograph. Immutable; maps and characters refer to it by id. `purge` erases it a day after its last
 * reference is gone, so `deletedAt` stays null.
 */
export interface Picture {
  readonly id: string;
  readonly type: (typeof PICTURE_TYPES)[number];
  /** Width in pixels. */
  readonly width: number;
  readonly height: number;
  /** Contents of the image file. Stored as bytes, because some browsers cannot store blobs. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const PICTURE_TYPES = ['image/webp', 'image/jpeg', 'image/png'] as const;

export type PictureRecord = Picture & RecordTimes;

export interface SettingRecord {
  readonly key: string;
  readonly value: unknown;
}

/** An unreadable record, stored unchanged. */
export interface SetAsideRecord {
  readonly id?: number;
  readonly table: string;
  readonly key: string;
  readonly record: unknown;
  readonly reason: string;
  readonly at: number;
}

export type EntryRecord = LogEntry;

/** A pack: the entries from number `first` on, as JSON. Can be rebuilt from the entries at any time. */
export interface PackRecord {
  readonly game: string;
  readonly first: number;
  /** Format version of the pack. */
  readonly version: number;
  /** Number of entries. */
  readonly count: number;
  /** Checksum of the text. */
  readonly sum: string;
  readonly text: string;
}

/** A snapshot: the state of a long game as text, printed by `version` of the app. */
export interface SnapshotRecord {
  readonly game: string;
  readonly version: string;
  /** Checksum of the text. */
  readonly sum: string;
  readonly text: string;
}

/** All rows of one table before the last restore or merge. `purge` erases the record a day later. */
export interface RestorePointRecord {
  /** Name of the table. */
  readonly id: string;
  readonly made: number;
  readonly rows: readonly unknown[];
}

/** A value that belongs to this device and is in no backup, such as the time of the last backup. */
export interface DeviceRecord {
  readonly key: string;
  readonly value: unknown;
}

/** This phone's identity in a shared game. */
export interface ShareRecord {
  readonly game: string;
  /** Id of the shared game on all phones. */
  readonly of: string;
  /** Id of this phone in the shared game, generated by the phone itself. */
  readonly person: string;
  /** Name of this phone's player. */
  readonly name: string;
  /** Role of this phone's player: a side, `judge` or `watching`. */
  readonly role: string;
  /** Key for secrets addressed to this phone. Never sent. */
  readonly secret: Uint8Array<ArrayBuffer>;
  /** Seed of the key that signs lines. Null or missing in games shared by older versions. */
  readonly seed?: Uint8Array<ArrayBuffer> | null;
  /** Judges and team-mates who may see the hand of this phone's player. */
  readonly viewers?: readonly string[];
  /** Judges and team-mates who were refused a request to see the hand. */
  readonly refusedViewers?: readonly string[];
  /** The room on the club's server where the game is played. Null if phones connect directly. */
  readonly room: { readonly name: string; readonly token: string } | null;
  /** Whether this phone is the hub, which the other phones join. */
  readonly hub: boolean;
  /** Reconnect codes received from other phones, keyed by person. With one scan, this phone rejoins them. */
  readonly standby: Readonly<Record<string, string>>;
}

/** One update of a shared game's document. All updates together, in any order, make the document. */
export interface UpdateRecord {
  readonly game: string;
  /** Number of the update within its game, counted from 1. */
  readonly n: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
