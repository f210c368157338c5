import { type Accessor, createSignal } from 'solid-js';
import { fetchShared, type Taken } from '../../offline/taken';
import { isTransfer } from '../../share/transfer';

/** Something that was handed to the app, not yet looked into further than what it says it is. */
export type Handed =
  | { readonly kind: 'sent'; readonly file: File }
  /** The place that a link of ours leads to, where what it brings is shown before it is kept: `forces/take/…`. */
  | { readonly kind: 'link'; readonly name: string; readonly place: readonly string[] }
  /** Units, cards, maps, tables: the import tells. */
  | { readonly kind: 'others'; readonly files: readonly File[] };

const [handed, setHanded] = createSignal<readonly Handed[] | null>(null);

/** What was handed to the app last; null until `refreshHandedOver`, and where nothing was. */
export const handedOver: Accessor<readonly Handed[] | null> = handed;

/** Looks for what another app shared to this one. */
export async function refreshHandedOver(): Promise<void> {
  const taken = await fetchShared();
  if (taken) setHanded(await sorted(taken));
  else if (handed() === null) setHanded([]);
}

/** Files that the person chose by hand, or that the device opens with the app. */
export async function handOver(files: readonly File[]): Promise<void> {
  setHanded(await sorted({ files, words: '' }));
}

export function forgetHanded(): void {
  setHanded([]);
}

/** Tells what each file is by how it begins. It never throws. */
export async function sorted({ files, words }: Taken): Promise<Handed[]> {
  const found: Handed[] = [];
  const others: File[] = [];
  for (const file of files) {
    const head = await file
      .slice(0, 200)
      .text()
      .catch(() => '');
    if (isTransfer(head)) found.push({ kind: 'sent', file });
    else others.push(file);
  }
  if (others.length > 0) found.push({ kind: 'others', files: others });
  const link = linkIn(words);
  if (link) found.push({ kind: 'link', name: words.trim().slice(0, 60), place: link });
  return found;
}

/** The place that a link of ours names, of whatever site it is: only what stands after `#` is followed. */
function linkIn(words: string): readonly string[] | null {
  const place = /#\/((?:forces|collection|rules|map|table\/take)\/[\w\-./%]+)/.exec(words)?.[1];
  return place ? place.split('/').map(decoded) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
