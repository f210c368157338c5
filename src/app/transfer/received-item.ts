import { measureDrawing } from '../../board/board-text';
import { serializeMap } from '../../board/map-format';
import { boardFromSheet, type MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import { newId } from '../../store/database';
import { isSameData } from '../../store/same-data';
import { describeOrigin, describePoints, describeRange, truncate } from '../../text/character-text';
import { say, sayMany } from '../../text/say';
import { characters, maps } from '../collection/library';
import { saveCharacter } from '../collection/save-records';
import { saveMap } from '../maps/save-map';
import { goTo } from '../route';

/** Effect that saving received data has on this device, with a sentence for the user. */
export interface SaveEffect {
  readonly how: 'new' | 'same' | 'other';
  readonly words: string;
}

/** Button below the preview of received data. */
export interface ReceivedAction {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly disabled?: boolean;
  /**
   * Performs the action and returns a function to run after the sheet is closed. On failure the sheet stays open. A
   * string is then the reason; null means that the reason was already reported.
   */
  readonly run: () => Promise<(() => void) | string | null>;
}

/** Preview of received data that is not saved yet, with its actions. */
export interface ReceivedItem {
  readonly title: string;
  readonly name: string;
  /** Short facts about the data, shown on one line. */
  readonly facts: readonly string[];
  readonly effect: SaveEffect;
  /** Buttons of the preview. Empty if there is nothing to save. */
  readonly actions: readonly ReceivedAction[];
}

const stay = () => undefined;

export function makeReceivedCharacter(character: Character): ReceivedItem {
  const mine = characters()?.find(({ id }) => id === character.id) ?? null;
  const same = mine !== null && isSameData(withoutOrigin(mine), withoutOrigin(character));
  const standing = (): SaveEffect => {
    if (!mine) return { how: 'new', words: say('You do not have this character yet.') };
    if (same) return { how: 'same', words: say('You already have exactly this character.') };
    return {
      how: 'other',
      words: say('You have {name} with the same set and number, but different. Close this to keep yours.', {
        name: truncate(mine.name, 60),
      }),
    };
  };
  return {
    title: say('Character received'),
    name: character.name,
    facts: [describePoints(character), describeRange(character), describeOrigin(character)],
    effect: standing(),
    actions: same
      ? []
      : [
          {
            label: mine ? say('Replace mine') : say('Save'),
            isPrimary: true,
            run: async () => ((await saveCharacter(character)) ? stay : null),
          },
        ],
  };
}

/** Returns a character without its origin and times, for comparison. */
function withoutOrigin(character: Character): unknown {
  return { ...character, origin: '', added: undefined, edited: undefined, deletedAt: undefined };
}

export function makeReceivedMap(sheet: MapSheet): ReceivedItem {
  const all = maps() ?? [];
  const same = all.find((each) => isSameData(withoutId(each), withoutId(sheet))) ?? null;
  const mine = all.find(({ id }) => id === sheet.id) ?? null;
  const standing = (): SaveEffect => {
    if (same)
      return { how: 'same', words: say('You already have this map: {name}.', { name: truncate(same.name, 60) }) };
    if (!mine) return { how: 'new', words: say('You do not have this map yet.') };
    return {
      how: 'other',
      words: say('You have another version of this map: {name}.', { name: truncate(mine.name, 60) }),
    };
  };
  const save = (saved: MapSheet) => async () => ((await saveMap(saved)) ? () => goTo('collection', 'maps') : null);
  const actions: readonly ReceivedAction[] = mine
    ? [
        { label: say('Replace mine'), run: save(withLocalPicture(mine, sheet)) },
        { label: say('Save a second copy'), isPrimary: true, run: save({ ...sheet, id: `map-${newId()}` }) },
      ]
    : [{ label: say('Save'), isPrimary: true, run: save(sheet) }];
  return {
    title: say('Map received'),
    name: sheet.name,
    facts: factsOfMap(sheet),
    effect: standing(),
    actions: same ? [] : actions,
  };
}

function factsOfMap(sheet: MapSheet): string[] {
  const board = boardFromSheet(sheet);
  const starts = Object.values(sheet.starts).filter((squares) => squares.length > 0).length;
  const notes = sheet.notes.length;
  return [
    ...(board.ok ? [say('{width}×{height} squares', { width: board.value.width, height: board.value.height })] : []),
    ...(sheet.set === undefined ? [] : [sheet.set]),
    ...(starts === 0 ? [] : [sayMany(starts, '1 starting area', '{n} starting areas')]),
    ...(notes === 0 ? [] : [sayMany(notes, '1 special rule', '{n} special rules')]),
  ];
}

function withoutId(sheet: MapSheet): unknown {
  return { ...serializeMap(sheet), id: '' };
}

/**
 * Adds the photograph of the local map, because photographs are not sent. Leaves the map unchanged if the sizes of both
 * maps differ.
 */
function withLocalPicture(mine: MapSheet, sheet: MapSheet): MapSheet {
  return mine.picture !== undefined && isSameData(measureDrawing(mine.map), measureDrawing(sheet.map))
    ? { ...sheet, picture: mine.picture }
    : sheet;
}
