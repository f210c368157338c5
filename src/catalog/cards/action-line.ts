import { shortenToOneLine, toKebabCase } from '../../plain/lenient';
import { err, type Result } from '../../plain/result';
import { parseWith } from '../../plain/shape';
import { type ActionCard, WOUND_BOXES, type WoundBox } from './action-card';
import { actionCardShape } from './character-shape';
import { BONUS_TYPES, BONUS_VALUES, type CardEffect, effectShape } from './effects';

export const ACTION_LINE_FAULT_CODES = [
  'name-missing',
  'part-unknown',
  'part-twice',
  'build-missing',
  'cost-missing',
  'too-much',
] as const;

export interface ActionLineFault {
  readonly code: (typeof ACTION_LINE_FAULT_CODES)[number];
  /** Part of the line at fault, shortened. Empty if a part is missing. */
  readonly part: string;
}

type Draft = { -readonly [Key in keyof ActionCard]?: ActionCard[Key] };
type Key = 'build' | 'cost' | 'duration' | 'box' | 'slots';

/** Syntax of one part of an action line. `key` is the field that the part fills; a field may be filled only once. */
interface Part {
  readonly key: Key;
  readonly like: RegExp;
  readonly fill: (card: Draft, match: RegExpMatchArray) => void;
}

const PARTS: readonly Part[] = [
  {
    key: 'build',
    like: /^build (\d+)( start)?$/,
    fill: (card, [, build, start]) => Object.assign(card, { build: Number(build), starting: start !== undefined }),
  },
  {
    key: 'cost',
    like: /^ap (\d+)( react)?$/,
    fill: (card, [, cost, react]) => Object.assign(card, { cost: Number(cost), reaction: react !== undefined }),
  },
  { key: 'cost', like: /^always$/, fill: (card) => Object.assign(card, { cost: null }) },
  {
    key: 'duration',
    like: /^(waits|lasts) (\d+)$/,
    fill: (card, [, how, rounds]) => Object.assign(card, { duration: Number(rounds), lasting: how === 'lasts' }),
  },
  {
    key: 'box',
    like: /^by (attack|defend|move|none)$/,
    fill: (card, [, box]) => Object.assign(card, { box: boxNamed(box) }),
  },
  { key: 'slots', like: /^slots (\d+)$/, fill: (card, [, slots]) => Object.assign(card, { slots: Number(slots) }) },
];

const EFFECTS: readonly (readonly [like: RegExp, read: (match: RegExpMatchArray) => CardEffect])[] = [
  [
    /^(melee|ranged) (\d+)(?: \+(\d+) within (\d+))?$/,
    ([, type, strength, more, within]) => ({
      effect: 'attack',
      type: type as 'melee',
      strength: Number(strength),
      more: Number(more ?? 0),
      within: Number(within ?? 0),
    }),
  ],
  [/^(armor|dodge) (\d+)$/, ([, type, by]) => ({ effect: 'defend', type: type as 'armor', strength: Number(by) })],
  [
    /^move (\d+)(?: (straight|exact))?$/,
    ([, spaces, line]) => ({ effect: 'move', spaces: Number(spaces), line: (line ?? 'free') as 'free' }),
  ],
  [/^slam (\d+)$/, ([, spaces]) => ({ effect: 'slam', spaces: Number(spaces) })],
  [
    /^(trapped|prone) (\d+)$/,
    ([, status, tokens]) => ({ effect: 'status', status: status as 'prone', tokens: Number(tokens) }),
  ],
  [
    /^\+(\d+) (melee|ranged|defend|armor|dodge|obstruction)$/,
    ([, by, word]) => {
      const type = BONUS_TYPES.find((each) => each === word);
      const value = BONUS_VALUES.find((each) => each === word) ?? 'defend';
      return { effect: 'bonus', value, by: Number(by), ...(type === undefined ? {} : { type }) };
    },
  ],
  [/^pierce (armor|dodge) (\d+)$/, ([, type, by]) => ({ effect: 'pierce', type: type as 'armor', by: Number(by) })],
  [/^damage (\d+)$/, ([, wounds]) => ({ effect: 'damage', wounds: Number(wounds) })],
  [/^heal (\d+)$/, ([, wounds]) => ({ effect: 'heal', wounds: Number(wounds) })],
  [/^gain (\d+)$/, ([, points]) => ({ effect: 'gain', points: Number(points) })],
  [/^hurl$/, () => ({ effect: 'hurl' })],
];

