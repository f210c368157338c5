import type { CallReasonCode, Due, SceneLineCode } from '../../rules/scene';

/** What a scene of a book does, by its id, in a sentence or two. */
export const EN_SCENES: Readonly<Record<string, string>> = {
  showdown:
    'Points are counted after five turns each: half the build total or more wins, the most if several have it. If nobody has, five turns more; then the most points win.',
  'only-one': 'A force holds one character of each name, whatever its ring.',
  'radiation-cloud':
    'From the third round on the edge of the map hurts: 1 unavoidable damage to one’s own as a turn begins. It grows inwards by a square a round.',
  'call-out':
    'Whoever is far from every starting area may call an opponent out by a power action: it is moved to a free square beside the caller.',
  'event-dial':
    'A dial beside the map turns as its card says, and changes the rules by what shows. No battlefield conditions.',
  'scenario-play':
    'A card of the box says where, by whom and how it is won; one tarot card is in effect from the start.',
};

/** Where a scene stands; `values` are numbers as people write them, `side` is a player's name. */
export const EN_SCENE_LINES: Readonly<Record<SceneLineCode, (values: readonly string[], side: string) => string>> = {
  'count-after': ([turns = '', left = '']) => `Points are counted after ${turns} turns each: ${togo(left)}`,
  'count-again': ([turns = '', left = '']) => `It ends after ${turns} turns each: ${togo(left)}`,
  decided: ([turns = '']) => `The count after ${turns} turns each decided it`,
  'counted-out': ([turns = '']) => `It was over after ${turns} turns each`,
  'needs-points': ([points = '']) => `${points} points win then`,
  'has-points': ([points = ''], side) => `${side}: ${points === '1' ? '1 point' : `${points} points`}`,
  'cloud-from': ([round = '']) => `The cloud comes with round ${round}`,
  'cloud-deep': ([squares = '']) =>
    squares === '1' ? 'The cloud is 1 square deep' : `The cloud is ${squares} squares deep`,
  'call-out': () => 'Anyone far enough out may call an opponent',
  'names-once': () => 'One character of each name in a force',
};

function togo(left: string): string {
  if (left === '0') return 'after this round';
  return left === '1' ? '1 more round after this' : `${left} more rounds after this`;
}

/** What is due, and what the tap for it says. `who` are the names of those whom it surely meets, `card` is what asks for it. */
export const EN_DUES: Readonly<
  Record<Due['code'], { readonly says: (due: DueWords) => string; readonly tap: (due: DueWords) => string }>
> = {
  'turn-dial': {
    says: ({ card, count, late }) => `Turn ${card} ${clicks(count)}${late ? ' as this turn ends' : ''}`,
    tap: () => 'Turn',
  },
  radiation: {
    says: ({ who, side }) => {
      if (who !== '') return `1 damage in the cloud: ${who}`;
      return `${side}: who stands in the cloud? The map does not show it`;
    },
    tap: ({ who }) => (who === '' ? 'Choose' : 'Deal 1'),
  },
  'break-tie': { says: () => 'A tie: those in it roll 2d6, the highest wins', tap: ({ side }) => `${side} won it` },
  'show-card': { says: () => 'Put the scenario’s tarot card in effect', tap: () => 'Tarot cards' },
};

export interface DueWords {
  readonly card: string;
  readonly count: number;
  readonly who: string;
  /** Whose it is, or whom the tap is for. */
  readonly side: string;
  /** Whether it belongs to the end of the turn. */
  readonly late: boolean;
}

function clicks(count: number): string {
  const many = Math.abs(count) === 1 ? '1 click' : `${Math.abs(count)} clicks`;
  return `${many} ${count < 0 ? 'back' : 'on'}`;
}

/** What speaks against calling somebody out, to stand after its name. */
export const EN_CALL_REASONS: Readonly<Record<CallReasonCode, string>> = {
  'near-start': 'is within 4 squares of a starting area',
  'in-own-area': 'is in its own starting area',
  'no-room': 'finds no free square there',
};
