// @vitest-environment jsdom
import { configure, render, screen, waitFor } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
// Imported up front: the new-game screen might load the module after the last test has ended.
import '../../src/app/collection/card-lists';
import { checkSavedForce } from '../../src/app/forces/checked-force';
import { table } from '../../src/app/game/open-game';
import { makeSetupGuide } from '../../src/app/game/setup-progress';
import { makeCharacterFinder } from '../../src/force/resolve';
import { EMPTY_STORED_FORCE } from '../../src/force/stored-force';
import { EDITIONS, editionById } from '../../src/rules/editions';
import { formatById } from '../../src/rules/format';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Table } from '../../src/table/table';
import { DetailsSheet } from '../../src/ui/forces/details-sheet';
import NewGame from '../../src/ui/game/games/new-game';
import HouseSheet from '../../src/ui/game/house-rules-sheet';
import { startUnplacedDemoGame } from '../helpers/demo-game';

configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null });
const core = editionById('core-2008') as Ruleset;
const field = () => screen.queryByLabelText('Format') as HTMLSelectElement | null;

/** Waits until the editions are listed, and returns the field for the rules. */
const rulesField = async () => {
  await screen.findByRole('option', { name: core.name });
  return screen.getByLabelText('Rules');
};

it("a new game offers the book's formats, describes the chosen one, and starts in it", async () => {
  render(() => <NewGame />);
  const rules = await rulesField();
  await user.selectOptions(rules, core.id);
  await waitFor(() => expect(field()?.value).toBe(''));
  await user.selectOptions(field() as HTMLElement, 'Powered Core');
  expect(screen.getByText('Powers and abilities play. Tactics are left out.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Use the demo forces/ }));
  await user.click(await screen.findByRole('button', { name: /^Start/ }));
  await waitFor(() => expect(table()?.format).toEqual({ id: 'powered-core', without: ['tactics'] }));
});

it('a book without formats offers none', async () => {
  render(() => <NewGame />);
  const rules = await rulesField();
  for (const { id, formats } of EDITIONS.filter(({ mission }) => !mission)) {
    await user.selectOptions(rules, id);
    await waitFor(() => expect([id, field() !== null]).toEqual([id, formats !== undefined]));
  }
  expect(EDITIONS.filter(({ formats }) => formats).map(({ id }) => id)).toEqual([core.id]);
});

it('an open game can change its format', async () => {
  await startUnplacedDemoGame();
  render(() => <HouseSheet onClose={() => undefined} />);
  await waitFor(() => expect(field()).not.toBeNull());
  await user.selectOptions(field() as HTMLElement, 'Core');
  await waitFor(() => expect(table()?.format?.id).toBe('core'));
  expect(screen.getByText(/Core rules, 2008 · Core/)).toBeTruthy();
  await user.selectOptions(field() as HTMLElement, 'No format agreed');
  await waitFor(() => expect(table()?.format).toBeUndefined());
});

it('the setup of a game in the Basic format places no objects', async () => {
  await startUnplacedDemoGame();
  const steps = (format: string | null) => {
    const now = table() as Table;
    const played = formatById(core.formats, format ?? undefined) ?? undefined;
    return makeSetupGuide({ ...now, format: played }, core.setup).steps.map(({ step }) => step.task);
  };
  expect(steps('core')).toEqual(steps(null));
  expect(steps('core')).toContain('objects');
  expect(steps('basic')).toEqual(steps('core').filter((task) => task !== 'objects'));
});

it('a force shows its format beside its rules', () => {
  const saved = { ...EMPTY_STORED_FORCE, id: 'f', name: 'Mine', edition: core.id, buildTotal: 300, format: 'core' };
  const checked = checkSavedForce(
    { ...saved, added: 1, edited: 1, deletedAt: null } as never,
    makeCharacterFinder([]),
    core,
  );
  render(() => <DetailsSheet checked={checked} editions={EDITIONS} onClose={() => undefined} />);
  expect(field()?.value).toBe('core');
});
