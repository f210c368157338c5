import {
  attackField,
  baseField,
  byNameField,
  choiceField,
  defaultedField,
  directionField,
  type Field,
  flagField,
  idField,
  inanimateField,
  listField,
  moverField,
  nullableField,
  numberField,
  objectSquareField,
  optionalField,
  pieceField,
  piecesField,
  printedField,
  sectionField,
  switchField,
  textField,
  twoPlacesField,
  type ValueOf,
  withKey,
} from './action-fields';

const PAIR = { attacker: pieceField('Who attacks.'), target: pieceField('The target.') };
const ATTACK = attackField('Kind of attack.');
const STRENGTH = nullableField(numberField('Strength of the attack.'));
const AIM = defaultedField(0, numberField('Action points spent on aim.'));
const DEFEND = defaultedField(0, numberField('Wounds that a reaction takes off.'));
// Null means directly away from the attacker.
const DIRECTION = nullableField(directionField('Direction, if the line from the attacker is not straight.'));

const MOVED = { piece: moverField('Who or what moves.') };
const MOVER = {
  by: optionalField(pieceField('Figure that moves the piece from a distance.')),
  action: printedField('move', idField('The action: `move`, or a power that moves.')),
  carrying: nullableField(pieceField('Who is carried.')),
  mode: nullableField(choiceField('How a flier of the 2002 and 2003 rules moves.', ['hovering', 'soaring'])),
  actionPoints: withKey('ap', nullableField(numberField('Strike Teams: available action points.'))),
  run: switchField('Strike Teams: whether the figure takes its free step.'),
};

/** Definitions of the questions about a position or about characters. The notation writes them under `ask`. */
export const QUESTION_FIELDS = {
  adjacent: twoPlacesField('Are two places adjacent?'),
  see: twoPlacesField('Line of fire from the first place to the second.'),
  range: twoPlacesField('Squares between two places.'),
  hit: sectionField('May it attack, and with what odds?', {
    attacker: PAIR.attacker,
    targets: withKey('target', piecesField('One target, or a list.')),
    attack: ATTACK,
    strength: STRENGTH,
    aim: AIM,
    defend: DEFEND,
    from: nullableField(pieceField('First target of an attack that continues to others.')),
    multiattack: optionalField(flagField('The attack is one of the two attacks of a multiattack.')),
    object: nullableField(objectSquareField('What is hurled or thrown: an object or its square.')),
  }),
  move: sectionField('May it move there?', { ...MOVED, to: baseField('Squares of the base at the end.'), ...MOVER }),
  reach: sectionField('Every square where it may end.', { ...MOVED, ...MOVER }),
  carry: sectionField('May it carry?', {
    carrier: pieceField('Who carries.'),
    carried: pieceField('Who is carried.'),
  }),
  knockback: sectionField('Where does knock back end?', {
    ...PAIR,
    taken: numberField('Clicks that the target took, or squares that were rolled for a power.'),
    power: optionalField(idField('Power that pushes without an attack.')),
    direction: DIRECTION,
  }),
  destroy: sectionField('Can it destroy this?', {
    attacker: PAIR.attacker,
    target: inanimateField('A square, a wall, a door or a token.'),
    attack: ATTACK,
    strength: STRENGTH,
    aim: AIM,
  }),
  slam: sectionField('Strike Teams: where does a slam end?', {
    ...PAIR,
    spaces: numberField('Spaces that the attacker chooses.'),
    damage: numberField('Damage that the attack dealt.'),
    direction: DIRECTION,
  }),
  breakthrough: sectionField('Strike Teams: does it break through?', {
    ...PAIR,
    strength: numberField('Strength of the attack.'),
    defend: DEFEND,
  }),
  interact: sectionField('Strike Teams: may it interact?', {
    piece: pieceField('Who acts.'),
    target: inanimateField('An object, a token or a door.'),
  }),
  cost: sectionField('Strike Teams: what does a card cost?', {
    piece: pieceField('Whose card it is.'),
    of: textField('Name of a card, or else of a box on the character card.'),
  }),
  unit_levels: byNameField(
    listField(
      sectionField('Strike Teams: recruited units, by side.', {
        unit: numberField('Unit points.'),
        level: numberField('Level.'),
      }),
    ),
  ),
  level_up: sectionField('Strike Teams: may characters level up?', {
    points: numberField('Objective points to spend.'),
    levels: byNameField(numberField('Levels of the characters in the mission.')),
    to: byNameField(numberField('Levels after level-up. A character that is left out does not change.')),
  }),
} satisfies Readonly<Record<string, Field<unknown>>>;

/** The arguments of one question. */
export type QuestionByName<Name extends keyof typeof QUESTION_FIELDS> = ValueOf<(typeof QUESTION_FIELDS)[Name]>;
