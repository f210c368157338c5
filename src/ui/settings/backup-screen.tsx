import { say, sayMany } from '../../text/say';
import './backup-screen.css';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { allowAgain, autoBackup, chooseFolder, leaveFolder, startAutoBackup } from '../../app/backup/auto-backup';
import { backUp } from '../../app/backup/backup';
import {
  lastBackup,
  lookAtBackups,
  reminderOn,
  setReminder,
  unsaved,
  wordsOfChanges,
} from '../../app/backup/backup-file';
import { goBack, lookBefore, standsBy } from '../../app/backup/restoring';
import { savedPart } from '../../app/game/state';
import { goTo } from '../../app/route';
import { keepStored, keptAnswer } from '../../app/settings/device';
import { canGiveFolder } from '../../offline/folder';
import { clearsAfterAWeek } from '../../offline/install';
import { isPersisted, roomOnDevice } from '../../offline/quota';
import { sizeOf, whenOf } from '../../text/sizes';
import { Button } from '../kit/button';
import { FilePicker } from '../kit/file-picker';
import { IconButton } from '../kit/icon-button';
import { HelpButton } from '../shared/help/help-button';
import SentSheet from '../transfer/received-sheet';

/** Backups made and taken over, by hand and by themselves; the room that is left, and whether the browser keeps what is stored. */
export default function BackupScreen(): JSX.Element {
  const [said, setSaid] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [chosen, setChosen] = createSignal<File | null>(null);
  onMount(() => {
    void lookAtBackups();
    void lookBefore();
    void startAutoBackup();
  });
  const run = async (work: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    setSaid(await work());
    setBusy(false);
  };
  const state = () => {
    const [at, open] = [lastBackup(), unsaved()];
    if (at === null) return say('Looking…');
    const words = open && wordsOfChanges(open);
    if (at === 0)
      return words
        ? say('No backup was made on this device yet. {words} would be in it.', { words })
        : say('No backup was made on this device yet.');
    return say('Last backup: {when}. {value}', {
      when: whenOf(at),
      value: words ? say('Since then {words} came to be, in no backup yet.', { words }) : say('Nothing changed since.'),
    });
  };
  const back = async (): Promise<void> => {
    setBusy(true);
    const gone = await goBack();
    setBusy(false);
    if (gone.ok) location.reload();
    else setSaid(gone.fault);
  };
  return (
    <div class="page backup-screen">
      <header>
        <IconButton icon="back" name={say('Back')} onClick={() => goTo('table', 'games')} />
        <h1>{say('Backups')}</h1>
        <HelpButton about="backup" />
      </header>
      <p class="small" role="status">
        {said()}
      </p>
      <section aria-label={say('Make a backup')}>
        <p>{state()}</p>
        <Button
          tone="accent"
          wide
          disabled={busy()}
          hint={say('all that is here, as one file')}
          onClick={() => void run(backUp)}
        >
          {say('Back up now')}
        </Button>
      </section>
      <section aria-label={say('Restore')}>
        <p>
          {say('A backup shows what is in it before anything is changed. Damaged ones are read as far as they go.')}
        </p>
        <Show
          when={savedPart() === null}
          fallback={<p role="alert">{say('The open game is not all on the disk: save it first, then restore.')}</p>}
        >
          <FilePicker
            label={say('Open a backup')}
            accept=""
            multiple={false}
            onFiles={([file]) => {
              setSaid(null);
              setChosen(file ?? null);
            }}
          />
          <Show when={standsBy()}>
            {(before) => (
              <>
                <p class="small">
                  {say(
                    'What was here before your restore of {when} stands by for a day: {games} {games2}, {records} records in all. What came to be since then stands by instead when you go back.',
                    {
                      when: whenOf(before().made),
                      games: before().games,
                      games2: sayMany(before().games, 'game', 'games'),
                      records: before().records,
                    },
                  )}
                </p>
                <Button wide disabled={busy()} onClick={() => void back()}>
                  {say('Go back to before the restore')}
                </Button>
              </>
            )}
          </Show>
        </Show>
      </section>
      <section aria-labelledby="by-itself">
        <h2 id="by-itself">{say('By itself')}</h2>
        <Show
          when={canGiveFolder()}
          fallback={
            <p class="muted small">
              {say('This browser lets no page write into a folder: a reminder tells when a backup is due.')}
            </p>
          }
        >
          <Show
            when={autoBackup()}
            fallback={
              <Button
                wide
                disabled={busy()}
                hint={say('a backup goes there after you play')}
                onClick={() => void run(chooseFolder)}
              >
                {say('Choose a folder')}
              </Button>
            }
          >
            {(auto) => (
              <>
                <p>
                  {auto().state === 'works' && say('Backups go into {name}.', { name: auto().name })}
                  {auto().state === 'asks' &&
                    say('The browser wants your leave before it writes into {name} again.', { name: auto().name })}
                  {auto().state === 'failed' &&
                    say('Nothing could be written into {name}: it may be full or gone.', { name: auto().name })}
                </p>
                <Button wide disabled={busy()} onClick={() => void run(allowAgain)}>
                  {auto().state === 'works'
                    ? say('Write one now')
                    : auto().state === 'asks'
                      ? say('Allow it')
                      : say('Try again')}
                </Button>
                <Button wide onClick={() => void run(chooseFolder)}>
                  {say('Another folder')}
                </Button>
                <Button wide onClick={() => void leaveFolder()}>
                  {say('No more into the folder')}
                </Button>
              </>
            )}
          </Show>
        </Show>
        <label class="check">
          <input
            type="checkbox"
            checked={reminderOn()}
            onChange={(event) => void setReminder(event.currentTarget.checked)}
          />
          {say('Remind me when a backup is due')}
        </label>
      </section>
      <Room />
      <Show when={chosen()} keyed>
        {(file) => (
          <SentSheet
            given={file}
            onClose={() => setChosen(null)}
            onKept={(words) => {
              setSaid(words);
              setChosen(null);
              void lookAtBackups();
            }}
          />
        )}
      </Show>
    </div>
  );
}

