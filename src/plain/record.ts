export type Loose = Readonly<Record<string, unknown>>;

/** Apart from the readers of foreign files: whatever starts the app needs this, and none of those. */
export function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
