import type { Choices } from './random';

export const SLOTS = ['speed', 'attack', 'defense', 'damage'] as const;
type Slot = (typeof SLOTS)[number];

/** Powers as files write them, and the ids under which the app stores them. */
const POWERS: Readonly<Record<Slot, readonly (readonly [written: string, id: string])[]>> = {
  speed: [
    ['running_shot', 'running-shot'],
    ['leap_climb', 'leap-climb'],
    ['phasing_teleport', 'phasing-teleport'],
    ['Hypersonic Speed', 'hypersonic-speed'],
    ['earthbound_neutralized', 'earthbound-neutralized'],
    ['stealth', 'stealth'],
    ['lightning_speed', 'lightning-speed'],
  ],
  attack: [
    ['blades_claws_fangs', 'blades-claws-fangs'],
    ['penetrating_psychic_blast', 'penetrating-psychic-blast'],
    ['psychic_blast', 'penetrating-psychic-blast'],
    ['Pulse Wave', 'pulse-wave'],
    ['quake', 'quake'],
    ['submission_hold', 'submission-hold'],
  ],
  defense: [
    ['energy_shield_deflection', 'energy-shield-deflection'],
    ['impervious', 'impervious'],
    ['combat_reflexes', 'combat-reflexes'],
    ['Super Senses', 'super-senses'],
    ['reversal', 'reversal'],
  ],
  damage: [
    ['probability_control', 'probability-control'],
    ['close_combat_expert', 'close-combat-expert'],
    ['shape_change', 'shape-change'],
    ['battle_fury', 'battle-fury'],
    ['perplex', 'perplex'],
  ],
};
const LINES = ['orange', 'green', 'yellow', 'red', 'blue'] as const;

interface TruePart {
  /** Null for a value that the file does not state. */
  readonly value: number | null;
  readonly power: string | null;
}

/** Dial of a generated unit: what the file says, and what must be stored. */
export interface GeneratedDial {
  readonly rows: readonly Record<string, unknown>[];
  readonly clicks: readonly (Readonly<Record<Slot, TruePart>> | null)[];
  /** Clicks with a starting line, from 1. */
  readonly starts: readonly number[];
  readonly lines: readonly { readonly click: number; readonly colour: string }[];
  readonly printed: readonly { readonly click: number; readonly number: number }[];
  readonly extras: readonly (readonly [field: string, text: string])[];
}

/** Values that are no values of a dial. The text that the app stores is null if the value says nothing. */
const NO_VALUES: readonly (readonly [written: unknown, text: string | null])[] = [
  [undefined, null],
  [null, null],
  ['', null],
  ['?', null],
  ['X', 'X'],
  [-1, '-1'],
  [41, '41'],
  [1e9, '1000000000'],
  [2.5, '2.5'],
  ['4*', '4*'],
  [[3, 4], '3, 4'],
];

