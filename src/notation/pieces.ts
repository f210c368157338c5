import { parseCardEffect, printCardEffect } from '../catalog/cards/action-line';
import type { CardEffect } from '../catalog/cards/effects';
import {
  baseField,
  byNameField,
  choiceField,
  defaultedField,
  type FieldValues,
  listField,
  nullableField,
  numberField,
  optionalField,
  powerField,
  printedField,
  sectionField,
  switchField,
  textField,
  withKey,
} from '../rules/action-fields';
import { makePiece, type Piece, STRIKER_KINDS, type StrikerCard, type StrikerState } from '../table/piece';
import type { KeyPath } from './fault';
import {
  customField,
  type FieldContext,
  fieldsSchema,
  listKeys,
  printFields,
  readFields,
  readFieldsIn,
} from './field-types';
import { addComplaint, openSection, type ParseContext, readEach, readText } from './parse-context';
import { mapSchema, refer } from './schema-parts';

const STRIKER_SIDES = ['heroes', 'mastermind'];
const HENCHMAN_HEALTH = 3;
const MOST_STRENGTH = 40;
/** The notation's default piece, which defines all default values. */
const PLAIN = makePiece('', []);

const PIECE_FIELDS = {
  at: baseField('Its square, or all squares of a larger base.'),
  side: printedField(PLAIN.side, textField('Its side; pieces of one side are friendly.')),
  speed: defaultedField(PLAIN.speed, numberField('Printed speed.')),
  attack: defaultedField(PLAIN.attack, numberField('Printed attack.')),
  defense: defaultedField(PLAIN.defense, numberField('Printed defense.')),
  damage: defaultedField(PLAIN.damage, numberField('Printed damage.')),
  range: defaultedField(PLAIN.range, numberField('Printed range.')),
  targets: defaultedField(PLAIN.targets, numberField('Number of bolts.')),
  tokens: defaultedField(PLAIN.tokens, numberField('Action tokens.')),
  clicks: defaultedField(PLAIN.clicks, numberField('Clicks of life left, including the present click.')),
  points: defaultedField(PLAIN.points, numberField('Point value.')),
  team: nullableField(textField('Team ability, by its name.')),
  name: nullableField(textField('Name of the character.')),
  archenemy: nullableField(textField('Editions of 2002 and 2003: the color of the base.')),
  mode: defaultedField(
    PLAIN.mode,
    choiceField('How a flier of the 2002 and 2003 rules moves.', ['hovering', 'soaring']),
  ),
  size: defaultedField(PLAIN.size, choiceField('X of Swords: size.', ['tiny', 'standard', 'giant', 'colossal'])),
  holding: nullableField(choiceField('The object that it holds.', ['light', 'heavy'])),
  abilities: defaultedField([], listField(powerField('Abilities: flight, carry, sharpshooter …'))),
  powers: defaultedField([], listField(powerField('Standard powers: super-senses …'))),
  keywords: defaultedField([], listField(textField('Keywords.'))),
};

const BOX_FIELDS = {
  cost: defaultedField(0, numberField('Action points to use it.')),
  slots: defaultedField(0, numberField('Damage slots in all.')),
  wounds: defaultedField(0, numberField('Damage slots that are filled.')),
};

const CARD_FIELDS = {
  box: nullableField(textField('The box that it belongs to.')),
  ...BOX_FIELDS,
  duration: defaultedField(0, numberField('Duration tokens that it takes.')),
  tokens: defaultedField(0, numberField('Duration tokens on it.')),
  attack: optionalField(choiceField('The attack that it makes.', ['melee', 'ranged', 'hurl'])),
  strength: optionalField(numberField('Strength of that attack.', 0, MOST_STRENGTH)),
  effects: defaultedField(
    [],
    listField(
      customField<CardEffect | null>('Its other effects, as typed on a card: pierce, slam 2.', {
        read: ({ reading }, value, path) => readEffect(reading, value, path),
        print: (effect) => effect && printCardEffect(effect),
        schema: () => refer('text'),
      }),
    ),
  ),
};

const CARD = customField<StrikerCard>('Its action cards, by name.', {
  read: (context, value, path) => makeCard(readFields(context, CARD_FIELDS, value, path)),
  print: (card) => printFields(CARD_FIELDS, card),
  schema: () => fieldsSchema(CARD_FIELDS),
});

