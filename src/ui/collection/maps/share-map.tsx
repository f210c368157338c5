import { createMemo, createResource, For, type JSX, Show } from 'solid-js';
import { toast } from '../../../app/messages';
import { announceShareResult, makeFileName, shareFile, shareText } from '../../../app/share';
import { prepareMap } from '../../../app/transfer/outgoing-data';
import type { Board } from '../../../board/board';
import { boardFromSheet, type MapSheet } from '../../../board/map-sheet';
import { listMapLosses, type MapExport, type MapLoss } from '../../../board/writers/map-export';
import type { writeVtt } from '../../../board/writers/vtt';
import { valueOrNull } from '../../../plain/result';
import { getFormat, makeFormatFile, type WrittenFormat } from '../../../share/file-formats';
import { truncate } from '../../../text/character-text';
import { describeMapLoss } from '../../../text/map-text';
import { PLACE_TEXT } from '../../../text/names/places';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { BottomSheet } from '../../kit/sheet';
import ShareSheet from '../../shared/share/share-sheet';

export interface ShareMapProps {
  sheet: MapSheet;
  onClose: () => void;
}

interface MapFormat {
  readonly label: string;
  readonly hint: string;
  readonly format: WrittenFormat;
  readonly write: (board: Board, sheet: MapSheet) => MapExport;
}

const UNSAID_BY_TEXT: readonly MapLoss[] = ['apart', 'notes', 'extras'];

/**
 * Loads the functions that write maps as text, for virtual tables and for other programs, the most common format first.
 */
async function loadWriters() {
  const [printText, writeVtt, writeCollectionMap, writeTiled] = await Promise.all([
    getFormat('map-text').write(),
    getFormat('universal-vtt').write(),
    getFormat('units-or-maps').write(),
    getFormat('tiled').write(),
  ]);
  const others: readonly MapFormat[] = [
    {
      label: say('Map collection file'),
      hint: say('the common format for shared maps'),
      format: 'units-or-maps',
      write: writeCollectionMap,
    },
    { label: say('Tiled'), hint: say('for the Tiled map editor'), format: 'tiled', write: writeTiled },
  ];
  return { printText, writeVtt, others };
}

/** Shares a map: as a file in our format or another format, as text for the clipboard, or as a picture. */
export default function ShareMap(props: ShareMapProps): JSX.Element {
  const board = createMemo(() => valueOrNull(boardFromSheet(props.sheet)));
  const name = () => makeFileName(props.sheet.name);
  const [writers] = createResource(loadWriters);
  const hand = async (text: string, format: WrittenFormat): Promise<void> =>
    announceShareResult(await shareFile(makeFormatFile(format, name(), [text]), props.sheet.name), 'file');

  async function picture(there: Board): Promise<void> {
    const { renderMapPng } = await import('./map-image');
    const png = await renderMapPng(there);
    if (!png)
      return toast({
        text: say('This browser could not create the picture. Share the map as text instead.'),
        tone: 'bad',
      });
    announceShareResult(
      await shareFile(new File([png], `${name()}.png`, { type: 'image/png' }), props.sheet.name),
      'picture',
    );
  }
  async function vtt(there: Board, write: typeof writeVtt): Promise<void> {
    const { renderMapPng, pixelsPerSquare: pixelsOfSquare } = await import('./map-image');
    const png = await renderMapPng(there, true);
    // Virtual tabletops expect a picture. Without a picture they still accept the walls.
    const drawn = png && { base64: await base64Of(png), pixelsPerSquare: pixelsOfSquare(there) };
    await hand(write(there, props.sheet, drawn).text, 'universal-vtt');
  }

  const title = () => say('Share {name}', { name: truncate(props.sheet.name, 30) });
  return (
    <Show
      when={board()}
      fallback={
        <BottomSheet title={title()} onClose={() => props.onClose()}>
          <EmptyState
            icon="warn"
            title={say('This map cannot be read')}
            text={say('It was changed outside the app.')}
          />
        </BottomSheet>
      }
    >
      {(there) => (
        <ShareSheet
          title={title()}
          outgoing={() => prepareMap(props.sheet)}
          note={props.sheet.picture === undefined ? null : say('The photo is not shared.')}
          onClose={() => props.onClose()}
        >
          <Show when={writers()}>
            {(loaded) => (
              <div class="map-share">
                <Button
                  wide
                  hint={hintOf(
                    say('position notation, for messages and questions'),
                    listMapLosses(there(), props.sheet, UNSAID_BY_TEXT),
                  )}
                  onClick={() =>
                    void shareText(props.sheet.name, loaded().printText(props.sheet)).then((shared) =>
                      announceShareResult(shared, 'text'),
                    )
                  }
                >
                  {say('Text')}
                </Button>
                <Button wide hint={say('PNG, for printing and chats')} onClick={() => void picture(there())}>
                  {say('Picture')}
                </Button>
                <For each={loaded().others}>
                  {({ label, hint, format, write }) => (
                    <Button
                      wide
                      hint={hintOf(hint, write(there(), props.sheet).lost)}
                      onClick={() => void hand(write(there(), props.sheet).text, format)}
                    >
                      {label}
                    </Button>
                  )}
                </For>
                <Button
                  wide
                  hint={hintOf(
                    say('walls, doors and a picture for virtual tables'),
                    loaded().writeVtt(there(), props.sheet).lost,
                  )}
                  onClick={() => void vtt(there(), loaded().writeVtt)}
                >
                  {say('Universal VTT')}
                </Button>
              </div>
            )}
          </Show>
        </ShareSheet>
      )}
    </Show>
  );
}

/** Returns the hint of a format: `as map files are exchanged. Not included: ladders`. */
function hintOf(hint: string, lost: readonly MapLoss[]): string {
  return lost.length === 0
    ? hint
    : say('{hint}. Not included: {list}', { hint, list: PLACE_TEXT.list(lost.map(describeMapLoss)) });
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
