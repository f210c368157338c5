/**
 * Returns the result of `read`, or of `otherwise` if it throws. External values may have getters that throw, be
 * proxies, or be nested too deeply for any parser.
 */
export function tryCatch<Read>(read: () => Read, otherwise: (error: unknown) => Read): Read {
  try {
    return read();
  } catch (error) {
    return otherwise(error);
  }
}
