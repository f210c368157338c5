import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE_FORMATS, hasDataExtension, SHARED_FILES } from '../../src/share/file-formats';

const manifest = JSON.parse(readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8'));

test('the share target of the manifest accepts every file that the app opens', () => {
  expect(manifest.share_target.params.files[0].accept).toEqual(SHARED_FILES);
});

test('the installed app offers to open the formats that are marked', () => {
  const marked = FILE_FORMATS.filter(({ opensWith }) => opensWith);
  expect(manifest.file_handlers[0].accept).toEqual(
    Object.fromEntries(marked.map(({ mediaType, extensions }) => [mediaType, extensions])),
  );
});

test.each([
  ['maps/Cellar.TMJ', true],
  ['list.csv', true],
  ['backup.sidekick', false],
  ['maps.zip', false],
  ['readme', false],
  ['json', false],
])('the data extension of %s: %s', (path, has) => expect(hasDataExtension(path)).toBe(has));
