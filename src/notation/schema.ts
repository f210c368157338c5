import { EDITION_IDS } from '../rules';
import { REASON_CODES } from './case';
import { ALL_QUESTIONS } from './cases';
import { eventSchema } from './events';
import { expectationSchemas } from './expect';
import { fieldSchema } from './field-types';
import { positionSchemas } from './position';
import { refer, SCHEMA_DEFINITIONS } from './schema-parts';

const DESCRIPTION = `A position of a dial-based miniatures game, a question about it, and the answer. notation.md beside \
this file explains it. A schema cannot check what needs the map, such as squares off it.`;

/**
 * Prints the JSON schema of documents in the notation, for text editors. Generated from the field definitions that the
 * parsers use.
 */
export function printNotationSchema(): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Position notation, version 2: one document',
    description: DESCRIPTION,
    type: 'object',
    properties: {
      title: { description: 'What the case shows, for people.', ...refer('text') },
      edition: { description: 'The rules that answer.', enum: EDITION_IDS },
      cite: { description: 'The passage of the book.', ...refer('text') },
      ...positionSchemas(),
      ask: {
        description: 'One question.',
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(ALL_QUESTIONS).map(([name, field]) => [name, fieldSchema(field)]),
        ),
        minProperties: 1,
        maxProperties: 1,
        additionalProperties: false,
      },
      expect: { description: 'The answer. Keys that are left out are not judged.', type: 'object', minProperties: 1 },
    },
    required: ['edition', 'ask', 'expect'],
    additionalProperties: false,
    allOf: expectationSchemas(),
    $defs: {
      ...SCHEMA_DEFINITIONS,
      why: { description: 'A reason.', enum: REASON_CODES },
      event: eventSchema(),
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
