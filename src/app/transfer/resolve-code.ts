import type { Character } from '../../catalog/character';
import { parseScannedText } from '../../share/scanned-text';
import { makeStickerFinder, type Sticker, type StickerMatchKind } from '../../share/sticker';
import type { TransferLink } from '../../share/transfer-link';
import { codeRepository } from '../../store/codes';
import type { TiedCode } from '../../store/records';
import type { Figure } from '../../table/table';
import { say } from '../../text/say';
import { collectionFinder } from '../collection/finder';
import { characters, ensureLibrary } from '../collection/library';
import { table } from '../game/open-game';
import { parseRoomRoute, readPairCode } from '../session/together-modules';
import { describeStoreFault } from '../storage/store-fault-text';

/** Result of a scanned or typed code. */
export type ScanResult =
  /** Figures of the open game. If several figures have the same character, the user chooses. */
  | { readonly to: 'figures'; readonly figures: readonly [Figure, ...Figure[]] }
  | {
      readonly to: 'characters';
      readonly characters: readonly [Character, ...Character[]];
      readonly by: StickerMatchKind | 'tied' | 'typed';
      /** Whether a game is open that does not include the characters. */
      readonly notInGame: boolean;
    }
  | { readonly to: 'unknown-sticker'; readonly sticker: Sticker }
  | { readonly to: 'unread-sticker'; readonly fault: 'mistyped' | 'newer-version' }
  /** Transfer link. Its content is previewed before it is saved. */
  | { readonly to: 'sent'; readonly sent: TransferLink }
  /** Route for joining a game that another device shares. */
  | { readonly to: 'join'; readonly place: readonly string[] }
  /** Code that can be linked to a character: a barcode of 8 or 13 digits, or other text. */
  | { readonly to: 'untied'; readonly code: string; readonly barcode: boolean }
  | { readonly to: 'fault'; readonly sentence: string };

/**
 * Finds what a code refers to.
 * @param inGame whether figures of the open game take precedence
 * @param typed whether the user typed the text, which may then also be a set and number
 */
export async function resolveCode(text: string, inGame: boolean, typed = false): Promise<ScanResult> {
  const scanned = parseScannedText(text);
  if (scanned.kind === 'sent') return { to: 'sent', sent: scanned.sent };
  const joined = await resolveJoinCode(text);
  if (joined) return joined;
  await ensureLibrary();
  if (scanned.kind === 'sticker') {
    const { sticker } = scanned;
    const playing = inGame ? figuresOf(makeStickerFinder(listCharactersInGame())(sticker)?.characters ?? []) : null;
    if (playing) return playing;
    const match = makeStickerFinder(characters() ?? [])(sticker);
    return match ? opened(match.characters, match.by, inGame) : { to: 'unknown-sticker', sticker };
  }
  if (typed && scanned.kind !== 'barcode') {
    const named = findByIdOrNumber(text.trim());
    if (named) return opened([named], 'typed', inGame);
  }
  if (scanned.kind === 'unread-sticker') return { to: 'unread-sticker', fault: scanned.fault };
  const code = scanned.kind === 'barcode' ? scanned.digits : scanned.text;
  if (code === '') return { to: 'unread-sticker', fault: 'mistyped' };
  const tied = await codeRepository.get(code);
  if (!tied.ok && tied.fault.code !== 'missing') return { to: 'fault', sentence: describeStoreFault(tied.fault) };
  const found = tied.ok ? characterOf(tied.value) : null;
  return found ? opened([found], 'tied', inGame) : { to: 'untied', code, barcode: scanned.kind === 'barcode' };
}

/** Resolves a pairing code of another device or a link to a room. Null for any other text. */
export async function resolveJoinCode(
  text: string,
): Promise<Extract<ScanResult, { readonly to: 'join' | 'fault' }> | null> {
  const room = parseRoomRoute(text);
  if (room?.here) return { to: 'join', place: room.place };
  // The app only connects to the server that it came from.
  if (room) return { to: 'fault', sentence: say('This game is on another server. Open its link in the browser.') };
  const code = await readPairCode(text);
  if (!code) return null;
  if (code.way === 'offer') return { to: 'join', place: ['join', text.trim()] };
  return {
    to: 'fault',
    sentence: say('This is an answer to a shared game. Scan it on the phone that shared the game.'),
  };
}

function opened(found: readonly [Character, ...Character[]], by: StickerMatchKind | 'tied' | 'typed', inGame: boolean) {
  const playing = inGame ? figuresOf(found) : null;
  return playing ?? ({ to: 'characters', characters: found, by, notInGame: inGame && table() !== null } as const);
}

/**
 * Lists the characters of the open game as they were when they joined, even if they were deleted from the collection
 * later.
 */
function listCharactersInGame(): Character[] {
  const figures = [...(table()?.figures.values() ?? [])];
  return [...new Map(figures.map(({ character }) => [character.id, character])).values()];
}

/** Returns the figures of the open game that have these characters, undefeated first. Null if there are none. */
function figuresOf(found: readonly Character[]): ScanResult | null {
  const ids = new Set(found.map(({ id }) => id));
  const all = [...(table()?.figures.values() ?? [])].filter(({ character }) => ids.has(character.id));
  const [first, ...rest] = all.sort((a, b) => Number(a.defeated) - Number(b.defeated));
  return first ? { to: 'figures', figures: [first, ...rest] } : null;
}

/** Finds a character by id, or by set and number with any separator: `ab-007`, `AB 007`. */
function findByIdOrNumber(id: string): Character | null {
  const character = id === '' ? null : collectionFinder().find({ id, name: '', set: '', number: '' }, null);
  return character?.character ?? null;
}

function characterOf({ character: id, name, set, number }: TiedCode): Character | null {
  return collectionFinder().find({ id, name, set, number }, null)?.character ?? null;
}

/**
 * Links a code to a character and replaces an earlier link. Returns a function that undoes the change, or a sentence if
 * the write failed.
 */
export async function linkCode(code: string, { id, name, set, number }: Character): Promise<(() => void) | string> {
  const result = await codeRepository.putMany([{ id: code, character: id, name, set, number }]);
  if (!result.ok) return describeStoreFault(result.fault);
  if (result.value.refused.length > 0) return say('Barcode not saved: its record is not valid.');
  const before = result.value.replaced.filter(({ deletedAt }) => deletedAt === null);
  return () => void (before.length > 0 ? codeRepository.putMany(before) : codeRepository.remove([code]));
}
