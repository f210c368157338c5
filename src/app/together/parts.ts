import type { Controller } from './api';

/** What a code says that one phone shows to another. */
export interface PairCode {
  /** An answer is wanted by the phone that made the offer. */
  readonly way: 'offer' | 'answer';
  /** Whose phone shows it; '' where it does not say. */
  readonly name: string;
}

/** What phones are joined with. All of it is loaded when it is first wanted. */
export interface TogetherParts {
  readonly controller: () => Promise<Controller>;
  /** Reads a code as it was scanned or typed; null where the text is none. It never throws. */
  readonly readCode: (text: string) => Promise<PairCode | null>;
  /** The same code as it is best typed. */
  readonly spellCode: (code: string) => Promise<string>;
}

let parts: TogetherParts = {
  controller: async () => (await import('./controller')).controller,
  async readCode(text) {
    const { parseCode } = await import('../../together/codes');
    const code = parseCode(text);
    return code.ok ? { way: code.value.way, name: code.value.name } : null;
  },
  spellCode: async (code) => (await import('../../together/codes')).spellCode(code),
};

/** Others in their place, where there is no second phone. */
export function provideTogether(given: TogetherParts): void {
  parts = given;
}

/** Rejects where it cannot be loaded. */
export function controller(): Promise<Controller> {
  return parts.controller();
}

/** Null also where what reads codes cannot be loaded: the text is then looked at as any other. */
export async function readPairCode(text: string): Promise<PairCode | null> {
  try {
    return await parts.readCode(text);
  } catch {
    return null;
  }
}

export async function spellPairCode(code: string): Promise<string> {
  try {
    return await parts.spellCode(code);
  } catch {
    return code;
  }
}

/** Where a link to a game of a club's server leads to in the app; null for any other text. */
export function placeOfRoomLink(text: string): { readonly place: readonly string[]; readonly here: boolean } | null {
  const [, name, token] = /#\/table\/room\/([\w-]{8,64})\/([\w-]{20,200})\/?$/.exec(text.trim()) ?? [];
  if (name === undefined || token === undefined) return null;
  const site = text.trim().split('#')[0] ?? '';
  return { place: ['room', name, token], here: site === '' || site === location.href.split('#')[0] };
}
