import {
  type ActionShapes,
  choice,
  constant,
  type FieldValues,
  figure,
  listed,
  number,
  optional,
  piece,
  plain,
  square,
  terrain,
  text,
  word,
} from '../rules/action-fields';
import { TABLE_DEEDS, type TableDeed } from '../rules/table-deed';
import { actionSchemas, hasActionKey, printAction, readAction } from './action-text';
import type { CasePosition } from './case-position';
import type { KeyPath } from './fault';
import { CASE_MISSION_DEEDS, type CaseMissionDeed, withLaidTokens } from './mission-actions';
import { addComplaint, openSection, type ParseContext, readItems } from './parse-context';

const PAIR = { by: piece('The captor.'), piece: piece('The captive.') };

/** Events of a played case that are no whole action: each changes one thing, and the rules compute nothing more. */
export const SIMPLE_EVENTS = {
  turn: plain('The turn of a side begins.', { side: text('The side.') }),
  act: listed('A figure is given an action, with its token and any pushing damage.', {
    piece: piece('The figure.'),
    action: choice('The action.', ['move', 'close', 'ranged', 'power', 'free', 'pass']),
  }),
  damage: listed('A figure takes clicks of damage.', {
    piece: piece('The figure.'),
    clicks: number('Clicks taken.'),
    by: optional(piece('Who dealt them.')),
  }),
  heal: listed('A figure is healed.', { piece: piece('The figure.'), clicks: number('Clicks healed.') }),
  token: listed('A figure gets action tokens.', { piece: piece('The figure.'), tokens: number('Action tokens.') }),
  capture: listed('A figure captures another.', PAIR),
  release: listed('A captor releases its captive.', PAIR),
  rescue: listed('A figure frees a captive.', { by: piece('Who frees it.'), piece: piece('The captive.') }),
  'end-game': plain('The game ends.', { game: constant('game') }, 'end'),
  end: plain('The turn of a side ends.', { side: text('The side.') }),
  'end-activation': listed('The activation of a figure or a group ends.', { piece: figure('The figure.') }, 'end'),
  round: plain('A round begins.', { round: number('The round.', 1) }),
  activate: listed('A figure or a group is activated.', {
    piece: figure('The figure.'),
    how: choice('What it is activated for.', ['gain', 'rest', 'retreat', 'extract']),
  }),
  'activate-respawn': listed(
    'A figure is activated to return to the map.',
    { piece: figure('The figure.'), how: constant('respawn'), at: square('Where it returns.') },
    'activate',
  ),
  respawn: listed('A henchman returns to the map.', { piece: piece('The henchman.'), at: square('Where.') }),
  spend: listed('A figure or a group spends action points.', {
    piece: figure('The figure.'),
    points: number('Action points.'),
    command: optional(word('command')),
  }),
  command: listed('A side gains command.', { side: text('The side.'), points: number('Points of command.') }),
  roll: listed('A roll for action points.', {
    piece: figure('The figure.'),
    declared: number('The declared number; -1 is a red face.', -1),
    rolled: number('The rolled number; -1 is a red face.', -1),
  }),
  trigger: listed('A figure uses a card as a reaction.', { piece: piece('The figure.'), card: text('The card.') }),
  wound: listed('A figure takes wounds.', { piece: piece('The figure.'), wounds: number('Wounds taken.') }),
  destroy: plain('An object or a wall is destroyed.', { target: terrain('A square, a wall or a door.') }),
  defeat: listed('A figure is defeated.', { piece: piece('The figure.') }),
} satisfies ActionShapes;

type SimpleEvent = {
  [Name in keyof typeof SIMPLE_EVENTS]: { readonly event: Name } & FieldValues<(typeof SIMPLE_EVENTS)[Name]['fields']>;
}[keyof typeof SIMPLE_EVENTS];

/** An event of a played case, in terms of the notation. */
export type PlayEvent =
  | SimpleEvent
  /** A whole action; the rules compute all its consequences. */
  | { readonly event: 'deed'; readonly deed: TableDeed }
  /** A whole action in a mission. */
  | { readonly event: 'mission'; readonly deed: CaseMissionDeed };

export function readEvents(reading: ParseContext, value: unknown, path: KeyPath, asked: CasePosition): PlayEvent[] {
  const position = withLaidTokens(reading, value, path, asked);
  return readItems(reading, value, path, (each, place) => readEvent(reading, each, place, position)).filter(
    (event) => event !== null,
  );
}

function readEvent(reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition): PlayEvent | null {
  const [entry, more] = openSection(reading, value, path, null).entries;
  if (!entry || more) {
    if (value instanceof Map) addComplaint(reading, path, 'wrong-length', 'one event a line');
    return null;
  }
  const [key, content] = entry;
  const place = [...path, key];
  const read = (shapes: ActionShapes) => readAction({ reading, position }, shapes, key, content, place);
  const isMission = position.pieces.some(({ striker }) => striker !== null);
  if (hasActionKey(CASE_MISSION_DEEDS, key) && (isMission || !hasActionKey(TABLE_DEEDS, key))) {
    const action = read(CASE_MISSION_DEEDS);
    return action && { event: 'mission', deed: { deed: action.name, ...action.values } as CaseMissionDeed };
  }
  if (hasActionKey(TABLE_DEEDS, key)) {
    const action = read(TABLE_DEEDS);
    return action && { event: 'deed', deed: { deed: action.name, ...action.values } as TableDeed };
  }
  if (!hasActionKey(SIMPLE_EVENTS, key)) {
    addComplaint(reading, place, 'unknown-event', key);
    return null;
  }
  const action = read(SIMPLE_EVENTS);
  return action && ({ event: action.name, ...action.values } as SimpleEvent);
}

export function printEvent(event: PlayEvent): Record<string, unknown> {
  if (event.event === 'deed') return printAction(TABLE_DEEDS, event.deed.deed, event.deed);
  if (event.event === 'mission') return printAction(CASE_MISSION_DEEDS, event.deed.deed, event.deed);
  return printAction(SIMPLE_EVENTS, event.event, event);
}

/** JSON schema of one event. */
export function eventSchema(): object {
  return {
    description: 'One event.',
    type: 'object',
    properties: actionSchemas([SIMPLE_EVENTS, TABLE_DEEDS, CASE_MISSION_DEEDS]),
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  };
}
