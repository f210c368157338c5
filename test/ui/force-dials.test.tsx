// @vitest-environment jsdom
import { Blob as WholeBlob } from 'node:buffer';
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { generalCards } from '../../src/app/collection/card-lists';
import { characters, ensureLibrary, forces } from '../../src/app/collection/library';
import { countOwned } from '../../src/app/collection/owned-copies';
import { checkSavedForce } from '../../src/app/forces/checked-force';
import { makeForceRoster } from '../../src/app/forces/force-roster';
import { prepareForce } from '../../src/app/transfer/outgoing-data';
import type { Character } from '../../src/catalog/character';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { NO_NEEDS } from '../../src/catalog/feat-needs';
import { makeGeneralCard } from '../../src/catalog/general-cards/card';
import { makeCharacterFinder } from '../../src/force/resolve';
import { makeStoredMember, type StoredForce } from '../../src/force/stored-force';
import { EDITIONS } from '../../src/rules/editions';
import { readTransfer } from '../../src/share/transfer';
import { makeTransferLink } from '../../src/share/transfer-link';
import { cardRepository } from '../../src/store/cards';
import { characterRepository } from '../../src/store/characters';
import { forceRepository, makeForce } from '../../src/store/forces';
import { ShareForce } from '../../src/ui/forces/share-force';
// Imported up front: on a busy machine, lazy loading exceeds the timeout of a test.
import '../../src/ui/transfer/received-force';
import ReceivedSheet from '../../src/ui/transfer/received-sheet';
import { seededRandom } from '../helpers/random-position';
import { renderWithMessages, user } from './table-page';

const [rules] = EDITIONS;
const demo = DEMO_CHARACTERS[0] as Character;

function made(place: number, name: string, text = 'May ring the bell once.'): Character {
  const specials = [{ slot: 'trait' as const, name: 'Bell', text, grants: [] }];
  const starts = [{ points: 50 + place, click: 1 }];
  return { ...demo, id: `ab-${place}`, name, set: 'ab', number: String(place), starts, specials, origin: 'imported' };
}
const heron = made(1, 'Grey Heron');
const moth = made(2, 'Paper Moth');

function forceOf(all: readonly Character[], id = 'sent'): ReturnType<typeof makeForce> {
  const members = all.map(({ id, name, set, number, starts }) =>
    makeStoredMember({ id, name, set, number }, starts[0]?.points ?? 0),
  );
  return makeForce({ id, name: 'Night shift', edition: rules.id, buildTotal: 300, members });
}

const linkWith = (force: StoredForce, all: readonly Character[]): Promise<string> =>
  makeTransferLink('https://play.example/', 'force', prepareForce(force, makeCharacterFinder(all), []).text);

beforeEach(async () => {
  // Packing links needs streams, which the `Blob` of jsdom lacks.
  vi.stubGlobal('Blob', WholeBlob);
  await ensureLibrary();
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await characterRepository.remove([heron.id, moth.id]);
  await forceRepository.remove((forces() ?? []).filter(({ name }) => name === 'Night shift').map(({ id }) => id));
});

const mine = (id: string) => characters()?.find((each) => each.id === id);
const saved = () => forces()?.find(({ name }) => name === 'Night shift');

async function open(given: string) {
  renderWithMessages(() => <ReceivedSheet given={given} onClose={() => undefined} />);
  return within(await screen.findByRole('dialog', { name: 'Force received' }));
}

test('the sheet that shares a force says how many dials its link includes, and which are missing', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const force = forceOf([heron, moth, made(3, 'Nobody Here')]);
  const here = makeCharacterFinder([heron, moth]);
  await characterRepository.putMany([heron, moth]);
  render(() => <ShareForce checked={checkSavedForce(force, here, rules)} onClose={() => undefined} />);
  await screen.findByText('The link carries 2 of 3 dials. Dials missing: Nobody Here.');
  await user.click(screen.getByRole('button', { name: /^Link/ }));
  await waitFor(() => expect(copied).toHaveBeenCalledOnce());
  const read = await readTransfer(copied.mock.calls[0]?.[0] ?? '', [rules.id]);
  expect(read.ok && read.value.kind === 'force' && read.value.read.dials.characters).toEqual([heron, moth]);
});

