import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { importSample } from '../../src/app/import/sample-cards';
import { characterRepository, readFirstCharacters } from '../../src/store/characters';

test('the sample set replaces no sample character that the user has changed', async () => {
  await importSample();
  const stored = await readFirstCharacters(1);
  const first = stored.ok ? stored.value[0] : undefined;
  if (!first) throw new Error('no sample characters');
  await characterRepository.putMany([{ ...first, name: 'Renamed', byHand: true }]);
  const { summary } = await importSample();
  const after = await characterRepository.getMany([first.id]);
  expect(after.ok && after.value[0]?.name).toBe('Renamed');
  expect(summary.changed).toEqual([]);
});
