import {
  type ActionShapes,
  choiceField,
  constantField,
  type FieldValues,
  figureField,
  listedAction,
  numberField,
  optionalField,
  pieceField,
  plainAction,
  squareField,
  terrainField,
  textField,
  wordField,
} from '../rules/action-fields';
import { TABLE_DEEDS, type TableDeed } from '../rules/table-deed';
import { actionSchemas, groupByKey, printAction, readAction } from './action-text';
import type { CasePosition } from './case-position';
import type { KeyPath } from './fault';
import { customField } from './field-types';
import { CASE_MISSION_DEEDS, type CaseMissionDeed, withTokensOfEvents } from './mission-actions';
import { addComplaint, openSection, type ParseContext, readItems } from './parse-context';
import { listSchema, refer } from './schema-parts';

const PAIR = { by: pieceField('The captor.'), piece: pieceField('The captive.') };

/**
 * Events of a played case that are smaller than an action. Each changes one thing, and the rules compute no
 * consequences.
 */
export const SIMPLE_EVENTS = {
  turn: plainAction('The turn of a side begins.', { side: textField('The side.') }),
  act: listedAction('A figure is given an action, with its token and any pushing damage.', {
    piece: pieceField('The figure.'),
    action: choiceField('The action.', ['move', 'close', 'ranged', 'power', 'free', 'pass']),
  }),
  damage: listedAction('A figure takes clicks of damage.', {
    piece: pieceField('The figure.'),
    clicks: numberField('Clicks taken.'),
    by: optionalField(pieceField('Who dealt them.')),
  }),
  heal: listedAction('A figure is healed.', {
    piece: pieceField('The figure.'),
    clicks: numberField('Clicks healed.'),
  }),
  token: listedAction('A figure gets action tokens.', {
    piece: pieceField('The figure.'),
    tokens: numberField('Action tokens.'),
  }),
  capture: listedAction('A figure captures another.', PAIR),
  release: listedAction('A captor releases its captive.', PAIR),
  rescue: listedAction('A figure frees a captive.', {
    by: pieceField('Who frees it.'),
    piece: pieceField('The captive.'),
  }),
  'end-game': plainAction('The game ends.', { game: constantField('game') }, 'end'),
  end: plainAction('The turn of a side ends.', { side: textField('The side.') }),
  'end-activation': listedAction(
    'The activation of a figure or a group ends.',
    { piece: figureField('The figure.') },
    'end',
  ),
  round: plainAction('A round begins.', { round: numberField('The round.', 1) }),
  activate: listedAction('A figure or a group is activated.', {
    piece: figureField('The figure.'),
    how: choiceField('What it is activated for.', ['gain', 'rest', 'retreat', 'extract']),
  }),
  'activate-respawn': listedAction(
    'A figure is activated to return to the map.',
    { piece: figureField('The figure.'), how: constantField('respawn'), at: squareField('Where it returns.') },
    'activate',
  ),
  respawn: listedAction('A henchman returns to the map.', {
    piece: pieceField('The henchman.'),
    at: squareField('Where.'),
  }),
  spend: listedAction('A figure or a group spends action points.', {
    piece: figureField('The figure.'),
    points: numberField('Action points.'),
    command: optionalField(wordField('command')),
  }),
  command: listedAction('A side gains command.', {
    side: textField('The side.'),
    points: numberField('Points of command.'),
  }),
  roll: listedAction('A roll for action points.', {
    piece: figureField('The figure.'),
    declared: numberField('The declared number; -1 is a red face.', -1),
    rolled: numberField('The rolled number; -1 is a red face.', -1),
  }),
  trigger: listedAction('A figure uses a card as a reaction.', {
    piece: pieceField('The figure.'),
    card: textField('The card.'),
  }),
  wound: listedAction('A figure takes wounds.', {
    piece: pieceField('The figure.'),
    wounds: numberField('Wounds taken.'),
  }),
  destroy: plainAction('An object or a wall is destroyed.', { target: terrainField('A square, a wall or a door.') }),
  defeat: listedAction('A figure is defeated.', { piece: pieceField('The figure.') }),
} satisfies ActionShapes;

type SimpleEvent = {
  [Name in keyof typeof SIMPLE_EVENTS]: { readonly event: Name } & FieldValues<(typeof SIMPLE_EVENTS)[Name]['fields']>;
}[keyof typeof SIMPLE_EVENTS];

/** Actions by their keys in the notation. Whole actions of missions and of the dial editions share some keys. */
const ACTIONS = {
  simple: groupByKey(SIMPLE_EVENTS),
  deed: groupByKey(TABLE_DEEDS),
  mission: groupByKey(CASE_MISSION_DEEDS),
};

/** An event of a played case, in terms of the notation. */
export type PlayEvent =
  | SimpleEvent
  /** A complete action; the rules compute all its consequences. */
  | { readonly event: 'deed'; readonly deed: TableDeed }
  /** A complete action in a mission. */
  | { readonly event: 'mission'; readonly deed: CaseMissionDeed };

/** The question `play`. */
export const PLAY_FIELD = customField<readonly PlayEvent[]>('What happens, event by event.', {
  read: ({ reading, position }, value, path) => readEvents(reading, value, path, position),
  print: (events) => events.map(printEvent),
  schema: () => listSchema(refer('event')),
});

function readEvents(reading: ParseContext, value: unknown, path: KeyPath, asked: CasePosition): PlayEvent[] {
  const position = withTokensOfEvents(reading, value, path, asked);
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
  const isMission = position.pieces.some(({ striker }) => striker !== null);
  const order = isMission ? (['mission', 'deed', 'simple'] as const) : (['deed', 'mission', 'simple'] as const);
  const event = order.find((each) => ACTIONS[each].has(key));
  if (!event) {
    addComplaint(reading, place, 'unknown-event', key);
    return null;
  }
  const action = readAction({ reading, position }, ACTIONS[event], key, content, place);
  if (!action) return null;
  if (event === 'simple') return { event: action.name, ...action.values } as SimpleEvent;
  return { event, deed: { deed: action.name, ...action.values } } as PlayEvent;
}

function printEvent(event: PlayEvent): Record<string, unknown> {
  if (event.event === 'deed') return printAction(TABLE_DEEDS, event.deed.deed, event.deed);
  if (event.event === 'mission') return printAction(CASE_MISSION_DEEDS, event.deed.deed, event.deed);
  return printAction(SIMPLE_EVENTS, event.event, event);
}

/** JSON schema of one event. */
export function eventSchema(): object {
  return {
    description: 'One event.',
    type: 'object',
    properties: actionSchemas(groupByKey(SIMPLE_EVENTS, TABLE_DEEDS, CASE_MISSION_DEEDS)),
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  };
}
