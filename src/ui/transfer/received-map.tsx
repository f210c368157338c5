import { createSignal, type JSX, Show } from 'solid-js';
import { maps, refreshMaps } from '../../app/collection/library';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import { sentenceOf } from '../../app/storage/faults';
import { plainMap } from '../../board/format';
import { boardOfSheet, type MapSheet } from '../../board/sheet';
import { newId } from '../../store/database';
import { putMaps, removeMaps } from '../../store/maps';
import { sameData } from '../../store/same';
import { shortened } from '../../text/collection-words';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';
import { MapPicture } from '../shared/maps/map-picture';
import { ReceivedFrame, type Standing } from './received-frame';
import type { ReceivedAbout } from './received-sheet';

/** Somebody's map, looked at before it is kept. */
export default function ReceivedMap(props: ReceivedAbout & { sheet: MapSheet }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  // As it was when the sheet opened: keeping it puts the new one there.
  const all = maps() ?? [];
  const same = all.find((each) => sameData(bare(each), bare(props.sheet))) ?? null;
  const mine = all.find(({ id }) => id === props.sheet.id) ?? null;
  const board = () => {
    const read = boardOfSheet(props.sheet);
    return read.ok ? read.value : null;
  };

  async function keep(sheet: MapSheet): Promise<void> {
    setBusy(true);
    const put = await putMaps([sheet]);
    await refreshMaps();
    setBusy(false);
    const refused = put.ok ? put.value.refused[0] : undefined;
    if (!put.ok) return toast({ text: sentenceOf(put.fault), tone: 'bad' });
    if (refused)
      return toast({ text: say('Could not save this map: {reason}.', { reason: refused.reason }), tone: 'bad' });
    const back = () => (mine?.id === sheet.id ? putMaps([mine]) : removeMaps([sheet.id]));
    props.onClose();
    goTo('collection', 'maps');
    toast({
      text: say('{map} saved to your maps.', { map: shortened(sheet.name, 60) }),
      action: { label: say('Undo'), run: () => void back().then(() => refreshMaps()) },
    });
  }
  const standing = (): Standing => {
    if (same)
      return {
        how: 'same',
        words: say('You already have this map: {name}.', { name: shortened(same.name, 60) }),
      };
    if (!mine) return { how: 'new', words: say('You do not have this map yet.') };
    return {
      how: 'other',
      words: say('You have another version of this map: {name}.', { name: shortened(mine.name, 60) }),
    };
  };
  const facts = (): string[] => {
    const there = board();
    const starts = Object.values(props.sheet.starts).filter((squares) => squares.length > 0).length;
    return [
      ...(there ? [say('{width}×{height} squares', { width: there.width, height: there.height })] : []),
      ...(props.sheet.set === undefined ? [] : [props.sheet.set]),
      ...(starts === 0 ? [] : [sayMany(starts, '1 starting area', '{n} starting areas')]),
      ...(props.sheet.notes.length === 0
        ? []
        : [sayMany(props.sheet.notes.length, '1 special rule', '{n} special rules')]),
    ];
  };
  return (
    <ReceivedFrame
      title={say('Map received')}
      name={props.sheet.name}
      facts={facts()}
      bytes={props.bytes}
      standing={standing()}
      onClose={props.onClose}
      foot={
        <Show when={!same} fallback={<Button onClick={props.onClose}>{say('Done')}</Button>}>
          <Show when={mine}>
            {(own) => (
              <Button disabled={busy()} onClick={() => void keep(inPlaceOf(own(), props.sheet))}>
                {say('Replace mine')}
              </Button>
            )}
          </Show>
          <Button
            tone="accent"
            big
            disabled={busy()}
            onClick={() => void keep(mine ? { ...props.sheet, id: `map-${newId()}` } : props.sheet)}
          >
            {mine ? say('Save a second copy') : say('Save')}
          </Button>
        </Show>
      }
    >
      <div class="sent-map">
        <MapPicture board={board()} />
      </div>
    </ReceivedFrame>
  );
}

/** What it is by itself, under whatever id. */
function bare(sheet: MapSheet): unknown {
  return { ...plainMap(sheet), id: '' };
}

/** The photograph under a map stays where the squares are as many: it does not travel. */
function inPlaceOf(mine: MapSheet, sheet: MapSheet): MapSheet {
  const sizeOf = ({ map }: MapSheet): string => `${map.indexOf('\n')} ${map.trimEnd().split('\n').length}`;
  return mine.picture !== undefined && sizeOf(mine) === sizeOf(sheet) ? { ...sheet, picture: mine.picture } : sheet;
}
