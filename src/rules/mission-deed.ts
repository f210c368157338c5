import type { CardEffect, MoveForm } from '../catalog/cards/effects';
import type { Square } from '../grid/square';
import type { ObjectiveOutcome } from '../table/mission';
import { unassignedWounds, type WoundPlacement } from '../table/striker';
import {
  type ActionNamed,
  type ActionOf,
  type ActionShapes,
  baseField,
  byPieceField,
  cardField,
  choiceField,
  constantField,
  directionField,
  doorField,
  type Field,
  figureField,
  flagField,
  keyedAction,
  listedAction,
  missionTargetField,
  numberField,
  optionalField,
  pieceField,
  plainAction,
  sideField,
  squareField,
  terrainField,
  textField,
  tokenField,
  tokenOrTerrainField,
  tokensField,
  totalField,
  unwrittenAction,
  unwrittenField,
  withKey,
  wordField,
  woundsField,
} from './action-fields';

/** Wounds removed from one figure by a rest. */
export interface Healing extends WoundPlacement {
  readonly piece: string;
}

const command = optionalField(
  unwrittenField<number>("Action points that the side's Command Dial pays. The figure's own track pays the rest."),
);
const by = optionalField(unwrittenField<string | null>('Who dealt them.'));

/**
 * Actions of games with cards and action points, including every choice of the player. `attack` and `move` have other
 * fields than in the dial editions. If a field is absent, its option is not used.
 */
