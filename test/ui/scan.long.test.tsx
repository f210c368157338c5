// @vitest-environment jsdom
import { Blob } from 'node:buffer';
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { Match, Switch } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { characters, ensureLibrary } from '../../src/app/collection/library';
import { table } from '../../src/app/game/open-game';
import { goTo, route } from '../../src/app/route';
import { makeTextFountain } from '../../src/app/transfer/frames';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { printForceFile } from '../../src/force/format';
import { err, ok } from '../../src/plain/result';
import type { ScanCameraFault, ScanOptions } from '../../src/scan/camera';
import { printCharacterFile } from '../../src/share/character-file';
import { makeSticker, printSticker } from '../../src/share/sticker';
import { makeTransferLink } from '../../src/share/transfer-link';
import { printBackup } from '../../src/store/backup';
import { characterRepository } from '../../src/store/characters';
import { codeRepository } from '../../src/store/codes';
import { makeForce } from '../../src/store/forces';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { makeTestCharacter } from '../game/make';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { pressButton as press, renderWithMessages, user } from './table-page';

/** State of the fake camera: the calls that it received, and its responses. */
const eye = vi.hoisted(() => ({
  looking: null as ScanOptions | null,
  fault: null as ScanCameraFault | null,
  asked: [] as (string | null)[],
  lit: [] as boolean[],
  open: 0,
}));

vi.mock('../../src/scan/camera', () => ({
  openScanCamera: async (_: HTMLVideoElement, looking: ScanOptions) => {
    eye.asked.push(looking.camera);
    if (eye.fault) return err(eye.fault);
    eye.looking = looking;
    eye.open++;
    return ok({
      cameras: [
        { id: 'back', name: 'Back' },
        { id: 'front', name: 'Front' },
      ],
      camera: looking.camera ?? 'back',
      hasTorch: true,
      setTorch: async (on: boolean) => eye.lit.push(on) > 0,
      close: () => {
        eye.open--;
        eye.looking = null;
      },
    });
  },
}));

vi.mock(import('../../src/scan/decode-picture'), () => ({
  decodePicture: async (file: Blob) =>
    file instanceof File && file.name === 'code.png' ? ok({ text: await file.text(), kind: 'square' }) : err('no-code'),
}));

const sheet = (name: string | RegExp) => screen.findByRole('dialog', { name });
const codeOf = (name: string) => {
  const found = DEMO_CHARACTERS.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return printSticker(makeSticker(found));
};
/** Makes the camera report a code several times, like a real camera. */
async function see(text: string): Promise<void> {
  await waitFor(() => expect(eye.looking).not.toBeNull());
  for (let time = 0; time < 3; time++) eye.looking?.onRead({ text, kind: 'square' });
}

async function scanAtTable(): Promise<void> {
  goTo('table', 'scan');
  await waitFor(() => expect(route().tab).toBe('table'));
  await screen.findByRole('heading', { name: 'Scan' });
}

// Node's `Blob` replaces the `Blob` of jsdom, which has no `stream()`.
vi.stubGlobal('Blob', Blob);

async function type(text: string): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Or type the code' }), `${text}{Enter}`);
}

beforeEach(async () => {
  Object.assign(eye, { looking: null, fault: null, asked: [], lit: [], open: 0 });
  await ensureLibrary();
  location.hash = '#/collection/scan';
  await waitFor(() => expect(route()).toEqual({ tab: 'collection', rest: ['scan'] }));
  renderWithMessages(() => (
    <Switch fallback={<TableScreen />}>
      <Match when={route().tab === 'collection'}>
        <CollectionScreen />
      </Match>
    </Switch>
  ));
  await screen.findByRole('heading', { name: 'Scan' });
});

afterEach(async () => {
  cleanup();
  await codeRepository.remove(['4006381333931']);
});

