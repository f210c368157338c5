import { NO_NEEDS } from '../catalog/feat-needs';
import {
  defaultedField,
  listField,
  nullableField,
  numberField,
  powerField,
  printedField,
  sectionField,
  switchField,
  textField,
  type ValueOf,
} from '../rules/action-fields';

const POWERS = defaultedField([], listField(powerField('Powers.')));
const ABILITIES = defaultedField([], listField(powerField('Abilities.')));
const TEAM = nullableField(textField('Team ability.'));
const VALUES = {
  speed: numberField('Speed.'),
  attack: numberField('Attack.'),
  defense: numberField('Defense.'),
  damage: numberField('Damage.'),
};

const CHARACTER = sectionField('The characters of the force.', {
  name: textField('Name.'),
  set: nullableField(textField('Set.')),
  number: nullableField(textField('Number in the set.')),
  points: numberField('Point value.'),
  unique: switchField('Unique.'),
  prime: switchField('Prime.'),
  bystander: switchField('A bystander token.'),
  keywords: defaultedField([], listField(textField('Keywords.'))),
  archenemy: nullableField(textField('The color of the base.')),
  abilities: ABILITIES,
  team: TEAM,
  range: nullableField(numberField('Printed range.')),
  dial: defaultedField(
    [],
    listField(
      sectionField('The clicks of its dial.', {
        speed: printedField(0, VALUES.speed),
        attack: printedField(0, VALUES.attack),
        defense: printedField(0, VALUES.defense),
        damage: printedField(0, VALUES.damage),
        powers: POWERS,
      }),
    ),
  ),
});

const FEAT = sectionField('Feats.', {
  name: textField('Name.'),
  points: numberField('Cost, counted once.'),
  for: listField(textField('Characters that it is given to, by name.')),
  needs: defaultedField(
    NO_NEEDS,
    sectionField('What a character needs, all on one click. A number is a minimum.', {
      powers: POWERS,
      abilities: ABILITIES,
      team: TEAM,
      speed: nullableField(VALUES.speed),
      attack: nullableField(VALUES.attack),
      defense: nullableField(VALUES.defense),
      damage: nullableField(VALUES.damage),
    }),
  ),
});

/**
 * Question `force`: whether a force is legal. The build total and the format are null if the case does not state them.
 */
export const FORCE_FIELD = sectionField('Is this force legal?', {
  buildTotal: nullableField(numberField('The build total.')),
  format: nullableField(textField('Format of play, by id.')),
  characters: listField(CHARACTER),
  feats: defaultedField([], listField(FEAT)),
  conditions: defaultedField(0, numberField('Number of battlefield conditions.')),
  opposingInitiative: defaultedField(0, numberField('X of Swords: initiative of the other force.')),
});

export type ForceQuestion = ValueOf<typeof FORCE_FIELD>;
export type ForceCharacter = ValueOf<typeof CHARACTER>;
export type ForceFeat = ValueOf<typeof FEAT>;
