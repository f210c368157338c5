import { packed } from './packed';
import type { TransferKind } from './transfer';

/** Longer ones are cut by messengers on their way, or not made into links at all: such a thing goes as codes or as a file. */
export const MOST_IN_LINK = 8000;

/** Where each kind is shown before it is kept. What a link holds is told by what is in it, not by the place. */
const TABS = {
  character: 'collection',
  map: 'collection',
  force: 'forces',
  position: 'rules',
  game: 'table',
  backup: 'table',
} as const satisfies Record<TransferKind, string>;

/** What a link says: where it leads, and the code that stands at its end. */
export interface Sent {
  readonly tab: (typeof TABS)[TransferKind];
  readonly code: string;
}

/**
 * A link under which the app shows something before it is kept. It stands after the `#`, which no server sees.
 * @param base the app's own address; what follows a `#` in it is left out
 * @param text as `transferOf` reads it
 */
export async function linkOf(base: string, kind: TransferKind, text: string): Promise<string> {
  return `${base.replace(/#.*$/s, '')}#/${TABS[kind]}/take/${await packed(text)}`;
}

/** The first link of ours in a text, of whatever site it is; null where there is none. */
export function sentIn(text: string): Sent | null {
  const [, tab, code = ''] = /#\/(collection|forces|rules|table)\/take\/([\w-]+)/.exec(text) ?? [];
  return tab === undefined ? null : { tab: tab as Sent['tab'], code };
}
