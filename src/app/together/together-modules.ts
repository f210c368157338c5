import type { SharedGameController } from './shared-game-types';

/** Content of a code that one device shows to another. */
export interface PairCode {
  /** An answer is for the device that made the offer. */
  readonly way: 'offer' | 'answer';
  /** Name of the person whose device shows it. '' if it has none. */
  readonly name: string;
}

/** Functions for joining devices. Each is loaded on first use. */
export interface TogetherModules {
  readonly controller: () => Promise<SharedGameController>;
  /** Parses a scanned or typed code. Null if the text is no code. Never throws. */
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

/** Replaces these functions, for environments without a second device. */
export function setTogetherModules(modules: TogetherModules): void {
  parts = modules;
}

/** Rejects if it cannot be loaded. */
export function loadController(): Promise<SharedGameController> {
  return parts.controller();
}

/** Parses a code. Also null if the parser cannot be loaded; then the text is treated like any other. */
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

/** Returns the place in the app for a link to a room of a club's server. Null for any other text. */
export function parseRoomPlace(text: string): { readonly place: readonly string[]; readonly here: boolean } | null {
  const [, name, token] = /#\/table\/room\/([\w-]{8,64})\/([\w-]{20,200})\/?$/.exec(text.trim()) ?? [];
  if (name === undefined || token === undefined) return null;
  const site = text.trim().split('#')[0] ?? '';
  return { place: ['room', name, token], here: site === '' || site === location.href.split('#')[0] };
}
