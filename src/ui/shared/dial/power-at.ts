import type { DialSlot } from '../../../catalog/character';

/** A power by its id, and the value of the dial at which it shows; null where it shows at none. */
export interface PowerAt {
  readonly power: string;
  readonly slot: DialSlot | null;
}