const STRIKER_FIELDS = {
  kind: optionalField(choiceField('Strike Teams: kind of figure.', STRIKER_KINDS)),
  actionPoints: withKey('ap', defaultedField(0, numberField('Action points.'))),
  gain: nullableField(numberField('Action points gained in a turn.')),
  cap: nullableField(numberField('The red space of its track.')),
  health: optionalField(numberField('Damage slots in all.')),
  wounds: defaultedField(0, numberField('Damage slots that are filled.')),
  attacked: switchField('It attacked in this activation.'),
  respawned: switchField('It came back and has not begun a turn.'),
  status: defaultedField([], listField(choiceField('Status tokens.', ['trapped', 'prone']))),
  boxes: defaultedField({}, byNameField(sectionField('Boxes of its card: attack, defend, move.', BOX_FIELDS))),
  cards: defaultedField({}, byNameField(CARD)),
};

const STRIKER_KEYS = listKeys(STRIKER_FIELDS);
const PIECE_KEYS = [...listKeys(PIECE_FIELDS), ...STRIKER_KEYS];

/** Key `pieces` of a position. */
export const PIECES_FIELD = customField<readonly Piece[]>('Figures, by id.', {
  read: (context, value, path) => [
    ...readEach(context.reading, value, path, (each, place, id) => readPieceEntry(context, each, place, id)).values(),
  ],
  print: (pieces) => new Map(pieces.map((piece) => [piece.id, printPieceEntry(piece)])),
  schema: () => mapSchema(fieldsSchema({ ...PIECE_FIELDS, ...STRIKER_FIELDS })),
});

function readPieceEntry(context: FieldContext, value: unknown, path: KeyPath, id: string): Piece {
  const section = openSection(context.reading, value, path, PIECE_KEYS);
  const { at, ...values } = readFieldsIn(context, section, PIECE_FIELDS);
  // A side or a key that only Strike Teams has shows that the piece is a character with a card.
  const isStriker = STRIKER_SIDES.includes(values.side) || STRIKER_KEYS.some((key) => section.entries.has(key));
  const striker = isStriker ? makeStriker(readFieldsIn(context, section, STRIKER_FIELDS), values.side) : null;
  return makePiece(id, at, { ...values, striker });
}

function makeStriker(values: FieldValues<typeof STRIKER_FIELDS>, side: string): StrikerState {
  const { kind = side === 'mastermind' ? 'villain' : 'hero' } = values;
  return { ...values, kind, health: values.health ?? defaultHealth(kind) };
}

function defaultHealth(kind: StrikerState['kind']): number | null {
  return kind === 'henchman' ? HENCHMAN_HEALTH : null;
}

/** Makes a card. Its effects are the attack, if the strength is known, and the other effects. */
function makeCard({ attack, strength, effects, ...card }: FieldValues<typeof CARD_FIELDS>): StrikerCard {
  const all = effects.filter((effect) => effect !== null);
  if (attack === 'hurl') all.unshift({ effect: 'hurl' });
  else if (attack && strength !== undefined)
    all.unshift({ effect: 'attack', type: attack, strength, more: 0, within: 0 });
  return { ...card, ...(all.length > 0 ? { effects: all } : {}) };
}

/** Effects that may be written without a number, and their full form. */
const NAMED: Readonly<Record<string, string>> = {
  pierce: 'pierce armor 1',
  slam: 'slam 1',
  trapped: 'trapped 1',
  prone: 'prone 1',
};

/** Reads an effect. Its syntax is that of the action cards that users type. */
function readEffect(reading: ParseContext, value: unknown, path: KeyPath): CardEffect | null {
  const typed = readText(reading, value, path);
  const effect = parseCardEffect(NAMED[typed] ?? typed);
  if (!effect && typed !== '') addComplaint(reading, path, 'unknown-value', typed);
  return effect;
}

/** Converts a piece to plain data of the notation. Default values are left out, except the side. */
function printPieceEntry(piece: Piece): Record<string, unknown> {
  const { striker } = piece;
  if (!striker) return printFields(PIECE_FIELDS, { ...piece, at: piece.squares });
  const health = striker.health === defaultHealth(striker.kind) ? undefined : (striker.health ?? undefined);
  return {
    ...printFields(PIECE_FIELDS, { ...piece, at: piece.squares }),
    ...printFields(STRIKER_FIELDS, { ...striker, health }),
  };
}
