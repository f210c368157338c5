import {
  type ActionShapes,
  base,
  byPiece,
  choice,
  direction,
  door,
  type Field,
  type FieldValues,
  flag,
  keyed,
  listed,
  missionTarget,
  number,
  optional,
  piece,
  plain,
  square,
  text,
  token,
  tokenOrTerrain,
  total,
} from '../rules/action-fields';
import type { CasePosition } from './case-position';
import { type CaseToken, readTokens } from './case-tokens';
import type { KeyPath } from './fault';
import { addComplaint, type ParseContext } from './parse-context';

const tokens: Field<readonly CaseToken[]> = { type: 'tokens', about: 'Tokens by name.' };

/**
 * Actions in a mission, with every choice made. `attack` and `move` have other fields than in the dial editions, because
 * cards and action points decide.
 */
export const CASE_MISSION_DEEDS = {
  attack: keyed('In a mission: a whole attack.', {
    attacker: piece('Who attacks.'),
    target: missionTarget('A piece, a token, a square, a wall or a door.'),
    attack: choice('Kind of attack.', ['melee', 'ranged', 'hurl']),
    with: optional(text('The card of the attack. Left out for the primary attack.')),
    turret: optional(flag('The attack fires the turret beside the attacker.')),
    strength: optional(number('Strength of the attack.')),
    aim: optional(number('Action points spent on aim.')),
    defend: optional(byPiece(number('Wounds that the reaction of a target takes off.'))),
    slam: optional(number('Spaces of the slam.', 1)),
    direction: optional(direction('Direction of the slam.')),
    object: optional(square('Square of the object that is hurled.')),
    from: optional(piece('The first target, if the attack continues to others.')),
  }),
  move: keyed('In a mission: a whole move.', {
    piece: piece('Who moves.'),
    to: base('Squares of the base at the end.'),
    run: optional(flag('The move is a run.')),
    action: optional(choice('The action that contains the move.', ['march', 'breakthrough'])),
    strength: optional(number('Strength of a breakthrough.')),
    defend: optional(total('Wounds that a reaction takes off.')),
    open: optional(door('A door that the mover opens on its way.')),
  }),
  lay: plain('Tokens enter the map.', { tokens }),
  take: listed('A figure takes a token.', { piece: piece('Who takes it.'), token: token('The token.') }),
  deliver: listed('A figure delivers a token.', { piece: piece('Who delivers it.'), token: token('The token.') }),
  dismantle: listed('A figure spends action points to remove something.', {
    piece: piece('Who removes it.'),
    target: tokenOrTerrain('A token, an object or a wall.'),
  }),
  'shake-off': listed('A figure removes a status token.', {
    piece: piece('Who removes it.'),
    of: piece('Who has the status token.'),
    status: choice('The status.', ['trapped', 'prone']),
  }),
} satisfies ActionShapes;

type MissionDeedNamed<Name extends keyof typeof CASE_MISSION_DEEDS> = { readonly deed: Name } & FieldValues<
  (typeof CASE_MISSION_DEEDS)[Name]['fields']
>;
export type CaseAttack = MissionDeedNamed<'attack'>;
export type CaseMove = MissionDeedNamed<'move'>;
/** An action in a mission, as a case writes it. */
export type CaseMissionDeed = {
  [Name in keyof typeof CASE_MISSION_DEEDS]: MissionDeedNamed<Name>;
}[keyof typeof CASE_MISSION_DEEDS];

/** Adds the tokens that events of a case place, because they may be named before and after. Reports duplicate names. */
export function withLaidTokens(
  reading: ParseContext,
  events: unknown,
  path: KeyPath,
  position: CasePosition,
): CasePosition {
  const laid: CaseToken[] = [];
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

/** Adds all tokens that the given actions place. */
export function withDeedTokens(position: CasePosition, deeds: readonly CaseMissionDeed[]): CasePosition {
  const laid = deeds.flatMap((deed) => (deed.deed === 'lay' ? deed.tokens : []));
  return laid.length === 0 ? position : { ...position, tokens: [...(position.tokens ?? []), ...laid] };
}