export function makeDial(choices: Choices, lines: number): GeneratedDial {
  const { int, pick, chance, written, blank, shuffle } = choices;
  const length = pick([1, 2, 5, 6, 8, 10, 12, 13, 20, 25, 26, 40]);
  const isNumbered = chance(85);
  // Equal numbers, and words, say nothing about the order.
  const unusable = isNumbered || !chance(40) ? null : pick<unknown>([1, 'first']);
  // A dial with gaps needs numbers, and its last click is live.
  const isLive = Array.from({ length }, (_, at) => !isNumbered || at === 0 || at === length - 1 || !chance(8));
  const live = isLive.flatMap((each, at) => (each ? [at + 1] : []));
  const starts = [...new Set(Array.from({ length: lines }, (_, at) => (at === 0 ? 1 : pick(live))))].sort(
    (a, b) => a - b,
  );
  const isColoured = chance(30);
  const extras: [string, string][] = [];
  const printed: { click: number; number: number }[] = [];
  const rows: Record<string, unknown>[] = [];
  const clicks = isLive.map((alive, at) => {
    if (!alive) return null;
    const click = at + 1;
    const row: Record<string, unknown> = isNumbered
      ? { click_number: written(click) }
      : { click_number: unusable ?? undefined };
    if (unusable !== null && length > 1 && unusable !== click)
      extras.push([`click ${click} click_number`, String(unusable)]);
    else if (unusable === 'first') extras.push([`click ${click} click_number`, 'first']);
    rows.push(row);
    if (starts.includes(click))
      row.starting_line = isColoured ? LINES[starts.indexOf(click)] : pick([true, true, 1, 'yes']);
    else if (chance(10)) row.starting_line = pick([false, null, '', 'none', 0]);
    const parts = SLOTS.map((slot): [Slot, TruePart] => {
      const power = makePower(choices, slot);
      row[`${slot}_power`] = power.written;
      if (power.text !== null) extras.push([`click ${click} ${slot}_power`, power.text]);
      // At least one value of each slot is known, so that unknown ones can follow it.
      if (chance(6)) {
        const [raw, text] = pick(NO_VALUES);
        row[`${slot}_value`] = raw;
        if (text !== null) extras.push([`click ${click} ${slot}`, text]);
        return [slot, { value: null, power: power.id }];
      }
      const value = pick([0, 40, int(1, 20), int(1, 20), int(1, 20)]);
      row[`${slot}_value`] = written(value);
      return [slot, { value, power: power.id }];
    });
    if (chance(6)) {
      const number = pick([int(1, 200), int(1, 200), 0, 201, -1]);
      row[pick(['alt_click_number', 'alternate_click_number'])] = number > 0 ? written(number) : number;
      if (number >= 1 && number <= 200) printed.push({ click, number });
      else extras.push([`click ${click} alt_click_number`, String(number)]);
    }
    if (chance(4)) {
      row.spin = 'left & right';
      extras.push([`click ${click} spin`, 'left & right']);
    }
    if (chance(4)) row.note = blank();
    return Object.fromEntries(parts) as Record<Slot, TruePart>;
  });
  return {
    rows: isNumbered && chance(15) ? shuffle(rows) : rows,
    clicks,
    starts,
    lines: isColoured ? starts.map((click, at) => ({ click, colour: LINES[at] as string })) : [],
    printed,
    extras,
  };
}

/** `text` is what the app stores of a power that is no text. Null if the power is one. */
function makePower(
  { pick, chance }: Choices,
  slot: Slot,
): { written: unknown; id: string | null; text: string | null } {
  if (chance(2)) return { written: ['charge', 'quake'], id: null, text: 'charge, quake' };
  if (chance(50)) return { written: pick([undefined, undefined, null, '', 'none']), id: null, text: null };
  const [written, id] = pick([...POWERS[slot], ['special', 'special'] as const]);
  return { written, id, text: null };
}

/** Cells of a dial as they must be stored: an unknown value is that of the nearest known click, first of those above. */
export function expectDial({ clicks }: Pick<GeneratedDial, 'clicks'>): {
  readonly dial: readonly unknown[];
  readonly guessed: readonly string[];
} {
  const guessed: string[] = [];
  const dial = clicks.map((click, at) => {
    if (click === null) return null;
    const cells = SLOTS.map((slot) => {
      const { value, power } = click[slot];
      if (value !== null) return [slot, { value, power }];
      guessed.push(`${at + 1}.${slot}`);
      const known = (from: number, step: number): number | null => {
        for (let each = from; each >= 0 && each < clicks.length; each += step) {
          const found = clicks[each]?.[slot].value;
          if (found !== null && found !== undefined) return found;
        }
        return null;
      };
      return [slot, { value: known(at - 1, -1) ?? known(at + 1, 1) ?? 0, power }];
    });
    return Object.fromEntries(cells) as unknown;
  });
  return { dial, guessed };
}