test('a code too small for the dials holds only the force, and says that several codes can hold them', async () => {
  const random = seededRandom(1);
  const noise = () => Array.from({ length: 180 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
  const many = Array.from({ length: 8 }, (_, at) => ({ ...made(20 + at, `Figure ${at}`), keywords: [noise()] }));
  await characterRepository.putMany(many);
  render(() => (
    <ShareForce checked={checkSavedForce(forceOf(many), makeCharacterFinder(many), rules)} onClose={() => undefined} />
  ));
  await screen.findByRole('img', { name: 'Code for Night shift' });
  screen.getByText('This code carries no dials and no texts. Several codes carry them.');
  screen.getByText('The link carries all 8 dials.');
  await characterRepository.remove(many.map(({ id }) => id));
});

test('missing characters are added with the force, as not owned, and can be played at once', async () => {
  const sheet = await open(await linkWith(forceOf([heron, moth]), [heron, moth]));
  sheet.getByText(
    '2 dials come with this force. Saving adds to your collection, as not owned: Grey Heron, Paper Moth.',
  );
  expect(sheet.queryByText(/^Not in your collection/)).toBeNull();
  expect([mine(heron.id), mine(moth.id)]).toEqual([undefined, undefined]);
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await screen.findByText('Night shift saved to your forces, with 2 new dials.');
  const force = saved();
  if (!force) throw new Error('the force is saved');
  expect(makeForceRoster(force).characters.map(({ name, dial }) => [name, dial.length])).toEqual([
    ['Grey Heron', demo.dial.length],
    ['Paper Moth', demo.dial.length],
  ]);
  expect(countOwned(heron.id)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect([saved(), mine(heron.id), mine(moth.id)]).toEqual([undefined, undefined, undefined]));
});

test('a character that differs here is not overwritten, and the sheet says so', async () => {
  await characterRepository.putMany([{ ...heron, range: 3 }]);
  const sheet = await open(await linkWith(forceOf([heron, moth]), [heron, moth]));
  sheet.getByText('Yours differ and stay as they are: Grey Heron.');
  sheet.getByText('2 dials come with this force. Saving adds to your collection, as not owned: Paper Moth.');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mine(moth.id)).toBeDefined());
  expect(mine(heron.id)?.range).toBe(3);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(mine(moth.id)).toBeUndefined());
  expect(mine(heron.id)?.range).toBe(3);
});

test('a different character with the same id is not overwritten either', async () => {
  await characterRepository.putMany([{ ...moth, id: heron.id }]);
  const reference = { id: '', name: heron.name, set: 'far', number: '99' };
  const force = { ...forceOf([heron]), members: [makeStoredMember(reference, 51)] };
  const sheet = await open(await linkWith(force, [heron]));
  sheet.getByText('Yours differ and stay as they are: Grey Heron.');
  sheet.getByText(/^Not in your collection: Grey Heron\./);
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toBeDefined());
  expect(mine(heron.id)?.name).toBe('Paper Moth');
});

test("a force's cards are imported with their effects, and removed by undo; one that differs is not overwritten", async () => {
  const feat = { name: 'Iron Nerves', points: 20, for: [0], needs: NO_NEEDS };
  const nerves = {
    id: 'iron-nerves',
    name: feat.name,
    text: 'It stays calm.',
    points: 20,
    each: false,
    needs: NO_NEEDS,
  };
  const fog = makeGeneralCard('conditions', { id: 'fog', name: 'Fog', text: 'Nobody sees far.' });
  await cardRepository.putMany([makeGeneralCard('conditions', { ...fog.card, text: 'Mine.' })]);
  const force = { ...forceOf([heron]), feats: [feat], conditions: ['Fog'] };
  const out = prepareForce(force, makeCharacterFinder([heron]), [makeGeneralCard('feats', nerves), fog]);
  const sheet = await open(out.text);
  sheet.getByText('Saving also adds these cards: Iron Nerves.');
  sheet.getByText('Yours differ and stay as they are: Fog.');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await screen.findByText('Night shift saved to your forces, with 1 new dial.');
  const kept = saved();
  expect(kept && makeForceRoster(kept).cards.map(({ card }) => card.text)).toEqual(['It stays calm.', 'Mine.']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(generalCards()?.map(({ card }) => card.name)).toEqual(['Fog']));
  await cardRepository.remove([fog.id]);
});

test('a force that was received without dials gets only the dials later', async () => {
  const force = forceOf([heron]);
  const bare = await open(await linkWith(force, []));
  bare.getByText(/^Not in your collection: Grey Heron\./);
  expect(bare.queryByText(/come with this force/)).toBeNull();
  await user.click(bare.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toBeDefined());
  cleanup();
  const sheet = await open(await linkWith(force, [heron]));
  sheet.getByText('You already have exactly this force.');
  await user.click(sheet.getByRole('button', { name: 'Add 1 dial' }));
  await screen.findByText('1 dial added to your collection.');
  expect(mine(heron.id)).toMatchObject({ name: 'Grey Heron', origin: 'imported' });
  expect(forces()?.filter(({ name }) => name === 'Night shift')).toHaveLength(1);
});

test('a dial that cannot be read is listed among the skipped entries', async () => {
  const file = JSON.parse(prepareForce(forceOf([heron]), makeCharacterFinder([heron]), []).text) as {
    characters: object[];
  };
  const sheet = await open(JSON.stringify({ ...file, characters: [{ ...file.characters[0], dial: [] }] }));
  sheet.getByText('1 entry skipped or corrected');
  sheet.getByText('This dial cannot be read, so it was left out (characters.0: Grey Heron)');
  sheet.getByText(/^Not in your collection: Grey Heron\./);
});

test('the printed team sheet lists set, number, name, team and points of each member, and lines to sign', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const force = forceOf([heron, moth]);
  const here = makeCharacterFinder([{ ...heron, teams: ['Night Watch'] }, moth]);
  render(() => <ShareForce checked={checkSavedForce(force, here, rules)} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: /^Print the team sheet/ }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = screen.getByRole('article', { name: 'Print sheet: Night shift', hidden: true });
  const rows = [...sheet.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Set', 'Number', 'Name', 'Team', 'Points'],
    ['ab', '1', 'Grey Heron', 'Night Watch', '51'],
    ['ab', '2', 'Paper Moth', demo.teams.join(', '), '52'],
    ['', '', 'Total', '', '103'],
  ]);
  expect([...sheet.querySelectorAll('.print-sign')].map((line) => line.textContent)).toEqual([
    'Player',
    'Date',
    'Judge',
  ]);
});
