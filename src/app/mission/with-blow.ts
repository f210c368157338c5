import { type Accessor, createSignal } from 'solid-js';
import { fold } from '../../game/fold';
import { DIRECTIONS } from '../../grid/direction';
import type { SlamAnswer } from '../../rules/answer';
import type { Deed, SlamQuestion } from '../../rules/ruleset';
import type { Strike } from '../../table/strikes';
import { positionWithBody, type Table } from '../../table/table';
import { ruleset } from '../game/state';
import type { Striking } from './striking';

export type Beside = Strike['besides'][number];

/** What a card does to its target with the blow: all of it, but for what the players untick. */
export interface WithBlow {
  readonly effects: Accessor<readonly Beside[]>;
  readonly isOn: (effect: Beside) => boolean;
  readonly toggle: (effect: Beside) => void;
  /** How far it slams: as far as the card lets it, unless told. */
  readonly spaces: Accessor<number>;
  readonly setSpaces: (spaces: number) => void;
  /** Ways to choose from, as places in DIRECTIONS, where straight away is none. */
  readonly ways: Accessor<readonly number[]>;
  readonly way: Accessor<number | null>;
  readonly setWay: (way: number) => void;
  /** What the slam comes to; null where none follows. */
  readonly slam: Accessor<SlamAnswer | null>;
  /** The blow and all that goes with it, in the order in which it happens. */
  readonly deeds: Accessor<readonly Deed[]>;
}

export function createWithBlow(table: Accessor<Table>, attacker: Accessor<string>, striking: Striking): WithBlow {
  const [off, setOff] = createSignal<ReadonlySet<string>>(new Set());
  const [told, setTold] = createSignal<number | null>(null);
  const [turned, setTurned] = createSignal<number | null>(null);
  const effects = () => (striking.target() ? (striking.strike()?.besides ?? []) : []);
  const isOn = (effect: Beside) => !off().has(JSON.stringify(effect));
  const most = () => effects().reduce((spaces, each) => (each.effect === 'slam' ? each.spaces : spaces), 0);
  const spaces = () => Math.max(1, Math.min(told() ?? most(), most()));
  /** The table once the blow was struck: whoever fell is still where it stood. */
  const struck = (): Table | null => {
    const blow = striking.blow();
    return blow ? fold(blow.ruling.facts, table()).table : null;
  };
  const question = (direction: number | null): SlamQuestion | null => {
    const [target, blow] = [striking.target(), striking.blow()];
    if (!target || !blow || most() === 0) return null;
    return { attacker: attacker(), target: target.piece, damage: blow.wounds, spaces: spaces(), direction };
  };
  const ask = (direction: number | null): SlamAnswer | null => {
    const [of, now] = [question(direction), struck()];
    const position = of && now && positionWithBody(now, of.target);
    return (of && position && ruleset()?.mission?.slam(position, of)) ?? null;
  };
  const ways = () => (ask(null)?.legal ? [] : DIRECTIONS.flatMap((_, way) => (ask(way)?.legal ? [way] : [])));
  const way = () => {
    const may = ways();
    return may.find((each) => each === turned()) ?? may[0] ?? null;
  };
  const deedOf = (effect: Beside): Deed | null => {
    const target = striking.target()?.piece;
    if (target === undefined) return null;
    if (effect.effect === 'slam') {
      const of = question(way());
      return of && { deed: 'slam', of };
    }
    // Whoever is down gets no tokens.
    if (struck()?.figures.get(target)?.defeated !== false) return null;
    if (effect.effect === 'status') return { deed: 'status', piece: target, status: effect.status, by: effect.tokens };
    const puts = [{ box: null, card: null, wounds: effect.wounds }];
    return { deed: 'wound', piece: target, puts, by: attacker() };
  };
  const deeds = (): readonly Deed[] => {
    const blow = striking.blow();
    if (!blow) return [];
    const kept = effects().filter(isOn);
    // The slam comes last: what it breaks may be where the others count from.
    const inOrder = [
      ...kept.filter(({ effect }) => effect !== 'slam'),
      ...kept.filter(({ effect }) => effect === 'slam'),
    ];
    return [blow.deed, ...inOrder.flatMap((each) => deedOf(each) ?? [])];
  };
  return {
    effects,
    isOn,
    toggle: (effect) =>
      setOff((before) => {
        const next = new Set(before);
        const key = JSON.stringify(effect);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    spaces,
    setSpaces: setTold,
    ways,
    way,
    setWay: setTurned,
    slam: () => ask(way()),
    deeds,
  };
}