describe('a sticker', () => {
  test('opens its character, and turns the camera off meanwhile', async () => {
    await see(codeOf('Quarry'));
    const opened = await sheet('Quarry');
    expect(within(opened).getByRole('table', { name: /The dial/ })).toBeTruthy();
    expect(eye.open).toBe(0);
    await user.click(within(opened).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(eye.open).toBe(1));
    // The code is still in view, but the closed sheet stays closed.
    await see(codeOf('Quarry'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
    await see(codeOf('Night Heron'));
    await sheet('Night Heron');
  });

  test('can be typed; a typo is reported, and set and number are enough', async () => {
    const box = screen.getByRole('textbox', { name: 'Or type the code' });
    const code = codeOf('Quarry');
    await user.type(box, `${code.slice(0, 4)}${code[4] === 'X' ? 'Y' : 'X'}${code.slice(5)}{Enter}`);
    const slip = await sheet('Sticker not recognized');
    expect(slip.textContent).toMatch(/one character is wrong/);
    await user.click(within(slip).getByRole('button', { name: 'Close' }));
    await user.type(screen.getByRole('textbox', { name: 'Or type the code' }), `${code.toLowerCase()}{Enter}`);
    await user.click(within(await sheet('Quarry')).getByRole('button', { name: 'Close' }));
    await user.type(screen.getByRole('textbox', { name: 'Or type the code' }), 'demo 002{Enter}');
    await sheet('Night Heron');
  });

  test('of an unknown character says whose it is and how to import it', async () => {
    await see(printSticker(makeSticker({ id: 'ab-007', name: 'Grey Heron', number: '007' })));
    const opened = await sheet('Not in your collection');
    expect(within(opened).getByText('A Sidekick sticker for ab-007, which is not on this phone.')).toBeTruthy();
    await user.click(within(opened).getByRole('button', { name: 'Enter its dial' }));
    await waitFor(() => expect(location.hash).toBe('#/collection/new'));
  });

  test('of a renamed set still finds its character and says so; ambiguous ones are prompted for', async () => {
    const heron = { ...makeTestCharacter('xy-007'), name: 'Grey Heron', set: 'xy', number: '007' };
    await characterRepository.putMany([heron]);
    const sticker = printSticker(makeSticker({ ...heron, id: 'ab-007' }));
    await see(sticker);
    await user.click(within(await sheet('Grey Heron')).getByRole('button', { name: 'Close' }));
    expect(screen.getByText(/Its set has a new name/)).toBeTruthy();
    await characterRepository.putMany([{ ...heron, id: 'zz-007', set: 'zz' }]);
    await type(sticker);
    const which = await sheet('Which one?');
    await user.click(within(which).getByRole('button', { name: /zz 007/ }));
    await sheet('Grey Heron');
    await characterRepository.remove(['xy-007', 'zz-007']);
  });
});

describe('scanning in a game', () => {
  test("opens the dial of the sticker's figure; without a figure it opens the character and says so", async () => {
    await startUnplacedDemoGame();
    await scanAtTable();
    await see(codeOf('Night Heron'));
    const dial = await sheet('Night Heron');
    expect(location.hash).toBe('#/table/dial');
    expect(within(dial).getByRole('button', { name: 'K.O.' })).toBeTruthy();
    await user.click(within(dial).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.hash).toBe('#/table'));
    expect(screen.queryByRole('dialog')).toBeNull();

    const stranger = { ...makeTestCharacter('ab-007'), name: 'Grey Heron', set: 'ab', number: '007' };
    await characterRepository.putMany([stranger]);
    await scanAtTable();
    await see(printSticker(makeSticker(stranger)));
    await sheet('Grey Heron');
    expect(screen.getByText('Not in the open game.')).toBeTruthy();
    await characterRepository.remove(['ab-007']);
  });

  test('prompts for one of two figures of the same character', async () => {
    await startUnplacedDemoGame();
    const { recordStep } = await import('../../src/app/game/perform');
    const heron = DEMO_CHARACTERS.find(({ name }) => name === 'Night Heron');
    const other = table()?.players[1]?.side;
    if (!heron || other === undefined) throw new Error('no game');
    const start = heron.starts[0] ?? { points: 0, click: 1 };
    await recordStep('join', [
      { fact: 'joined', piece: 'second', side: other, character: heron, points: start.points, click: start.click },
    ]);
    await scanAtTable();
    await see(codeOf('Night Heron'));
    const which = await sheet('Which one?');
    const both = within(which).getAllByRole('button', { name: /^Night Heron/ });
    expect(both).toHaveLength(2);
    await user.click(both[1] as HTMLElement);
    await sheet('Night Heron 2');
    expect(location.hash).toBe('#/table/dial');
  });
});

test('a barcode is linked to a character, opens it from then on, and the link can be undone', async () => {
  await see('4006381333931');
  const untied = await sheet('Barcode');
  await user.click(within(untied).getByRole('button', { name: 'Link to a character' }));
  const pick = await sheet('Link to which character?');
  await user.type(within(pick).getByRole('searchbox', { name: 'Filter characters' }), 'quar');
  await user.click(within(pick).getByRole('button', { name: /^Quarry/ }));
  await user.click(within(await sheet('Quarry')).getByRole('button', { name: 'Close' }));
  await type('4006381333931');
  await user.click(within(await sheet('Quarry')).getByRole('button', { name: 'Close' }));
  await press('Undo');
  await waitFor(async () => expect(await codeRepository.list()).toMatchObject({ ok: true, value: { items: [] } }));
  await type('4006381333931');
  await sheet('Barcode');
});

describe('a code of another phone', () => {
  test('previews a character before it is saved, and saving can be undone', async () => {
    const heron = { ...makeTestCharacter('ab-009'), name: 'Grey Heron', set: 'ab', number: '009' };
    await see(await makeTransferLink('https://play.example/', 'character', printCharacterFile(heron)));
    const opened = await sheet('Character received');
    within(opened).getByText('You do not have this character yet.');
    expect(location.hash).toMatch(/^#\/collection\/take\//);
    expect(characters()?.some(({ id }) => id === 'ab-009')).toBe(false);
    await user.click(within(opened).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(characters()?.some(({ id }) => id === 'ab-009')).toBe(true));
    await press('Undo');
    await waitFor(() => expect(characters()?.some(({ id }) => id === 'ab-009')).toBe(false));
  });

  test("opens a force in the forces tab's preview", async () => {
    await see('https://play.example/#/forces/take/abc-DEF');
    await waitFor(() => expect(location.hash).toBe('#/forces/take/abc-DEF'));
  });

  test('reports a broken link', async () => {
    await see('https://play.example/#/collection/take/abc');
    expect((await screen.findByRole('alert')).textContent).toMatch(/damaged or cut off.*Nothing was changed/);
  });

  test('shows foreign content without opening it', async () => {
    await see('https://example.org/buy');
    const opened = await sheet('Unknown code');
    expect(within(opened).getByText('https://example.org/buy')).toBeTruthy();
    expect(within(opened).queryByRole('link')).toBeNull();
  });
});

describe('a sequence of codes', () => {
  const show = async (file: string, lost: (number: number) => boolean): Promise<void> => {
    const fountain = await makeTextFountain(file);
    if (!fountain) throw new Error('nothing to send');
    await see(fountain.frame(0));
    await screen.findByRole('progressbar', { name: /^Receiving: 1 of/ });
    await waitFor(() => expect(eye.looking?.eager).toBe(true));
    for (let number = 1; eye.looking && number < 400; number++) {
      if (!lost(number)) eye.looking.onRead({ text: fountain.frame(number), kind: 'square' });
      if (number % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  test('of a force previews it before it is saved', async () => {
    const notes = DEMO_CHARACTERS.map(({ name }) => name).join(' ');
    const force = makeForce({ id: 'f', name: 'Night shift', edition: 'e', buildTotal: 300, notes });
    await show(printForceFile(force), () => false);
    const opened = await sheet('Force received');
    within(opened).getByText('Night shift');
    expect(eye.open).toBe(0);
    await user.click(within(opened).getByRole('button', { name: 'Close' }));
  });

  test('of a backup shows its contents, and saves them only on request', async () => {
    const kept = { added: 1, edited: 1, deletedAt: null };
    const heron = { ...makeTestCharacter('ab-010'), name: 'Grey Heron', set: 'ab', number: '010', ...kept };
    const noise = Array.from({ length: 3000 }, (_, at) => ((at * 2654435761) % 4294967296).toString(36)).join('');
    await show(printBackup({ characters: [heron], settings: [{ key: 'noise', value: noise }] }), (n) => n % 5 === 0);
    const opened = await sheet('Backup contents');
    await within(opened).findByText('1 character');
    expect(eye.open).toBe(0);
    expect(characters()?.some(({ id }) => id === 'ab-010')).toBe(false);
    await user.click(within(opened).getByRole('button', { name: 'Add to this device' }));
    await screen.findByText(/^Added or updated: 1 character/);
    expect(characters()?.some(({ id }) => id === 'ab-010')).toBe(true);
    await characterRepository.remove(['ab-010']);
  });

  test('of unknown data is reported; a cancelled one lets the camera continue', async () => {
    await show('{"something":"else"}', () => false);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Sidekick cannot read this/);
    await press('Done');
    const long = await makeTextFountain(
      DEMO_CHARACTERS.map((each) => JSON.stringify(each))
        .join('')
        .repeat(2),
    );
    await see(long?.frame(1) ?? '');
    await press('Stop');
    await see(codeOf('Quarry'));
    await sheet('Quarry');
  });
});

describe('the camera', () => {
  test('has a torch, and can be switched to another one', async () => {
    await press('Light on');
    await press('Light off');
    expect(eye.lit).toEqual([true, false]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Choose camera' }), 'Front');
    await waitFor(() => expect(eye.asked).toEqual([null, 'front']));
    expect(eye.open).toBe(1);
  });

  test.each([
    ['denied', /Camera access is blocked/],
    ['missing', /No camera found/],
    ['busy', /Another app/],
    ['failed', /did not start/],
  ] as const)('reports that it is %s, can be retried, and leaves the other ways available', async (fault, words) => {
    cleanup();
    eye.fault = fault;
    render(() => <CollectionScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    expect(screen.getByLabelText('Choose a picture')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Or type the code' })).toBeTruthy();
    eye.fault = null;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(eye.open).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is turned off with the screen', async () => {
    await waitFor(() => expect(eye.open).toBe(1));
    goTo('collection');
    await screen.findByRole('list', { name: 'Characters' });
    expect(eye.open).toBe(0);
  });

  test('is not needed for a picture from the gallery', async () => {
    const input = screen.getByLabelText('Choose a picture');
    await user.upload(input, new File(['x'], 'cat.png', { type: 'image/png' }));
    expect(await screen.findByText(/No code found in the picture/)).toBeTruthy();
    await user.upload(input, new File([codeOf('Quarry')], 'code.png', { type: 'image/png' }));
    await sheet('Quarry');
  });
});
