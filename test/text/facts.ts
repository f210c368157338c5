import type { Card } from '../../src/catalog/card';
import type { PlayedCard } from '../../src/catalog/cards/played-card';
import type { Character } from '../../src/catalog/character';
import type { Fact } from '../../src/table/facts';
import { TALLIES } from '../../src/table/tally-kinds';

const VALUE = { value: 10, power: null };

export const PLAIN_CHARACTER: Character = {
  id: 'plain',
  name: 'Brass Titan',
  set: '',
  number: '1',
  rank: 'plain',
  bystander: false,
  teams: [],
  keywords: [],
  base: [1, 1],
  size: 'standard',
  abilities: [],
  range: 6,
  targets: 1,
  starts: [{ points: 50, click: 1 }],
  dial: [{ speed: VALUE, attack: VALUE, defense: VALUE, damage: VALUE }],
  specials: [],
  origin: 'entered',
};

const FEAT: Card = { kind: 'feat', name: 'Iron Will', text: '', needs: '', points: 12, each: false, dial: null };
const CARD: PlayedCard = {
  kind: 'hero',
  group: null,
  gain: 5,
  rest: 6,
  red: 6,
  last: 12,
  health: null,
  march: null,
  boxes: { attack: { cost: 2, slots: 2, strength: 3, type: 'melee' } },
  cards: { 'Stand Fast': { box: null, cost: 2, slots: 1, duration: 1, reaction: false } },
};

const TOKEN = { fact: 'token', token: 'Papers', kind: 'objective', strength: null } as const;

type OneOfEach = { readonly [Kind in Fact['fact']]: readonly Extract<Fact, { readonly fact: Kind }>[] };

