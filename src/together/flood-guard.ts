/** Maximum amounts that one phone may send in a minute. */
export interface FloodLimits {
  readonly lines: number;
  readonly bytes: number;
  /** Number of messages of any kind. */
  readonly messages: number;
}

/** Limits for a phone, above what any user or correct app sends. */
export const PHONE_LIMITS: FloodLimits = { lines: 1200, bytes: 4 * 1024 * 1024, messages: 3000 };
/**
 * Limits for the hub. They are higher, because the hub forwards the lines of three phones, and everything that a phone
 * did while disconnected.
 */
export const HUB_LIMITS: FloodLimits = { lines: 20_000, bytes: 8 * 1024 * 1024, messages: 12_000 };

const MINUTE = 60_000;
/** Length of a counting interval in milliseconds. */
const STEP = 1000;

/** Creates a counter of received data. `take` returns false if the data of the last minute exceeds the limits. */
export function makeFloodGuard(limits: FloodLimits) {
  let steps: { readonly at: number; lines: number; bytes: number; messages: number }[] = [];
  return {
    take(now: number, lines: number, bytes: number): boolean {
      steps = steps.filter(({ at }) => at > now - MINUTE && at <= now);
      let last = steps.at(-1);
      if (!last || now - last.at >= STEP) {
        last = { at: now, lines: 0, bytes: 0, messages: 0 };
        steps.push(last);
      }
      last.lines += lines;
      last.bytes += bytes;
      last.messages += 1;
      const sum = (key: 'lines' | 'bytes' | 'messages') => steps.reduce((all, step) => all + step[key], 0);
      return sum('lines') <= limits.lines && sum('bytes') <= limits.bytes && sum('messages') <= limits.messages;
    },
  };
}
