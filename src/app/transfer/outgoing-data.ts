import { printMapFile, serializeMap } from '../../board/map-format';
import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import type { GeneralCard } from '../../catalog/general-cards/card';
import type { CharacterFinder } from '../../force/resolve';
import type { StoredForce } from '../../force/stored-force';
import { err, ok, type Result } from '../../plain/result';
import { printCharacterFile } from '../../share/character-file';
import { makeFormatFile } from '../../share/file-formats';
import {
  collectForceContents,
  type ForceText,
  printFittingForce,
  printForceWithoutDials,
  printFullForce,
} from '../../share/force-text';
import type { TransferKind } from '../../share/read-item';
import { printPositionFile, type SharedRuling } from '../../share/ruling-file';
import { exportJsonBackup } from '../../store/backup';
import { missionRepository } from '../../store/campaigns';
import { openGame } from '../../store/games';
import { printGameFile } from '../../store/unsaved';
import { say } from '../../text/say';
import { describeCodeContent, describeLinkContent } from '../../text/screens/force-dials';
import { makeBackupFile } from '../backup/share-backup';
import { log, game as openedGame } from '../game/open-game';
import { makeFileName } from '../share';
import { describeStoreFault } from '../storage/store-fault-text';

/** Data to send to another device by any transport. */
export interface OutgoingData {
  readonly kind: TransferKind;
  readonly name: string;
  /** Complete text, which `readTransfer` parses. */
  readonly text: string;
  /** Shortened versions for transports with a size limit. If omitted, only the complete text can be sent. */
  readonly shorter?: {
    readonly link: (fits: Fits) => Promise<ShortenedText>;
    readonly code: (fits: Fits) => Promise<ShortenedText>;
  };
  /**
   * Creates a file with the same content, and a function that records that the file was handed over. The fault is a
   * message for the user.
   */
  readonly file: () => Promise<Result<{ readonly file: File; readonly handed?: () => Promise<void> }, string>>;
}

/** Checks whether a text is short enough for its transport. */
type Fits = (text: string) => Promise<boolean>;

/** Shortened text with a note for the user, or null, about what was left out. */
interface ShortenedText {
  readonly text: string;
  readonly note: string | null;
}

function outgoing(kind: Exclude<TransferKind, 'backup'>, name: string, text: string, file = text): OutgoingData {
  return { kind, name, text, file: async () => ok({ file: makeFormatFile(kind, makeFileName(name), [file]) }) };
}

export function prepareCharacter(character: Character): OutgoingData {
  return outgoing('character', character.name, printCharacterFile(character));
}

/** Prepares a force with the dials and card texts that recipients without them need. */
export function prepareForce(force: StoredForce, finder: CharacterFinder, cards: readonly GeneralCard[]): OutgoingData {
  const cargo = collectForceContents(force, finder, cards);
  const fitting = (fits: Fits): Promise<ForceText> => printFittingForce(force, cargo, fits);
  return {
    ...outgoing('force', force.name, printFullForce(force, cargo).text),
    shorter: {
      link: async (fits) => {
        const carried = await fitting(fits);
        return { text: carried.text, note: describeLinkContent(carried) };
      },
      // Dials are sent all or none: with only some dials, a second transfer is still needed.
      code: async (fits) => {
        const most = await fitting(fits);
        const carried = most.included === cargo.characters.length ? most : printForceWithoutDials(force, cargo);
        return { text: carried.text, note: describeCodeContent(carried) };
      },
    },
  };
}

/** Prepares a map without its photograph, because a photograph is larger than all other data of the map. */
export function prepareMap(sheet: MapSheet): OutgoingData {
  return outgoing('map', sheet.name, JSON.stringify(serializeMap(sheet)), printMapFile(sheet));
}

export function preparePosition(ruling: SharedRuling): OutgoingData {
  return outgoing('position', ruling.name.trim() || say('Position'), printPositionFile(ruling));
}

/**
 * Prepares a game. The open game includes steps that are only in memory; a mission includes its plan. The fault is a
 * message for the user.
 */
export async function prepareGame(id: string): Promise<Result<OutgoingData, string>> {
  const now = log();
  const open = openedGame();
  const mission = await missionRepository.get(id);
  const plan = mission.ok ? [{ ...mission.value, campaign: null }] : [];
  if (open?.id === id && now) return ok(outgoing('game', open.name, printGameFile(now, open.name, plan)));
  const result = await openGame(id);
  if (!result.ok) return err(describeStoreFault(result.fault));
  const { game, log: logged } = result.value;
  return ok(outgoing('game', game.name, printGameFile(logged, game.name, plan)));
}

/** Prepares all data of this device. The file version is a normal backup. The fault is a message for the user. */
export async function prepareFullBackup(): Promise<Result<OutgoingData, string>> {
  const all = await exportJsonBackup();
  if (!all.ok) return err(describeStoreFault(all.fault));
  return ok({ kind: 'backup', name: say('Everything on this device'), text: all.value, file: makeBackupFile });
}
