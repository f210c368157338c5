// @vitest-environment jsdom
import { render, screen, waitFor } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ensureLibrary, forces } from '../../src/app/collection/library';
import { saveForce } from '../../src/app/forces/save-force';
import type { Character } from '../../src/catalog/character';
import { makeStoredMember } from '../../src/force/stored-force';
import { makeForce } from '../../src/store/forces';
import { MemberSheet } from '../../src/ui/forces/member-sheet';
import { makeTestCharacter } from '../game/make';

const trait = (name: string, cost: number) => ({ slot: 'trait' as const, name, text: '', grants: [], cost });
const WHO: Character = {
  ...makeTestCharacter('u-1', 8),
  starts: [
    { points: 100, click: 1 },
    { points: 60, click: 4 },
  ],
  specials: [trait('Key', 5), trait('Crown', 10)],
};

test('a costed trait is bought, changed and removed, at any starting line', async () => {
  const made = makeForce({ id: 'f', name: 'Force', edition: 'core-2008', buildTotal: 300 });
  await saveForce({ ...made, members: [makeStoredMember(WHO, 100)] });
  await ensureLibrary();
  const force = () => forces()?.find(({ id }) => id === 'f') ?? made;
  render(() => <MemberSheet force={force()} place={0} character={WHO} onFeat={() => {}} onClose={() => {}} />);
  const member = () => [force().members[0]?.points, force().members[0]?.trait];
  const choose = async (name: string, expected: unknown[]) => {
    await userEvent.click(screen.getByRole('radio', { name }));
    await waitFor(() => expect(member()).toEqual(expected));
  };
  await choose('Crown +10', [110, 1]);
  await choose('70 points', [70, 1]);
  await choose('Key +5', [65, 0]);
  await choose('None', [60, null]);
});
