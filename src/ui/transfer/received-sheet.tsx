import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { gamePreviewOf, previewOf } from '../../app/backup/restoring';
import { ensureCards } from '../../app/collection/cards';
import { ensureLibrary } from '../../app/collection/library';
import { readAside, type Unread } from '../../app/reading/read-aside';
import type { Result } from '../../plain/result';
import { EDITION_IDS } from '../../rules';
import { sentIn } from '../../share/link';
import type { Transfer, TransferFault } from '../../share/transfer';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { Progress } from '../kit/progress';
import { Sheet } from '../kit/sheet';
import type { ReceivedProps } from './received-frame';

/** Shows what was sent, whatever it is and by whatever way it came, before anything is kept. */
export default function ReceivedSheet(props: {
  /** A link or the end of one, the text of a file, or a file. */
  given: string | Blob;
  onClose: () => void;
  onKept?: ((words: string) => void) | undefined;
}): JSX.Element {
  const [shown, setShown] = createSignal<(() => JSX.Element) | null>(null);
  const [done, setDone] = createSignal<number | undefined>();
  const given = (): ReceivedProps => ({ bytes: bytesOf(props.given), onClose: props.onClose });
  const fault = (sentence: string) => () => (
    <Sheet
      title={say('Receive')}
      onClose={props.onClose}
      foot={
        <Button tone="accent" onClick={() => props.onClose()}>
          {say('Done')}
        </Button>
      }
    >
      <p role="alert">{sentence}</p>
    </Sheet>
  );
  // One sheet while it is looked at and one when all is known: neither eyes nor screen readers follow more.
  onMount(async () => {
    try {
      await ensureLibrary();
      const read = await readAside({ ask: 'transfer', given: props.given, editions: EDITION_IDS }, setDone);
      const body = typeof read === 'string' ? sentenceOfUnread(read) : await bodyOfRead(read.answer);
      setShown(() => (typeof body === 'string' ? fault(body) : body));
    } catch {
      setShown(() => fault(sentenceOfUnread('broken')));
    }
  });
  const bodyOfRead = (read: Result<Transfer, TransferFault>) =>
    read.ok ? bodyOf(read.value, given(), props.onKept) : sentenceOfFault(read.fault);
  return (
    <Show
      when={shown()}
      keyed
      fallback={
        <Sheet title={say('Receive')} onClose={props.onClose}>
          <Progress label={say('Reading what you received…')} value={done()} />
        </Sheet>
      }
    >
      {(draw) => draw()}
    </Show>
  );
}

/** What is to be drawn, each kind loaded when one comes; a sentence where it cannot be held against what is here. */
async function bodyOf(
  transfer: Transfer,
  given: ReceivedProps,
  onKept: ((words: string) => void) | undefined,
): Promise<(() => JSX.Element) | string> {
  switch (transfer.kind) {
    case 'character': {
      const { default: Body } = await import('./received-character');
      return () => <Body character={transfer.character} {...given} />;
    }
    case 'force': {
      const [{ default: Body }] = await Promise.all([import('./received-force'), ensureCards()]);
      return () => <Body read={transfer.read} {...given} />;
    }
    case 'names': {
      const { default: Body } = await import('./received-names');
      return () => <Body read={transfer.read} save={transfer.save} {...given} />;
    }
    case 'map': {
      const { default: Body } = await import('./received-map');
      return () => <Body sheet={transfer.sheet} {...given} />;
    }
    case 'position': {
      const [{ default: Body }, { prepareNotation, faultOfWhole }] = await Promise.all([
        import('./received-position'),
        import('../../app/reading/positions'),
      ]);
      await prepareNotation(transfer.ruling.notation);
      if (faultOfWhole(transfer.ruling.notation)?.code === 'too-slow') return sentenceOfUnread('too-slow');
      return () => <Body ruling={transfer.ruling} {...given} />;
    }
    case 'game': {
      const [{ default: Body }, preview] = await Promise.all([
        import('./received-game'),
        gamePreviewOf(transfer.found),
      ]);
      return preview.ok ? () => <Body preview={preview.value} {...given} /> : preview.fault;
    }
    case 'backup': {
      const [{ default: Body }, preview] = await Promise.all([import('./received-backup'), previewOf(transfer.found)]);
      return preview.ok ? () => <Body preview={preview.value} onKept={onKept} {...given} /> : preview.fault;
    }
  }
}

/** Of a link what stands in it, packed. */
function bytesOf(given: string | Blob): number {
  if (typeof given !== 'string') return given.size;
  const code = sentIn(given)?.code ?? (/^\s*[\w-]+\s*$/.test(given) ? given.trim() : null);
  return code === null ? new Blob([given]).size : Math.round((code.length * 3) / 4);
}

function sentenceOfUnread(unread: Unread): string {
  return unread === 'too-slow'
    ? say('This took too long to read, so Sidekick stopped. Nothing was changed.')
    : say('This device could not open it. Nothing was changed.');
}

function sentenceOfFault(fault: TransferFault): string {
  switch (fault) {
    case 'newer-version':
      return say('This comes from a newer Sidekick. Update Sidekick on this phone first. Nothing was changed.');
    case 'damaged':
      return say(
        'This was damaged or cut off on the way, so Sidekick cannot read it. Ask for it again. Nothing was changed.',
      );
    case 'too-large':
      return say('This is larger than anything Sidekick sends, so it was not opened. Nothing was changed.');
    case 'team-address':
      return say(
        'This is only the address of a team, and Sidekick opens no websites. Save or copy the team there, then open it here.',
      );
    case 'not-ours':
      return say('Sidekick cannot read this. Ask for the link or file again. Nothing was changed.');
  }
}
