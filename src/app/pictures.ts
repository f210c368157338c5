import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { good, type Result } from '../plain/result';
import { newId } from '../store/database';
import type { StoreFault } from '../store/fault';
import { keepPicture, readPicture } from '../store/pictures';
import type { Picture } from '../store/records';

/** Keeps a picture under a new id, to be written into what it belongs to. */
export async function keepNew(picture: Omit<Picture, 'id'>): Promise<Result<string, StoreFault>> {
  const id = newId();
  const kept = await keepPicture({ ...picture, id });
  return kept.ok ? good(id) : kept;
}

/**
 * The address under which the page can show a kept picture; null while it is read, and where there is none. It is given back
 * when the owner goes or another picture is asked for.
 */
export function createPictureUrl(id: Accessor<string | null | undefined>): Accessor<string | null> {
  const [url, setUrl] = createSignal<string | null>(null);
  createEffect(() => {
    const wanted = id();
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
