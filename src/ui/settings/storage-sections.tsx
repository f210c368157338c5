import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { device, requestPersistence } from '../../app/settings/device-state';
import type { CopyHead } from '../../app/storage/second-copy';
import { describeLowSpace, findLowSpace, NO_SPACE_TEXT } from '../../app/storage/storage-space';
import { storeState } from '../../app/storage/store-state';
import { isSafariTab } from '../../offline/install';
import { estimateStorage, isStoragePersistent } from '../../offline/quota';
import { formatBytes } from '../../text/format-values';
import { NO_DATABASE_WARNINGS } from '../../text/memory-text';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';

/**
 * Section with contents and limits of the second copy, which is restored automatically if the browser loses the data.
 */
export function SecondCopySection(): JSX.Element {
  const [copy, setCopy] = createSignal<{
    readonly head: CopyHead | null;
    readonly size: number;
    readonly works: boolean;
  } | null>(null);
  onMount(async () => {
    const { canStoreSecondCopy, readSecondCopyHead, measureSecondCopy } = await import('../../app/storage/second-copy');
    setCopy({ head: readSecondCopyHead(), size: measureSecondCopy(), works: canStoreSecondCopy() });
  });
  const covered = (head: CopyHead): string =>
    say('It holds {games}, {characters} that you entered and {maps} that you made ({size}).', {
      games: sayMany(head.tables.games.copied, '1 game', '{n} games'),
      characters: sayMany(head.tables.characters.copied, '1 character', '{n} characters'),
      maps: sayMany(head.tables.maps.copied, '1 map', '{n} maps'),
      size: formatBytes(copy()?.size ?? 0),
    });
  const left = (head: CopyHead): number => Object.values(head.tables).reduce((sum, { left }) => sum + left, 0);
  return (
    <section aria-labelledby="second-copy">
      <h2 id="second-copy">{say('Second copy')}</h2>
      <Show when={storeState() === 'memory' && copy()}>
        {(now) => <p role="alert">{NO_DATABASE_WARNINGS[now().works ? 'copied' : 'alone']}</p>}
      </Show>
      <p class="small">
        {say(
          'Browsers can lose data when the disk is full. Sidekick keeps a second copy elsewhere in the browser and restores from it.',
        )}
      </p>
      <Show when={copy()?.head}>
        {(head) => (
          <>
            <p class="small">{covered(head())}</p>
            <Show when={left(head()) > 0}>
              <p class="small">
                {sayMany(
                  left(head()),
                  '1 older record is not in it: there is no room.',
                  '{n} older records are not in it: there is no room.',
                )}
              </p>
            </Show>
          </>
        )}
      </Show>
      <p class="muted small">
        {say('Pictures and imported catalogs are not in it. Make a backup, or import them again.')}
      </p>
    </section>
  );
}

/** Section with the free space on the device, and whether the browser persists data. */
export function FreeSpaceSection(): JSX.Element {
  const [room, setRoom] = createSignal<Awaited<ReturnType<typeof estimateStorage>>>(null);
  const [kept, setKept] = createSignal<boolean | null>(null);
  const [few, setFew] = createSignal<number | null>(null);
  const warning = () => {
    const left = few();
    if (left !== null) return describeLowSpace(left);
    return device.offline === 'full' ? NO_SPACE_TEXT : null;
  };
  const look = async (): Promise<void> => {
    setRoom(await estimateStorage());
    setFew(await findLowSpace());
    setKept(await isStoragePersistent());
  };
  onMount(() => void look());
  const ask = async (): Promise<void> => {
    await requestPersistence(true);
    await look();
  };
  return (
    <section aria-labelledby="room">
      <h2 id="room">{say('Storage on this device')}</h2>
      <Show when={warning()}>
        <p role="alert">{warning()}</p>
      </Show>
      <Show
        when={room()}
        fallback={<p class="muted small">{say('This browser does not show how much storage is left.')}</p>}
      >
        {(now) => (
          <>
            <progress aria-label={say('Storage used')} max={1} value={now().most === 0 ? 1 : now().used / now().most} />
            <p class="small">
              {say('{used} of {limit} used.', {
                used: formatBytes(now().used),
                limit: formatBytes(now().most),
              })}
            </p>
          </>
        )}
      </Show>
      <Show
        when={kept()}
        fallback={
          <>
            <p class="small">
              {kept() === false
                ? say('The browser may delete your data when the device runs low on storage. Make a backup.')
                : say('This browser does not guarantee to keep your data. Make a backup.')}
            </p>
            <Show when={kept() === false}>
              <Button wide onClick={() => void ask()}>
                {say('Ask the browser to keep your data')}
              </Button>
              <Show when={device.persistence === 'refused'}>
                <p class="muted small">
                  {say('The browser said no for now. Add Sidekick to the home screen and ask again.')}
                </p>
              </Show>
            </Show>
          </>
        }
      >
        <p class="small">{say('The browser agreed to keep your data.')}</p>
      </Show>
      <Show when={isSafariTab()}>
        <p class="small">
          {say(
            'Safari deletes a page’s data after seven days of use without opening that page. An app on the home screen keeps its data. To add it: Share, then Add to Home Screen. The app starts empty. Make a backup here first and open it there.',
          )}
        </p>
      </Show>
    </section>
  );
}
