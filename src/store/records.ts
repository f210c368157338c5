import type { MapSheet } from '../board/sheet';
import type { BoxCard } from '../catalog/cards/box-card';
import type { Character } from '../catalog/character';
import type { Feat, ForceObject, Striker } from '../catalog/force';
import type { Reference } from '../force/kept';
import type { LogEntry } from '../game/log';

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
}

/** What the store adds to a thing that a person keeps. */
export interface Kept {
  readonly added: number;
  readonly edited: number;
  readonly deletedAt: number | null;
}

export interface Force {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly buildTotal: number;
  readonly members: readonly ForceMember[];
  /** What it holds beside its characters; read through `keptOf`, which sets aside what does not fit. */
  readonly feats?: readonly Feat[];
  readonly conditions?: readonly string[];
  readonly objects?: readonly ForceObject[];
  readonly tarot?: readonly string[];
  readonly options?: readonly string[];
  readonly sideline?: readonly Reference[];
  readonly maps?: readonly string[];
  readonly notes?: string;
}

export interface ForceMember {
  /** Id of a character. */
  readonly character: string;
  /** Which of its starting lines was chosen. */
  readonly points: number;
  /** As printed when it was taken, to find it again where its id changed; the rest as `KeptMember` has it. */
  readonly name?: string;
  readonly set?: string;
  readonly number?: string;
  readonly trait?: number | null;
  readonly equipment?: readonly string[];
  readonly striker?: Striker | null;
}

export type CharacterRecord = Character & Kept;
export type MapRecord = MapSheet & Kept;
export type ForceRecord = Force & Kept;
export type CardRecord = BoxCard & Kept;

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
  readonly text: string;
}
