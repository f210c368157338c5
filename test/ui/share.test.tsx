// @vitest-environment jsdom
import { Blob as WholeBlob } from 'node:buffer';
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { characters, ensureLibrary, forces, maps } from '../../src/app/collection/library';
import { game } from '../../src/app/game/open-game';
import { games, refreshGames } from '../../src/app/session/game-list';
import { closeSession } from '../../src/app/session/session';
import { filesToImport } from '../../src/app/transfer/incoming-items';
import { type OutgoingData, prepareCharacter, prepareGame, prepareMap } from '../../src/app/transfer/outgoing-data';
import { DEMO_MAPS } from '../../src/board/demo';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { readTransfer } from '../../src/share/transfer';
import { characterRepository } from '../../src/store/characters';
import { deleteGame, listGames } from '../../src/store/game-list';
import { mapRepository } from '../../src/store/maps';
import { startUnplacedDemoGame } from '../helpers/demo-game';
// Imported up front: on a busy machine, lazy loading exceeds the timeout of a test.
import '../../src/ui/shared/share/send-sheet';
import '../../src/ui/transfer/received-previews';
import ShareSheet from '../../src/ui/shared/share/share-sheet';
import ReceivedSheet from '../../src/ui/transfer/received-sheet';
import { pressButton as press, renderWithMessages, user } from './table-page';

const [titan] = DEMO_CHARACTERS;
const [row] = DEMO_MAPS;
if (!titan || !row) throw new Error('there are demo items');
const heron = { ...titan, id: 'ab-009', name: 'Grey Heron', set: 'ab', number: '009' };
const quay = { ...row, id: 'far-map', name: 'Far Quay' };

beforeEach(async () => {
  // Packing links needs streams, which the `Blob` of jsdom lacks.
  vi.stubGlobal('Blob', WholeBlob);
  await ensureLibrary();
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(navigator, { share: undefined, canShare: undefined });
  await characterRepository.remove([heron.id]);
  await mapRepository.remove((maps() ?? []).filter(({ name }) => name === quay.name).map(({ id }) => id));
});

function show(what: () => JSX.Element): void {
  renderWithMessages(() => what());
}
const share = (transfer: OutgoingData) =>
  show(() => <ShareSheet title="Share it" outgoing={() => transfer} onClose={() => undefined} />);

describe('the share sheet', () => {
  test('shows a code for short content at once, and offers a link, a file and several codes', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    share(prepareCharacter(heron));
    await screen.findByRole('img', { name: 'Code for Grey Heron' });
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await press(/^Link/);
    await waitFor(() => expect(copied).toHaveBeenCalledOnce());
    expect(await readTransfer(copied.mock.calls[0]?.[0] ?? '', [])).toMatchObject({
      value: { character: { id: heron.id } },
    });
    await screen.findByText('Link copied.');
    await press(/^Several codes/);
    await screen.findByRole('img', { name: /^Codes for the other phone/ });
  });

  test('sends link and file to other apps where the device can share, and still offers copy and download', async () => {
    const datas: ShareData[] = [];
    Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => void datas.push(data) });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    share(prepareMap(quay));
    await press(/^Link/);
    await press(/^File/);
    await waitFor(() => expect(datas).toHaveLength(2));
    expect(datas[0]).toMatchObject({ title: 'Far Quay', text: expect.stringContaining('#/collection/take/') });
    const file = datas[1]?.files?.[0];
    expect(file?.name).toBe('far-quay.map.json');
    expect(await readTransfer((await file?.text()) ?? '', [])).toMatchObject({
      value: { kind: 'map', sheet: { name: 'Far Quay' } },
    });
    expect(copied).not.toHaveBeenCalled();
    await press('Copy link');
    await waitFor(() => expect(copied).toHaveBeenCalledOnce());
    expect(datas).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Save file' })).toBeTruthy();
  });

  test('says when content is too long for a link, and offers codes or a file', async () => {
    const noise = Array.from({ length: 4000 }, (_, at) => (Math.imul(at, 2_654_435_761) >>> 0).toString(36)).join(' ');
    share({ ...prepareMap(quay), text: noise });
    await screen.findByText(/^Too long for a link: [\d,. ]+ characters/);
    expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    screen.getByRole('button', { name: /^File/ });
    await press(/^Codes/);
    await screen.findByText(/^\d+ codes, about \d+ seconds?$/);
  });
});

