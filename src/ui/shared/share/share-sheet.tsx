import { say } from '../../../text/say';
import './share.css';
import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { toast } from '../../../app/messages';
import {
  announceShareResult,
  canShare,
  copyText,
  downloadFile,
  type ShareResult,
  shareFile,
  shareText,
} from '../../../app/share';
import type { OutgoingData } from '../../../app/transfer/outgoing-data';
import type { Result } from '../../../plain/result';
import { MAX_CODE_LENGTH } from '../../../share/qr-matrix';
import { MAX_LINK_LENGTH, makeTransferLink } from '../../../share/transfer-link';
import { formatInteger } from '../../../text/numbers';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { ProgressBar } from '../../kit/progress';
import { BottomSheet } from '../../kit/sheet';
import { CodeView } from './code-view';

const SendSheet = lazyPart(() => import('./send-sheet'));

/**
 * Sheet that shares any content without a server: as one or many codes, a link, a file, or through another app if the
 * device supports sharing.
 */
export default function ShareSheet(props: {
  title: string;
  /** Returns the content to share. Called once when the sheet opens. The fault is a sentence. */
  outgoing: () => OutgoingData | Promise<Result<OutgoingData, string>>;
  /** Sentence about parts that are not included. */
  note?: string | null;
  children?: JSX.Element;
  onClose: () => void;
}): JSX.Element {
  const [sending, setSending] = createSignal(false);
  const [ready] = createResource(async () => {
    const made = await props.outgoing();
    const outgoing = 'ok' in made ? made : { ok: true as const, value: made };
    if (!outgoing.ok) return { fault: outgoing.fault };
    const linkWithin = (way: 'link' | 'code', most: number) =>
      // If the browser cannot compress the content, the file option remains.
      linkFor(outgoing.value, way, most).catch(() => null);
    return {
      outgoing: outgoing.value,
      link: await linkWithin('link', MAX_LINK_LENGTH),
      code: await linkWithin('code', MAX_CODE_LENGTH),
    };
  });
  const out = () => {
    // The resource is read only when ready, because an earlier read would suspend the screen behind the sheet.
    const now = ready.state === 'ready' ? ready() : undefined;
    return now?.outgoing ? now : null;
  };
  const fault = () => (ready.state === 'ready' ? (ready().fault ?? null) : null);
  return (
    <BottomSheet title={props.title} onClose={props.onClose}>
      <div class="stack share-ways">
        <Switch fallback={<ProgressBar label={say('Preparing…')} />}>
          <Match when={fault()}>{(words) => <p role="alert">{words()}</p>}</Match>
          <Match when={out()}>
            {(now) => (
              <Ways
                outgoing={now().outgoing}
                link={now().link}
                code={now().code}
                note={props.note ?? null}
                onCodes={() => setSending(true)}
              />
            )}
          </Match>
        </Switch>
        {props.children}
      </div>
      <Show when={sending() && out()}>
        {(now) => (
          <SendSheet
            title={say('Codes for {name}', { name: now().outgoing.name })}
            text={now().outgoing.text}
            onClose={() => setSending(false)}
          />
        )}
      </Show>
    </BottomSheet>
  );
}

/** A link for one kind of transfer, with a note about its content. */
interface Way {
  readonly link: string;
  readonly note: string | null;
}

/**
 * Makes a link for a transfer.
 * @param most maximum length in characters; content that can be shortened is shortened, but may still be too long
 */
async function linkFor({ kind, text, shorter }: OutgoingData, way: 'link' | 'code', most: number): Promise<Way> {
  const linkOfText = (each: string) => makeTransferLink(location.href, kind, each);
  const made = await shorter?.[way](async (each) => (await linkOfText(each)).length <= most);
  return { link: await linkOfText(made?.text ?? text), note: made?.note ?? null };
}

function Ways(props: {
  outgoing: OutgoingData;
  link: Way | null;
  code: Way | null;
  note: string | null;
  onCodes: () => void;
}): JSX.Element {
  const byFile = async (how: (file: File, title: string) => Promise<ShareResult> | ShareResult): Promise<void> => {
    const result = await props.outgoing.file();
    if (!result.ok) return toast({ text: result.fault, tone: 'bad' });
    const { file, handed } = result.value;
    const shared = await how(file, props.outgoing.name);
    if (shared !== null) await handed?.();
    announceShareResult(shared, 'file');
  };
  const within = (way: Way | null, most: number) => (way && way.link.length <= most ? way : null);
  const oneCode = () => within(props.code, MAX_CODE_LENGTH);
  const link = () => within(props.link, MAX_LINK_LENGTH);
  return (
    <>
      <Show when={oneCode()}>
        {(code) => (
          <>
            <CodeView text={code().link} label={say('Code for {name}', { name: props.outgoing.name })} />
            <p class="muted small">
              {say('Scan it with another phone, in Sidekick or with its camera. It asks before it saves anything.')}
            </p>
            <Show when={code().note}>{(words) => <p class="small">{words()}</p>}</Show>
          </>
        )}
      </Show>
      <Button
        wide
        hint={
          oneCode()
            ? say('if the camera cannot read this code')
            : say('shown one after another for the other phone’s camera')
        }
        onClick={() => props.onCodes()}
      >
        {oneCode() ? say('Several codes') : say('Codes')}
      </Button>
      <Show
        when={link()}
        fallback={
          <Show when={props.link}>
            {(long) => (
              <p class="muted small">
                {say(
                  'Too long for a link: {length} characters. Messengers cut links over {limit}. Share codes or a file instead.',
                  { length: formatInteger(long().link.length), limit: formatInteger(MAX_LINK_LENGTH) },
                )}
              </p>
            )}
          </Show>
        }
      >
        {(way) => (
          <>
            <Button
              wide
              hint={say('the other phone asks before it saves anything')}
              onClick={() =>
                void shareText(props.outgoing.name, way().link).then((shared) => announceShareResult(shared, 'link'))
              }
            >
              {say('Link')}
            </Button>
            <Show when={canShare()}>
              <Button
                wide
                onClick={() =>
                  void copyText(props.outgoing.name, way().link).then((shared) => announceShareResult(shared, 'link'))
                }
              >
                {say('Copy link')}
              </Button>
            </Show>
            <Show when={way().note}>{(words) => <p class="small">{words()}</p>}</Show>
          </>
        )}
      </Show>
      <Button wide hint={say('complete; Sidekick can import it again')} onClick={() => void byFile(shareFile)}>
        {say('File')}
      </Button>
      <Show when={canShare()}>
        <Button wide onClick={() => void byFile(downloadFile)}>
          {say('Save file')}
        </Button>
      </Show>
      <Show when={props.note}>{(words) => <p class="muted small">{words()}</p>}</Show>
    </>
  );
}
