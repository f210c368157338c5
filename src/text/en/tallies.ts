import type { Fact, Tally } from '../../table/facts';
import type { Naming } from '../naming';

type Tallied = Extract<Fact, { readonly fact: 'tallied' }>;

const many = (count: number, one: string, more = `${one}s`): string => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** How a card lets a figure move. */
const WAYS: Readonly<Record<string, string>> = { 'card-straight': ' straight', 'card-exact': ' straight, no fewer,' };

/** What a figure's tally says once it went up or down, without the figure's name. */
const WORDS: Readonly<Record<Tally, (by: number, up: boolean, of: string | null) => string>> = {
  points: (by, up) => `${up ? 'gains' : 'spends'} ${many(by, 'action point')}`,
  wounds: (by, up, of) => {
    const where = of === null ? '' : `${up ? ' in' : ' from'} its ${of} box`;
    return `${up ? 'takes' : 'removes'} ${many(by, 'wound')}${where}`;
  },
  'card-wounds': (by, up, of) => `${up ? 'puts' : 'takes'} ${many(by, 'wound')} ${up ? 'on' : 'off'} ${of ?? 'a card'}`,
  duration: (by, up, of) =>
    `${up ? 'puts' : 'takes'} ${many(by, 'duration token')} ${up ? 'on' : 'off'} ${of ?? 'a card'}`,
  status: (by, up, of) => `${up ? 'gets' : 'loses'} ${many(by, `${of ?? 'status'} token`)}`,
  defeats: (_, up) => (up ? 'gives up its character token' : 'gets its character token back'),
  extracted: (_, up) => (up ? 'is extracted from the mission' : 'is back in the mission'),
  respawned: (_, up) => (up ? 'respawns' : 'is in play again'),
  attacked: (_, up) => (up ? 'has attacked' : 'may attack again'),
  rolled: (_, up) => (up ? 'has rolled the Action Die' : 'may roll the Action Die again'),
  advanced: (by, up) => (up ? `advances for ${many(by, 'point')}` : 'may advance afresh'),
  marched: (by, up) => (up ? `may march for ${many(by, 'point')}` : 'marches'),
  ran: (_, up) => (up ? 'runs' : 'may run again'),
  busy: (_, up) => (up ? 'does more than advance' : 'has done nothing but advance'),
  spaces: (by, up, of) => {
    const way = of === null ? '' : (WAYS[of] ?? '');
    return up
      ? `may move ${many(by, 'space')}${way} by a card`
      : `has no ${many(by, 'space')}${way} by a card any more`;
  },
  triggered: (_, up, of) => `${up ? 'uses' : 'may again use'} ${of ?? 'a defense'} against the attack`,
};

/** `Rook takes 2 wounds in its attack box`. */
export function wordsOfTally({ piece, tally, of, by }: Tallied, naming: Naming): string {
  return `${naming.piece(piece)} ${WORDS[tally](Math.abs(by), by >= 0, of)}`;
}
