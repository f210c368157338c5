import {
  type ActionShapes,
  baseField,
  byPieceField,
  choiceField,
  directionField,
  doorField,
  type Field,
  type FieldValues,
  flagField,
  keyedAction,
  listedAction,
  missionTargetField,
  numberField,
  optionalField,
  pieceField,
  plainAction,
  squareField,
  textField,
  tokenField,
  tokenOrTerrainField,
  totalField,
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
  attack: keyedAction('In a mission: a whole attack.', {
    attacker: pieceField('Who attacks.'),
    target: missionTargetField('A piece, a token, a square, a wall or a door.'),
    attack: choiceField('Kind of attack.', ['melee', 'ranged', 'hurl']),
    with: optionalField(textField('The card of the attack. Left out for the primary attack.')),
    turret: optionalField(flagField('The attack fires the turret beside the attacker.')),
    strength: optionalField(numberField('Strength of the attack.')),
    aim: optionalField(numberField('Action points spent on aim.')),
    defend: optionalField(byPieceField(numberField('Wounds that the reaction of a target takes off.'))),
    slam: optionalField(numberField('Spaces of the slam.', 1)),
    direction: optionalField(directionField('Direction of the slam.')),
    object: optionalField(squareField('Square of the object that is hurled.')),
    from: optionalField(pieceField('The first target, if the attack continues to others.')),
  }),
  move: keyedAction('In a mission: a whole move.', {
    piece: pieceField('Who moves.'),
    to: baseField('Squares of the base at the end.'),
    run: optionalField(flagField('The move is a run.')),
    action: optionalField(choiceField('The action that contains the move.', ['march', 'breakthrough'])),
    strength: optionalField(numberField('Strength of a breakthrough.')),
    defend: optionalField(totalField('Wounds that a reaction takes off.')),
    open: optionalField(doorField('A door that the mover opens on its way.')),
  }),
  lay: plainAction('Tokens enter the map.', { tokens }),
  take: listedAction('A figure takes a token.', {
    piece: pieceField('Who takes it.'),
    token: tokenField('The token.'),
  }),
  deliver: listedAction('A figure delivers a token.', {
    piece: pieceField('Who delivers it.'),
    token: tokenField('The token.'),
  }),
  dismantle: listedAction('A figure spends action points to remove something.', {
    piece: pieceField('Who removes it.'),
    target: tokenOrTerrainField('A token, an object or a wall.'),
  }),
  'shake-off': listedAction('A figure removes a status token.', {
    piece: pieceField('Who removes it.'),
    of: pieceField('Who has the status token.'),
    status: choiceField('The status.', ['trapped', 'prone']),
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

/**
 * Adds the tokens that events of a case place, because other parts of the case may name them. Reports duplicate names.
 */
export function withTokensOfEvents(
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

/** Adds all tokens that `lay` deeds place. */
export function withTokensOfDeeds(position: CasePosition, deeds: readonly CaseMissionDeed[]): CasePosition {
  const laid = deeds.flatMap((deed) => (deed.deed === 'lay' ? deed.tokens : []));
  return laid.length === 0 ? position : { ...position, tokens: [...(position.tokens ?? []), ...laid] };
}