/** How much the device has room for, and what the browser says about keeping it. */
function Room(): JSX.Element {
  const [room, setRoom] = createSignal<Awaited<ReturnType<typeof roomOnDevice>>>(null);
  const [kept, setKept] = createSignal<boolean | null>(null);
  const look = async (): Promise<void> => {
    setRoom(await roomOnDevice());
    setKept(await isPersisted());
  };
  onMount(() => void look());
  const ask = async (): Promise<void> => {
    await keepStored(true);
    await look();
  };
  return (
    <section aria-labelledby="room">
      <h2 id="room">{say('Room on this device')}</h2>
      <Show
        when={room()}
        fallback={<p class="muted small">{say('This browser does not tell how much room there is.')}</p>}
      >
        {(now) => (
          <>
            <progress aria-label={say('Room used')} max={1} value={now().most === 0 ? 1 : now().used / now().most} />
            <p class="small">
              {say('{size} used of the {size2} that the browser allows.', {
                size: sizeOf(now().used),
                size2: sizeOf(now().most),
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
              {say('{value} Keep a backup.', {
                value:
                  kept() === false
                    ? say('The browser may clear what is stored here when the device runs out of room.')
                    : say('This browser gives no promise to keep what is stored here.'),
              })}
            </p>
            <Show when={kept() === false}>
              <Button wide onClick={() => void ask()}>
                {say('Ask the browser to keep it')}
              </Button>
              <Show when={keptAnswer() === 'refused'}>
                <p class="muted small">
                  {say('It said no for now. Browsers say yes more readily to pages that are on the home screen.')}
                </p>
              </Show>
            </Show>
          </>
        }
      >
        <p class="small">{say('The browser promised to keep what is stored here.')}</p>
      </Show>
      <Show when={clearsAfterAWeek()}>
        <p class="small">
          {say(
            'Safari clears what a page keeps once you have used Safari for seven days without opening the page. An app on the home screen is spared: Share, then Add to Home Screen. It begins empty there, so make a backup here first and open it there.',
          )}
        </p>
      </Show>
    </section>
  );
}
