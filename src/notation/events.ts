import { MISSION_DEEDS, type MissionDeed } from '../rules/mission-deed';
import { GAME_DEEDS, type GameDeed, TABLE_DEEDS, type TableDeed } from '../rules/table-deed';
import type { NewToken } from '../table/tokens';
import { actionSchemas, groupByKey, printAction, readAction } from './action-text';
import type { CasePosition } from './case-position';
import { readTokens } from './case-tokens';
import type { KeyPath } from './fault';
import { customField } from './field-types';
import { addComplaint, openSection, type ParseContext, readItems } from './parse-context';
import { listSchema, refer } from './schema-parts';

/**
 * Tables that define the actions. Some keys occur both in the table of missions and in the table of the dial editions.
 */
const TABLES = { game: GAME_DEEDS, deed: TABLE_DEEDS, mission: MISSION_DEEDS };
/** For missions and for dial editions: the order in which the tables are searched for a key. The first match counts. */
const MISSION_ORDER = ['game', 'mission', 'deed'] as const;
const DIAL_ORDER = ['game', 'deed', 'mission'] as const;
const groupInOrder = (order: readonly (keyof typeof TABLES)[]) => groupByKey(...order.map((name) => TABLES[name]));
const MISSION_ACTIONS = groupInOrder(MISSION_ORDER);
const DIAL_ACTIONS = groupInOrder(DIAL_ORDER);

interface EventOf<Table extends keyof typeof TABLES, D> {
  /** Name of the table in `TABLES` that defines the action. */
  readonly event: Table;
  readonly deed: D;
}

/** An event of a played case. */
export type PlayEvent = EventOf<'game', GameDeed> | EventOf<'deed', TableDeed> | EventOf<'mission', MissionDeed>;

/** Question `play`: a list of events to play from the position. */
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

/**
 * Adds the tokens that events of a case place, because other parts of the case may name them. Reports duplicate names.
 */
function withTokensOfEvents(
  reading: ParseContext,
  events: unknown,
  path: KeyPath,
  position: CasePosition,
): CasePosition {
  const laid: NewToken[] = [];
  const names = new Set(position.tokens?.map(({ name }) => name));
  if (!Array.isArray(events)) return position;
  for (const [place, event] of events.entries()) {
    const value: unknown = event instanceof Map ? event.get('lay') : undefined;
    if (!(value instanceof Map)) continue;
    for (const each of readTokens({ complaints: [] }, value, path, position.board)) {
      if (names.has(each.name)) addComplaint(reading, [...path, place, 'lay', each.name], 'duplicate-key', each.name);
      names.add(each.name);
      laid.push(each);
    }
  }
  return laid.length === 0 ? position : { ...position, tokens: [...(position.tokens ?? []), ...laid] };
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
  const actions = isMission ? MISSION_ACTIONS : DIAL_ACTIONS;
  if (!actions.has(key)) {
    addComplaint(reading, place, 'unknown-event', key);
    return null;
  }
  const action = readAction({ reading, position }, actions, key, content, place);
  if (!action) return null;
  const event = (isMission ? MISSION_ORDER : DIAL_ORDER).find((each) => Object.hasOwn(TABLES[each], action.name));
  return { event, deed: { deed: action.name, ...action.values } } as PlayEvent;
}

export function printEvent({ event, deed }: PlayEvent): Record<string, unknown> {
  return printAction(TABLES[event], deed.deed, deed);
}

/** JSON schema of one event. */
export function eventSchema(): object {
  return {
    description: 'One event.',
    type: 'object',
    properties: actionSchemas(DIAL_ACTIONS),
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  };
}
