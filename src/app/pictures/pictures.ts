import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { ok } from '../../plain/result';
import { newId } from '../../store/database';
import type { StoreResult } from '../../store/fault';
import { dropUnusedPicture, readPicture, savePicture } from '../../store/pictures';
import type { Picture } from '../../store/records';

/** Saves a picture under a new id, which the caller writes into the record that uses it. */
export async function saveNewPicture(picture: Omit<Picture, 'id'>): Promise<StoreResult<string>> {
  const id = newId();
  const result = await savePicture({ ...picture, id });
  return result.ok ? ok(id) : result;
}

/**
 * Erases a picture at once if its record was not saved, because pictures are the largest records. If that fails, the
 * picture is erased after a day.
 * @param id null if there was no picture
 */
export async function eraseUnusedPicture(id: string | null): Promise<void> {
  if (id !== null) await dropUnusedPicture(id);
}

/**
 * Creates the URL of a saved picture. Null while the picture is read, or if the picture does not exist. The URL is
 * revoked when the owner is disposed or the id changes.
 */
export function createPictureUrl(id: Accessor<string | null | undefined>): Accessor<string | null> {
  const [url, setUrl] = createSignal<string | null>(null);
  // Setting the same id again must not cause another read of the picture.
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

/** Longer side of a list picture in pixels, for a screen with pixel ratio 3. */
const SMALL_PIXELS = 480;

/** URLs of small pictures by picture id. They are never revoked, because each picture is a few kilobytes. */
const small = new Map<string, Promise<string | null>>();

async function makeSmall(id: string): Promise<string | null> {
  const read = await readPicture(id);
  if (!read.ok) return null;
  const { shrinkPicture } = await import('./shrink-picture');
  const blob = new Blob([read.value.bytes], { type: read.value.type });
  const result = await shrinkPicture(blob, SMALL_PIXELS);
  // If the browser cannot shrink the picture, the list shows the original, which is slower.
  return URL.createObjectURL(result.ok ? new Blob([result.value.bytes], { type: result.value.type }) : blob);
}

/**
 * Creates the URL of a small version of a saved picture. Null until the small version is ready, or if the picture does
 * not exist.
 */
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
