/**
 * What `read` gives, else what is told of its error: a value from outside may have a getter that throws, be a proxy, or be nested deeper than any
 * reader follows.
 */
export function guarded<Read>(read: () => Read, otherwise: (error: unknown) => Read): Read {
  try {
    return read();
  } catch (error) {
    return otherwise(error);
  }
}
