import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const file = join(import.meta.dirname, '../../src/club/compose.yaml');

test('every service has a log of limited size', () => {
  const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
    services: Record<string, { logging?: { driver: string; options: Record<string, string> } }>;
  };
  expect(Object.keys(services)).toEqual(['club', 'redis']);
  for (const { logging } of Object.values(services)) {
    expect(logging?.driver).toBe('json-file');
    expect(logging?.options).toEqual({ 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.any(String) });
  }
});
