/**
 * Returns the result of `read`, or the result of `otherwise` if `read` throws. External values may be proxies, have
 * getters that throw, or be nested too deeply for any parser.
 */
export function tryCatch<Read>(read: () => Read, otherwise: (error: unknown) => Read): Read {
  try {
    return read();
  } catch (error) {
    return otherwise(error);
  }
}
