// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import { describe, expect, it } from 'vitest';
import { findEntryByTopic } from '../../src/book';
import { EDITIONS } from '../../src/rules/editions';
import { HELP, type HelpName, type HelpTopic } from '../../src/text/help';
import { HelpButton } from '../../src/ui/shared/help/help-button';
import { user } from './table-page';

const names = Object.keys(HELP) as HelpName[];
const screens = join(import.meta.dirname, '../../src/ui');

describe('the help of a screen', () => {
  it('has no topic that no screen opens', () => {
    const asked = new Set(
      readdirSync(screens, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.tsx'))
        .flatMap((path) => [
          ...readFileSync(join(screens, path), 'utf8').matchAll(/(?:<HelpButton about|\bhelp)="([^"]+)"/g),
        ])
        .map(([, name]) => name),
    );
    expect([...asked].sort()).toEqual([...names].sort());
  });

  it.each(names)('explains its screen in a few sentences: %s', (name) => {
    const { title, about, points, rules } = HELP[name]() as HelpTopic;
    expect(title.length).toBeLessThan(30);
    expect(about).toMatch(/\.$/);
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(points.length).toBeLessThanOrEqual(6);
    for (const { text } of points) expect(text).toMatch(/\.$/);
    if (rules) expect(findEntryByTopic(EDITIONS[0].id, rules.topic), rules.topic).not.toBeNull();
  });

  it('opens above the screen, and links to the rules', async () => {
    render(() => <HelpButton about="map" />);
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const sheet = await screen.findByRole('dialog', { name: 'The map' });
    await user.click(await within(sheet).findByRole('button', { name: /^Line of fire/ }));
    await waitFor(() => expect(location.hash).toBe(`#/rules/${EDITIONS[0].id}/line-of-fire`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
