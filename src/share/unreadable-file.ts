/** Kinds of files that Sidekick cannot read. Each has its own advice in the report of an import. */
export const UNREADABLE_KINDS = ['pdf', 'document', 'archive', 'picture', 'web-page', 'text', 'unknown'] as const;
export type UnreadableKind = (typeof UNREADABLE_KINDS)[number];

/** First bytes or extensions of each kind. The first row that matches decides. */
const SIGNS: readonly (readonly [kind: UnreadableKind, extension: RegExp, start: RegExp])[] = [
  ['pdf', /\.pdf$/i, /^%PDF-/],
  ['document', /\.(?:docx?|docm|dotx?|odt|pages|rtf)$/i, /^\{\\rtf/],
  ['archive', /\.(?:rar|7z|gz|tgz|tar|bz2|xz|zst)$/i, /^(?:Rar!|7z\xBC\xAF)/],
  ['picture', /\.(?:heic|heif|gif|bmp|tiff?|avif|svg|psd)$/i, /^(?:GIF8|.{4}ftyp(?:hei|mif|avi))/],
  ['web-page', /\.(?:x?html?|mhtml?)$/i, /^\s*<(?:!doctype html|html)\b/i],
  ['text', /(?:^|[\\/])[^.\\/]+$|\.(?:txt|text|md)$/i, /^$/],
];

/**
 * Names the kind of a file that no reader accepts.
 * @param text the file as text. Null if its bytes are not text.
 */
export function classifyUnreadable(file: string, bytes: Uint8Array | null, text: string | null): UnreadableKind {
  const start = text ?? new TextDecoder('latin1').decode(bytes?.subarray(0, 16));
  const kind = SIGNS.find(([, extension, sign]) => extension.test(file) || sign.test(start))?.[0] ?? 'unknown';
  return kind === 'text' && text === null ? 'unknown' : kind;
}