/** Parses one effect of an action card: `melee 3`, `pierce armor 1`, `+1 defend`. Null if the text is not an effect. */
export function parseCardEffect(typed: string): CardEffect | null {
  const plain = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const [like, read] of EFFECTS) {
    const match = plain.match(like);
    const effect = match && parseWith<CardEffect>(effectShape, read(match));
    if (effect) return effect.ok ? effect.value : null;
  }
  return null;
}

/**
 * Parses an action card from one line: its name, then parts in any order, separated by semicolons, then an optional
 * text in quotes. `build` and `ap` (or `always`) are required. Without `by`, the box derives from the effects.
 * @example parseActionLine('Snuff; build 2 start; ap 1 react; dodge 3; slots 1')
 */
export function parseActionLine(line: string): Result<ActionCard, ActionLineFault> {
  const [, typed = '', text = ''] = /^([^"]*)(?:"([^"]*)"\s*)?$/.exec(line) ?? [line, line];
  const [name = '', ...parts] = typed.split(';').map((part) => part.trim());
  if (name === '') return err({ code: 'name-missing', part: '' });
  const effects: CardEffect[] = [];
  const card: Draft = { effects, text, starting: false, reaction: false, duration: 0, lasting: false, slots: 0 };
  const filled = new Set<Key>();
  for (const part of parts.filter((each) => each !== '')) {
    const plain = part.toLowerCase().replace(/\s+/g, ' ');
    const found = PARTS.find(({ like }) => like.test(plain));
    const effect = EFFECTS.find(([like]) => like.test(plain));
    if (found) {
      if (filled.has(found.key)) return err({ code: 'part-twice', part: shortenToOneLine(part) });
      filled.add(found.key);
      found.fill(card, plain.match(found.like) as RegExpMatchArray);
    } else if (effect) effects.push(effect[1](plain.match(effect[0]) as RegExpMatchArray));
    else return err({ code: 'part-unknown', part: shortenToOneLine(part) });
  }
  if (!filled.has('build')) return err({ code: 'build-missing', part: '' });
  if (!filled.has('cost')) return err({ code: 'cost-missing', part: '' });
  const box = filled.has('box') ? card.box : deriveActionBox(effects);
  const result = parseWith<ActionCard>(actionCardShape, { ...card, id: toKebabCase(name), name, box });
  return result.ok ? result : err({ code: 'too-much', part: result.fault });
}

function boxNamed(name: string | undefined): WoundBox | null {
  return WOUND_BOXES.find((box) => box === name) ?? null;
}

/** Returns the box of the first effect that uses a box. A bonus uses the box of the value that it raises. */
export function deriveActionBox(effects: readonly CardEffect[]): WoundBox | null {
  for (const each of effects) {
    if (each.effect === 'attack' || each.effect === 'hurl') return 'attack';
    if (each.effect === 'defend' || each.effect === 'move') return each.effect;
    if (each.effect === 'bonus') return each.value === 'defend' ? 'defend' : 'attack';
  }
  return null;
}

export function printCardEffect(effect: CardEffect): string {
  switch (effect.effect) {
    case 'attack':
      return `${effect.type} ${effect.strength}${effect.more + effect.within > 0 ? ` +${effect.more} within ${effect.within}` : ''}`;
    case 'defend':
      return `${effect.type} ${effect.strength}`;
    case 'move':
      return `move ${effect.spaces}${effect.line === 'free' ? '' : ` ${effect.line}`}`;
    case 'slam':
      return `slam ${effect.spaces}`;
    case 'status':
      return `${effect.status} ${effect.tokens}`;
    case 'bonus':
      return `+${effect.by} ${effect.type ?? effect.value}`;
    case 'pierce':
      return `pierce ${effect.type} ${effect.by}`;
    case 'damage':
    case 'heal':
      return `${effect.effect} ${effect.wounds}`;
    case 'gain':
      return `gain ${effect.points}`;
    case 'hurl':
      return 'hurl';
  }
}
