import type { SharedGameController } from '../together/shared-game-types';

/** Content of a pairing code that one device shows to another. */
export interface PairCode {
  /** Whether the code is an offer, or an answer to the device that made the offer. */
  readonly way: 'offer' | 'answer';
  /** Name of the owner of the device that shows the code. Empty if the owner has no name. */
  readonly name: string;
}

/** Functions for joining devices. Each is loaded on first use. */
export interface TogetherModules {
  readonly controller: () => Promise<SharedGameController>;
  /** Parses a scanned or typed pairing code. Null if the text is not a code. Never throws. */
  readonly readCode: (text: string) => Promise<PairCode | null>;
  /** Formats a code for typing. */
  readonly formatCode: (code: string) => Promise<string>;
}

let parts: TogetherModules = {
  controller: async () => (await import('./shared-game-controller')).sharedGameController,
  async readCode(text) {
    const { parseJoinCode } = await import('../../together/join-codes');
    const code = parseJoinCode(text);
    return code.ok ? { way: code.value.way, name: code.value.name } : null;
  },
  formatCode: async (code) => (await import('../../together/join-codes')).spellJoinCode(code),
};

/** Replaces the functions for joining devices, for environments without a second device. */
export function setTogetherModules(modules: TogetherModules): void {
  parts = modules;
}

/** Loads the actions of shared games. Rejects if the module cannot be loaded. */
export function loadController(): Promise<SharedGameController> {
  return parts.controller();
}

/** Parses a scanned or typed code. Null if the text is not a code or the parser cannot be loaded. */
export async function readPairCode(text: string): Promise<PairCode | null> {
  try {
    return await parts.readCode(text);
  } catch {
    return null;
  }
}

export async function formatPairCode(code: string): Promise<string> {
  try {
    return await parts.formatCode(code);
  } catch {
    return code;
  }
}

/**
 * Returns the path in the app for a link to a room of a club's server. `here` is true if the link leads to this site.
 * Null for any other text.
 */
export function parseRoomRoute(text: string): { readonly place: readonly string[]; readonly here: boolean } | null {
  const [, name, token] = /#\/table\/room\/([\w-]{8,64})\/([\w-]{20,200})\/?$/.exec(text.trim()) ?? [];
  if (name === undefined || token === undefined) return null;
  const site = text.trim().split('#')[0] ?? '';
  return { place: ['room', name, token], here: site === '' || site === location.href.split('#')[0] };
}