/** Makes a fact of every type, in every variant that has a separate sentence in the log. */
export function makeDemoFacts(): Fact[] {
  const facts: OneOfEach = {
    deck: [
      { fact: 'deck', deck: 'Tarot deck', owner: 'red', cards: [{ id: '1', name: '', text: '' }] },
      { fact: 'deck', deck: 'Tarot deck', owner: null, cards: [] },
    ],
    used: [{ fact: 'used', piece: 't', power: 'outwit' }],
    underway: [
      { fact: 'underway', piece: 't', action: 'charge', attacks: 0, steps: 3, pushes: false },
      { fact: 'underway', piece: null, action: '', attacks: 0, steps: 0, pushes: false },
    ],
    mode: [
      { fact: 'mode', piece: 't', mode: 'soaring' },
      { fact: 'mode', piece: 't', mode: 'hovering' },
    ],
    rerolls: [
      { fact: 'rerolls', side: 'red', left: 1 },
      { fact: 'rerolls', side: 'red', left: 2 },
    ],
    loaned: [
      { fact: 'loaned', piece: 't', to: 'red' },
      { fact: 'loaned', piece: 't', to: null },
    ],
    granted: [
      { fact: 'granted', side: 'red', by: 1 },
      { fact: 'granted', side: 'red', by: -1 },
    ],
    'deck-left': [{ fact: 'deck-left', deck: 'Tarot deck' }],
    dealt: (['deck', 'hand', 'play', 'discard'] as const).flatMap((to) => [
      { fact: 'dealt', deck: 'Tarot deck', card: '1', to } as const,
      { fact: 'dealt', deck: 'Tarot deck', card: '1', to, name: 'Nine of Kites' } as const,
    ]),
    unseen: (['hand', 'deck'] as const).map((to) => ({ fact: 'unseen', deck: 'Tarot deck', mark: 'm', to }) as const),
    sealed: [{ fact: 'sealed', side: 'red', box: '', open: null }],
    shuffled: [
      { fact: 'shuffled', deck: 'Tarot deck', order: ['1'] },
      { fact: 'shuffled', deck: 'Tarot deck', order: null },
    ],
    'seen-to': [
      { fact: 'seen-to', due: 'radiation, round 3', side: 'red' },
      { fact: 'seen-to', due: 'tarot card', side: null },
    ],
    began: [
      {
        fact: 'began',
        edition: 'some-edition',
        buildTotal: 300,
        actionTotal: 3,
        players: [
          { side: 'red', name: 'Ana' },
          { side: 'blue', name: 'Ben' },
        ],
      },
    ],
    mapped: [{ fact: 'mapped', name: 'Night Yard', map: '', starts: {} }],
    joined: [
      { fact: 'joined', piece: 't', side: 'red', character: PLAIN_CHARACTER, points: 50, click: 1 },
      { fact: 'joined', piece: 't', side: 'red', character: PLAIN_CHARACTER, points: 0, click: 1, from: 't' },
    ],
    sidelined: [{ fact: 'sidelined', piece: 't', side: 'red', character: PLAIN_CHARACTER, points: 50, click: 1 }],
    left: [{ fact: 'left', piece: 't' }],
    placed: (['placed', 'moved', 'carried', 'knocked-back'] as const).flatMap((how) => [
      { fact: 'placed', piece: 't', squares: ['a1', 'b1'], how } as const,
      { fact: 'placed', piece: 't', squares: [], how } as const,
    ]),
    object: [
      { fact: 'object', object: 'o', kind: 'light', square: 'a1' },
      { fact: 'object', object: 'o', kind: 'heavy', square: null },
      { fact: 'object', object: 'p', kind: 'immobile', square: 'b1', by: 'red' },
      { fact: 'object', object: 'q', kind: 'heavy', square: 'b1', by: 'red', name: 'Powder Keg' },
    ],
    holds: [
      { fact: 'holds', piece: 't', object: 'light' },
      { fact: 'holds', piece: 't', object: null },
    ],
    turn: [{ fact: 'turn', side: 'red', round: 2 }],
    acted: [
      { fact: 'acted', piece: 't', action: 'move' },
      { fact: 'acted', piece: 't', action: 'gain' },
      { fact: 'acted', piece: 't', action: 'attack' },
    ],
    tokens: [1, -1, 2].map((by) => ({ fact: 'tokens', piece: 't', by })),
    clicked: (['damage', 'push', 'critical', 'knock-back', 'heal'] as const).flatMap((cause) => [
      { fact: 'clicked', piece: 't', by: cause === 'heal' ? -2 : 1, cause, from: null } as const,
      { fact: 'clicked', piece: 't', by: cause === 'heal' ? -1 : 2, cause, from: 'h' } as const,
    ]),
    defeated: [
      { fact: 'defeated', piece: 't', by: null },
      { fact: 'defeated', piece: 't', by: 'h' },
    ],
    returned: [
      { fact: 'returned', piece: 't' },
      { fact: 'returned', piece: 't', mistake: true },
    ],
    scored: [
      { fact: 'scored', side: 'red', points: 50, piece: 't' },
      { fact: 'scored', side: 'red', points: -50, piece: null },
      { fact: 'scored', side: 'red', points: 50, survived: true, piece: 't' },
      { fact: 'scored', side: 'red', points: 12, card: 'Iron Will', piece: 't' },
      { fact: 'scored', side: 'red', points: -12, among: 2, card: 'Iron Will', piece: null },
    ],
    captured: [{ fact: 'captured', piece: 't', by: 'h' }],
    freed: [{ fact: 'freed', piece: 't' }],
    copied: [{ fact: 'copied', piece: 'A', team: 'Night Watch' }],
    switched: [
      { fact: 'switched', piece: 't', power: 'super-senses', off: true, until: null },
      { fact: 'switched', piece: 't', power: 'charge', off: true, until: { side: 'red', when: 'turn-begins' } },
      { fact: 'switched', piece: 't', power: 'charge', off: false, until: null },
    ],
    altered: [
      { fact: 'altered', piece: 't', value: 'attack', by: 1, until: { side: 'red', when: 'turn-ends' } },
      { fact: 'altered', piece: 't', value: 'speed', by: -2, until: null },
      { fact: 'altered', piece: 't', value: 'attack', by: 0, until: null },
    ],
    card: [
      { fact: 'card', card: 'Iron Will', is: FEAT, owner: 'red', pieces: ['t', 'h'], click: 1 },
      { fact: 'card', card: 'Iron Will 2', is: FEAT, owner: 'red', pieces: [], click: 1 },
      { fact: 'card', card: 'Fog', is: { ...FEAT, kind: 'condition' }, owner: null, pieces: [], click: 1 },
    ],
    'card-turned': [
      { fact: 'card-turned', card: 'Storm', by: 1 },
      { fact: 'card-turned', card: 'Storm', by: -2 },
    ],
    'card-left': [{ fact: 'card-left', card: 'Iron Will' }],
    marker: [
      { fact: 'marker', marker: 's', kind: 'hindering', square: 'a1', owner: 'red', until: null, name: 'smoke' },
      { fact: 'marker', marker: 's', kind: 'hindering', square: null, owner: 'red', until: null, name: 'smoke' },
      { fact: 'marker', marker: 'm', kind: 'hindering', square: 'a1', owner: 'red', until: null },
      { fact: 'marker', marker: 'n', kind: 'special', square: 'a1', owner: null, until: null },
      { fact: 'marker', marker: 'm', kind: 'blocking', square: null, owner: null, until: null },
    ],
    rolled: [
      { fact: 'rolled', dice: [3, 5], for: 'the attack' },
      { fact: 'rolled', dice: [6], for: null },
      { fact: 'rolled', dice: [5], for: 'evade', piece: 't', made: true },
      { fact: 'rolled', dice: [4], for: 'evade', piece: 't', made: false },
      { fact: 'rolled', dice: [6], for: 'not being attacked', piece: 't', made: true },
      { fact: 'rolled', dice: [1], for: 'not being attacked', piece: 't', made: false },
    ],
    attacked: [
      { fact: 'attacked', piece: 't', attack: 'ranged', hit: ['r'], missed: [] },
      { fact: 'attacked', piece: 't', attack: 'ranged', hit: ['r'], missed: ['t'], evaded: ['r'], showed: 'sixes' },
      { fact: 'attacked', piece: 't', attack: 'close', hit: ['r'], missed: [], showed: 'doubles' },
      { fact: 'attacked', piece: 't', attack: 'close', hit: [], missed: ['r'], showed: 'ones' },
    ],
    counted: [
      { fact: 'counted', counter: 'Civilians', by: 1 },
      { fact: 'counted', counter: 'Civilians', by: -2 },
      { fact: 'counted', counter: 'Civilians', by: 0 },
    ],
    uncounted: [{ fact: 'uncounted', counter: 'Civilians' }],
    clocked: [
      { fact: 'clocked', side: 'red', ms: 40_000 },
      { fact: 'clocked', side: 'red', ms: 3_900_000 },
    ],
    'house-ruled': [
      { fact: 'house-ruled', rule: 'twelve-stands', name: 'A 12 cannot be evaded', on: true },
      { fact: 'house-ruled', rule: 'twelve-stands', name: 'A 12 cannot be evaded', on: false },
    ],
    opponent: [
      { fact: 'opponent', side: 'red', plays: { manner: 'bold', strength: 'player' } },
      { fact: 'opponent', side: 'red', plays: null },
    ],
    planner: [
      { fact: 'planner', on: false },
      { fact: 'planner', on: true },
    ],
    meaning: [
      { fact: 'meaning', power: 'outwit', effects: [{ effect: 'reduce', by: 1 }] },
      { fact: 'meaning', power: 'outwit', effects: null },
    ],
    'house-noted': [
      { fact: 'house-noted', entry: 'core-2008/walls', title: 'Walls', text: 'Windows let lines through.' },
      { fact: 'house-noted', entry: 'core-2008/walls', title: 'Walls', text: null },
    ],
    limit: [
      { fact: 'limit', ms: 3_000_000, rounds: 6 },
      { fact: 'limit', ms: null, rounds: null },
    ],
    'set-up': (['done', 'skipped', 'open'] as const).map((state) => ({
      fact: 'set-up',
      step: 'starting-areas',
      state,
    })),
    noted: [{ fact: 'noted', text: 'The table shook' }],
    ended: [
      { fact: 'ended', winner: null },
      { fact: 'ended', winner: 'red' },
    ],
    unacted: [{ fact: 'unacted', piece: 't', last: null, acted: false }],
    destroyed: [
      { fact: 'destroyed', what: 'wall', at: 'a1/b1', debris: ['a1', 'b1'], by: 't' },
      { fact: 'destroyed', what: 'door', at: 'a1/a2', debris: [], by: null },
      { fact: 'destroyed', what: 'blocking', at: 'a1', debris: ['a1'], by: 't' },
      { fact: 'destroyed', what: 'object', at: 'a1', debris: [], by: null },
    ],
    rebuilt: [
      { fact: 'rebuilt', what: 'wall', at: 'a1/b1', cleared: [] },
      { fact: 'rebuilt', what: 'object', at: 'a1', cleared: ['a1'] },
    ],
    phase: [
      { fact: 'phase', phase: 'hero phase', piece: null },
      { fact: 'phase', phase: 'hero phase', piece: 't' },
    ],
    carded: [{ fact: 'carded', piece: 't', card: CARD }],
    tallied: TALLIES.flatMap((tally) =>
      [null, 'Stand Fast'].flatMap((of) =>
        [1, -2].map((by) => ({ fact: 'tallied', piece: 't', tally, of, by }) as const),
      ),
    ),
    token: [
      { ...TOKEN, square: 'a1', holder: null, wounds: 0 },
      { ...TOKEN, square: 'a1', holder: null, wounds: 2 },
      { ...TOKEN, square: null, holder: 't', wounds: 0 },
      { ...TOKEN, square: null, holder: null, wounds: 0 },
    ],
  };
  return Object.values(facts).flat();
}