export const MISSION_DEEDS = {
  attack: keyedAction('In a mission: a whole attack.', {
    attacker: pieceField('Who attacks.'),
    target: missionTargetField('A piece, a token, a square, a wall or a door.'),
    attack: choiceField<string>('Kind of attack.', ['melee', 'ranged', 'hurl']),
    card: optionalField<string | null>(
      withKey('with', cardField('The card of the attack. Left out for the primary attack.')),
    ),
    turret: optionalField<boolean>(flagField('The attack fires the turret beside the attacker.')),
    strength: optionalField<number | null>(numberField('Strength of the attack.')),
    aim: optionalField(numberField('Action points spent on aim.')),
    defend: optionalField(byPieceField(numberField('Wounds that the reaction of a target takes off.'))),
    defense: optionalField(unwrittenField<number>('Total defense of the target, as players entered it.')),
    slam: optionalField(numberField('Spaces of the slam.', 1)),
    effects: optionalField(
      unwrittenField<readonly number[]>('Further effects of the card that apply, by index. All if left out.'),
    ),
    direction: optionalField(directionField('Direction of the slam.')),
    object: optionalField<Square | null>(squareField('Square of the object that is hurled.')),
    from: optionalField<string | null>(pieceField('The first target, if the attack continues to others.')),
    anew: optionalField(
      unwrittenField<boolean>('A new attack of the card, although its last attack could have further targets.'),
    ),
    command,
  }),
  move: keyedAction('In a mission: a whole move.', {
    piece: pieceField('Who moves.'),
    to: baseField('Squares of the base at the end.'),
    run: optionalField<boolean>(flagField('The move is a run.')),
    action: optionalField(choiceField<string>('The action that contains the move.', ['march', 'breakthrough'])),
    strength: optionalField(numberField('Strength of a breakthrough.')),
    defend: optionalField(totalField('Wounds that a reaction takes off.')),
    open: optionalField(doorField('A door that the mover opens on its way.')),
    command,
  }),
  lay: plainAction('Tokens enter the map.', { tokens: tokensField('Tokens by name.') }),
  take: listedAction('A figure takes a token.', {
    piece: pieceField('Who takes it.'),
    token: tokenField('The token.'),
    command,
  }),
  deliver: listedAction('A figure delivers a token.', {
    piece: pieceField('Who delivers it.'),
    token: tokenField('The token.'),
    points: optionalField(unwrittenField<number>('Points for the delivery, if no card in play states them.')),
  }),
  interact: listedAction(
    'A figure spends action points to remove something.',
    {
      piece: pieceField('Who removes it.'),
      target: tokenOrTerrainField('A token, an object or a wall.'),
      command,
    },
    'dismantle',
  ),
  'shake-off': listedAction('A figure removes a status token.', {
    piece: pieceField('Who removes it.'),
    of: pieceField('Who has the status token.'),
    status: choiceField<string>('The status.', ['trapped', 'prone']),
    command,
  }),
  'end-activation': listedAction(
    'The activation of a figure or a group ends.',
    { piece: figureField('The figure.') },
    'end',
  ),
  'begin-round': plainAction('A round begins.', { round: numberField('The round.', 1) }, 'round'),
  activate: listedAction('A figure or a group is activated.', {
    piece: figureField('The figure.'),
    how: choiceField<string>('What it is activated for.', ['gain', 'rest', 'retreat', 'extract']),
    heal: optionalField(unwrittenField<readonly Healing[]>('Wounds that a rest removes, if players choose.')),
  }),
  'activate-respawn': listedAction(
    'A figure is activated to return to the map.',
    {
      piece: figureField('The figure.'),
      how: constantField('respawn'),
      // Null if the spawn points of the map are unknown.
      at: squareField('Where it returns.') as Field<Square | null>,
    },
    'activate',
  ),
  respawn: listedAction('A henchman returns to the map.', {
    piece: pieceField('The henchman.'),
    at: squareField('Where.'),
    command,
  }),
  spend: listedAction('A figure or a group spends action points.', {
    piece: figureField('The figure.'),
    points: numberField('Action points.'),
    command: optionalField(wordField('command')),
  }),
  'turn-dial': listedAction(
    'A side gains command.',
    { side: sideField('The side.'), by: numberField('Points of command.') },
    'command',
  ),
  roll: listedAction('A roll for action points.', {
    piece: figureField('The figure.'),
    declared: numberField('The declared number; -1 is a red face.', -1),
    rolled: numberField('The rolled number; -1 is a red face.', -1),
  }),
  trigger: listedAction('A figure uses a card as a reaction.', {
    piece: pieceField('The figure.'),
    // Null for the defense on the character card.
    card: cardField('The card.') as Field<string | null>,
    reacting: optionalField(
      unwrittenField<boolean>('Whether the card reacts to another deed. Depends on who is active if left out.'),
    ),
    command,
  }),
  wound: listedAction('A figure takes wounds.', {
    piece: pieceField('The figure.'),
    puts: woundsField('Wounds taken.'),
    by,
  }),
  destroy: plainAction('An object or a wall is destroyed.', { target: terrainField('A square, a wall or a door.') }),
  defeat: listedAction('A figure is defeated.', { piece: pieceField('The figure.'), by }),
  'next-phase': unwrittenAction('The next phase begins.', {}),
  gain: unwrittenAction('A card adds action points to the track of a figure, up to its end.', {
    piece: figureField('The figure.'),
    points: numberField('Action points.'),
  }),
  'let-move': unwrittenAction('A card allows a figure a move without points, until its activation ends.', {
    piece: pieceField('The figure.'),
    spaces: numberField('Spaces of the move.'),
    line: unwrittenField<MoveForm>('Form of the move.'),
  }),
  settle: unwrittenAction('The owning player assigns wounds to slots.', {
    piece: pieceField('The figure.'),
    puts: woundsField('Wounds by slot.'),
  }),
  status: unwrittenAction('A figure gets or loses status tokens.', {
    piece: pieceField('The figure.'),
    status: textField('The status.'),
    by: unwrittenField<number>('Number of tokens. Negative to remove tokens.'),
  }),
  complete: unwrittenAction('The outcome of a scenario card is recorded with its points, once for each card.', {
    card: textField('The card.'),
    outcome: unwrittenField<ObjectiveOutcome>('The outcome.'),
  }),
  score: unwrittenAction('A side scores.', { side: sideField('The side.'), points: numberField('Points.') }),
  march: unwrittenAction('A group pays for a march.', { piece: figureField('The group.'), command }),
  'break-through': unwrittenAction('A breakthrough maneuver.', {
    attacker: pieceField('Who attacks.'),
    target: pieceField('Who is passed.'),
    strength: numberField('Strength of the attack.'),
    defend: numberField('Defense of the target.'),
    command,
  }),
  slam: unwrittenAction('The target of an attack that hit is slammed.', {
    attacker: pieceField('Who attacks.'),
    target: pieceField('Who is moved.'),
    spaces: numberField('Spaces that the attacker chooses.', 1),
    damage: numberField('Damage that the attack dealt.'),
    direction: unwrittenField<number | null>('Index into DIRECTIONS. Null for directly away from the attacker.'),
  }),
} satisfies ActionShapes;

export type MissionDeed = ActionOf<typeof MISSION_DEEDS>;
export type MissionDeedNamed<Name extends MissionDeed['deed']> = ActionNamed<typeof MISSION_DEEDS, Name>;

/** A removal of status tokens that one figure can perform now: one token, or as many as the action points allow. */
export interface StatusRemoval {
  readonly by: string;
  /** Total cost in action points. */
  readonly cost: number;
  readonly deeds: readonly MissionDeed[];
}

/**
 * Makes the action that applies a further effect of a card to a figure: status tokens, or wounds that cannot be
 * reduced.
 */
export function makeCardEffectDeed(
  effect: Extract<CardEffect, { readonly effect: 'status' | 'damage' }>,
  piece: string,
  by: string,
): MissionDeed {
  return effect.effect === 'status'
    ? { deed: 'status', piece, status: effect.status, by: effect.tokens }
    : { deed: 'wound', piece, puts: unassignedWounds(effect.wounds), by };
}
