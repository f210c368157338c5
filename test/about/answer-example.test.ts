import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerExample } from '../../src/about/answer-example';

const html = readFileSync(join(import.meta.dirname, '../../src/about/index.html'), 'utf8');
/** Example texts of the page, by the id of their text field. */
const examples = new Map(
  [...html.matchAll(/<textarea\s+id="(\w+)"[^>]*>\n?([\s\S]*?)<\/textarea/g)].map(([, id = '', text = '']) => [
    id,
    text,
  ]),
);
const example = (id: string): string => examples.get(id) ?? '';

describe('the examples of the page about Sidekick', () => {
  it.each([...examples])('%s gives its expected answer', async (_, text) => {
    expect((await answerExample(text)).message).toBe('As expected');
  });

  it('are three, each with an answer next to it', () => {
    expect([...examples.keys()]).toEqual(['see', 'hit', 'play']);
    for (const id of examples.keys()) expect(html).toContain(`<output class="answer" for="${id}"`);
  });

  it.each([...examples])('%s has the answer of the rules in the HTML, before any script loads', async (id, text) => {
    const { state, message, lines } = await answerExample(text);
    const [, told = '', words, list = ''] =
      new RegExp(
        `<output[^>]*for="${id}"[^>]*data-state="(\\w+)"[^>]*>\\s*<strong>([^<]*)</strong>\\s*<ul>([\\s\\S]*?)</ul>`,
      ).exec(html) ?? [];
    const printed = [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, line = '']) =>
      line.replace(/\s+/g, ' ').trim(),
    );
    expect({ state: told, says: words, lines: printed }).toEqual({ state, says: message, lines });
  });

  it('show the full answer, and what differs from the expectation', async () => {
    const result = await answerExample(example('hit').replace('defense: 16', 'defense: 17'));
    expect(result.state).toBe('differs');
    expect(result.message).toBe('Not as expected: needs 8 instead of 7; chance 5/12 instead of 7/12');
    expect(result.lines).toContain('damage: 2');
  });

  it('describe what is wrong with a text', async () => {
    expect(await answerExample(example('see').replace('at: a1', 'at: z9'))).toEqual({
      state: 'fault',
      message: 'Line 10: pieces.A.at: this is off the map (z9)',
      lines: [],
    });
    expect((await answerExample('')).message).toBe('It is empty');
  });
});
