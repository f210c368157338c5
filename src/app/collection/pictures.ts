import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { ok, type Result } from '../../plain/result';
import { newId } from '../../store/database';
import type { StoreFault } from '../../store/fault';
import { dropUnusedPicture, readPicture, savePicture } from '../../store/pictures';
import type { Picture } from '../../store/records';

/** Keeps a picture under a new id, to be written into what it belongs to. */
export async function keepNew(picture: Omit<Picture, 'id'>): Promise<Result<string, StoreFault>> {
  const id = newId();
  const kept = await savePicture({ ...picture, id });
  return kept.ok ? ok(id) : kept;
}

/**
 * Erases a picture that was kept for what is not to be after all, now and not in a day: it is the largest thing that is kept. Null:
 * there was none. Where that fails, it goes in a day.
 */
export async function dropUnused(id: string | null): Promise<void> {
  if (id !== null) await dropUnusedPicture(id);
}

/**
 * The address under which the page can show a kept picture; null while it is read, and where there is none. It is given back
 * when the owner goes or another picture is asked for.
 */
export function createPictureUrl(id: Accessor<string | null | undefined>): Accessor<string | null> {
  const [url, setUrl] = createSignal<string | null>(null);
  // The same id said anew must not read the picture anew.
  const now = createMemo(id);
  createEffect(() => {
    const wanted = now();
    let made: string | null = null;
    let over = false;
    setUrl(null);
    onCleanup(() => {
      over = true;
      if (made !== null) URL.revokeObjectURL(made);
    });
    if (!wanted) return;
    void readPicture(wanted).then((read) => {
      if (over || !read.ok) return;
      made = URL.createObjectURL(new Blob([read.value.bytes], { type: read.value.type }));
      setUrl(made);
    });
  });
  return url;
}

/** Pixels of the longer side, for a list on a screen of three to one. */
const SMALL = 480;

/** Made once while the app is open, and never given back: a few kilobytes each. */
const small = new Map<string, Promise<string | null>>();

async function makeSmall(id: string): Promise<string | null> {
  const read = await readPicture(id);
  if (!read.ok) return null;
  const { shrink } = await import('./shrink-picture');
  const whole = new Blob([read.value.bytes], { type: read.value.type });
  const made = await shrink(whole, SMALL);
  // Where a browser cannot make it smaller, a list is slow, but it is shown.
  return URL.createObjectURL(made.ok ? new Blob([made.value.bytes], { type: made.value.type }) : whole);
}

/** The address of a kept picture in small; null while it is made, and where there is none. */
export function createSmallPictureUrl(id: Accessor<string | null | undefined>): Accessor<string | null> {
  const [url, setUrl] = createSignal<string | null>(null);
  const now = createMemo(id);
  createEffect(() => {
    const wanted = now();
    let over = false;
    setUrl(null);
    onCleanup(() => {
      over = true;
    });
    if (!wanted) return;
    const making = small.get(wanted) ?? makeSmall(wanted);
    small.set(wanted, making);
    void making.then((made) => {
      if (made === null) small.delete(wanted);
      if (!over) setUrl(made);
    });
  });
  return url;
}
