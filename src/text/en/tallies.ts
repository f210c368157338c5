import type { Fact, Tally } from '../../table/facts';
import type { Naming } from '../naming';
import { say } from '../say';

type Tallied = Extract<Fact, { readonly fact: 'tallied' }>;

const many = (count: number, one: string, more = say('{one}s', { one })): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

/** How a card lets a figure move. */
const WAYS: Readonly<Record<string, string>> = {
  'card-straight': say(' straight'),
  'card-exact': say(' straight, no fewer,'),
};

/** What a figure's tally says once it went up or down, without the figure's name. */
const WORDS: Readonly<Record<Tally, (by: number, up: boolean, of: string | null) => string>> = {
  points: (by, up) => `${up ? say('gains') : say('spends')} ${many(by, say('action point'))}`,
  wounds: (by, up, of) => {
    const where = of === null ? '' : say('{value} its {of} box', { value: up ? say(' in') : say(' from'), of });
    return `${up ? say('takes') : say('removes')} ${many(by, say('wound'))}${where}`;
  },
  'card-wounds': (by, up, of) =>
    `${up ? say('puts') : say('takes')} ${many(by, say('wound'))} ${up ? say('on') : say('off')} ${of ?? say('a card')}`,
  duration: (by, up, of) =>
    `${up ? say('puts') : say('takes')} ${many(by, say('duration token'))} ${up ? say('on') : say('off')} ${of ?? say('a card')}`,
  status: (by, up, of) =>
    `${up ? say('gets') : say('loses')} ${many(by, say('{of} token', { of: of ?? say('status') }))}`,
  defeats: (_, up) => (up ? say('gives up its character token') : say('gets its character token back')),
  extracted: (_, up) => (up ? say('is extracted from the mission') : say('is back in the mission')),
  respawned: (_, up) => (up ? say('respawns') : say('is in play again')),
  attacked: (_, up) => (up ? say('has attacked') : say('may attack again')),
  rolled: (_, up) => (up ? say('has rolled the Action Die') : say('may roll the Action Die again')),
  advanced: (by, up) => (up ? say('advances for {many}', { many: many(by, say('point')) }) : say('may advance afresh')),
  marched: (by, up) => (up ? say('may march for {many}', { many: many(by, say('point')) }) : say('marches')),
  ran: (_, up) => (up ? say('runs') : say('may run again')),
  busy: (_, up) => (up ? say('does more than advance') : say('has done nothing but advance')),
  spaces: (by, up, of) => {
    const way = of === null ? '' : (WAYS[of] ?? '');
    return up
      ? say('may move {many}{way} by a card', { many: many(by, say('space')), way })
      : say('has no {many}{way} by a card any more', { many: many(by, say('space')), way });
  },
  triggered: (_, up, of) =>
    say('{value} {of} against the attack', {
      value: up ? say('uses') : say('may again use'),
      of: of ?? say('a defense'),
    }),
};

/** `Rook takes 2 wounds in its attack box`. */
export function wordsOfTally({ piece, tally, of, by }: Tallied, naming: Naming): string {
  return `${naming.piece(piece)} ${WORDS[tally](Math.abs(by), by >= 0, of)}`;
}