describe('the sheet of received content', () => {
  test('hands a file with many records over to the import of the Collection', async () => {
    const table = new File(['name,set,number,dial\nMoth,zz,1,9 8 17 3\n'], 'moths.csv');
    const closed = vi.fn();
    location.hash = '#/forces';
    show(() => <ReceivedSheet given={table} onClose={closed} />);
    await waitFor(() => expect(location.hash).toBe('#/collection'));
    expect(closed).toHaveBeenCalledOnce();
    expect(filesToImport()).toEqual([table]);
  });

  const open = async (given: string, title: string) => {
    show(() => <ReceivedSheet given={given} onClose={cleanup} />);
    return within(await screen.findByRole('dialog', { name: title }));
  };

  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('a map: new, then identical, then changed, which may be added or replace the old one', async () => {
    const sheet = await open(prepareMap(quay).text, 'Map received');
    sheet.getByText('You do not have this map yet.');
    sheet.getByText(/^16×24 squares · .*(?:bytes|kB)$/);
    expect(maps()?.some(({ id }) => id === quay.id)).toBe(false);
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(maps()?.some(({ id }) => id === quay.id)).toBe(true));
    await closed();
    const again = await open(prepareMap({ ...quay, id: 'other' }).text, 'Map received');
    again.getByText('You already have this map: Far Quay.');
    expect(again.queryByRole('button', { name: /^Save/ })).toBeNull();
    cleanup();
    await mapRepository.putMany([{ ...quay, picture: 'photo' }]);
    const other = await open(prepareMap({ ...quay, notes: ['Slippery.'] }).text, 'Map received');
    await user.click(other.getByRole('button', { name: 'Replace mine' }));
    const mine = () => maps()?.find(({ id }) => id === quay.id);
    await waitFor(() => expect(mine()?.notes).toEqual(['Slippery.']));
    await closed();
    expect(mine()?.picture).toBe('photo');
    const both = await open(prepareMap({ ...quay, notes: ['Dry.'] }).text, 'Map received');
    await user.click(both.getByRole('button', { name: 'Save a second copy' }));
    await waitFor(() => expect(maps()?.filter(({ name }) => name === quay.name)).toHaveLength(2));
  });

  test('a character that differs from the stored one says so, and an identical one needs no action', async () => {
    await characterRepository.putMany([{ ...heron, range: 3 }]);
    const sheet = await open(prepareCharacter(heron).text, 'Character received');
    sheet.getByText(/with the same set and number, but different/);
    await user.click(sheet.getByRole('button', { name: 'Replace mine' }));
    const mine = () => characters()?.find(({ id }) => id === heron.id)?.range;
    await waitFor(() => expect(mine()).toBe(heron.range));
    await closed();
    const again = await open(prepareCharacter(heron).text, 'Character received');
    again.getByText('You already have exactly this character.');
    again.getByRole('button', { name: 'Done' });
  });

  test('a game shows its players and progress, and is imported by a tap', async () => {
    await startUnplacedDemoGame();
    const id = game()?.id ?? '';
    const sent = await prepareGame(id);
    if (!sent.ok) throw new Error(sent.fault);
    const same = await open(sent.value.text, 'Game received');
    same.getByText('You already have all of this game.');
    cleanup();
    closeSession();
    const { defaultDatabase } = await import('../../src/store/database');
    await defaultDatabase().games.delete(id);
    await defaultDatabase().entries.where('game').equals(id).delete();
    const sheet = await open(sent.value.text, 'Game received');
    sheet.getByText('You do not have this game yet.');
    expect(sheet.getByRole('list', { name: 'Players' }).textContent).toMatch(/AnaFigures left: \d of \d/);
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(games()?.map((each) => each.id)).toContain(id));
    const list = await listGames();
    if (list.ok) for (const each of list.value.games) await deleteGame(each.id);
    await refreshGames();
  });

  test.each([
    ['nothing', ''],
    ['a link cut off', 'https://play.example/#/table/take/7ZzJbuM4'],
    ['a newer one', '{"sidekick":"character","version":2,"character":{}}'],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('%s: shows a message and changes nothing', async (_, given) => {
    const before = [characters()?.length, forces()?.length, maps()?.length];
    await open(given, 'Receive');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Nothing was changed\.$|^Sidekick cannot read this; it reads/,
    );
    expect([characters()?.length, forces()?.length, maps()?.length]).toEqual(before);
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
