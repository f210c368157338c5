import { eventSchema } from './events';
import base from './schema-base.json';

/**
 * Prints the JSON schema of a document in the notation, for editors. The events come from the tables of actions; the
 * other parts are written by hand.
 */
export function printNotationSchema(): string {
  const schema = { ...base, $defs: { ...base.$defs, event: eventSchema() } };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
