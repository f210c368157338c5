import { type Accessor, createSignal } from 'solid-js';
import { DIRECTIONS } from '../../grid/direction';
import type { SlamAnswer } from '../../rules/answer';
import type { SlamQuestion } from '../../rules/ruleset';
import type { Deed } from '../../rules/table-deed';
import { fold } from '../../table/fold/fold';
import type { Strike } from '../../table/strikes';
import type { Table } from '../../table/table';
import { positionWithDefeatedFigure } from '../../table/table-position';
import { ruleset } from '../game/open-game';
import type { StrikeChoice } from './strike-choice';

export type StrikeEffect = Strike['besides'][number];

export function createStrikeEffects(table: Accessor<Table>, attacker: Accessor<string>, striking: StrikeChoice) {
  const [off, setOff] = createSignal<ReadonlySet<string>>(new Set());
  const [told, setTold] = createSignal<number | null>(null);
  const [turned, setTurned] = createSignal<number | null>(null);
  const effects = () => (striking.target() ? (striking.strike()?.besides ?? []) : []);
  const isOn = (effect: StrikeEffect) => !off().has(JSON.stringify(effect));
  const most = () => effects().reduce((spaces, each) => (each.effect === 'slam' ? each.spaces : spaces), 0);
  const spaces = () => Math.max(1, Math.min(told() ?? most(), most()));
  /** Returns the table after the strike, without additional effects. A defeated target is still on its squares. */
  const struck = (): Table | null => {
    const blow = striking.planned();
    return blow ? fold(blow.ruling.facts, table()).table : null;
  };
  const question = (direction: number | null): SlamQuestion | null => {
    const [target, blow] = [striking.target(), striking.planned()];
    if (!target || !blow || most() === 0) return null;
    return { attacker: attacker(), target: target.piece, damage: blow.wounds, spaces: spaces(), direction };
  };
  const ask = (direction: number | null): SlamAnswer | null => {
    const [of, now] = [question(direction), struck()];
    const position = of && now && positionWithDefeatedFigure(now, of.target);
    return (of && position && ruleset()?.mission?.slam(position, of)) ?? null;
  };
  const ways = () => (ask(null)?.legal ? [] : DIRECTIONS.flatMap((_, way) => (ask(way)?.legal ? [way] : [])));
  const way = () => {
    const may = ways();
    return may.find((each) => each === turned()) ?? may[0] ?? null;
  };
  const deed = (): Deed | null => {
    const blow = striking.planned()?.deed ?? null;
    if (blow?.deed !== 'attack') return blow;
    const on = effects().flatMap((effect, place) => (isOn(effect) ? [{ effect, place }] : []));
    const direction = way();
    return {
      ...blow,
      effects: on.map(({ place }) => place),
      ...(on.some(({ effect }) => effect.effect === 'slam') && { slam: spaces() }),
      ...(direction !== null && { direction }),
    };
  };
  return {
    effects,
    isOn,
    toggle: (effect: StrikeEffect) =>
      setOff((before) => {
        const next = new Set(before);
        const key = JSON.stringify(effect);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    /** Distance of the slam in spaces: the maximum of the card, unless players enter another distance. */
    slamDistance: spaces,
    setSlamDistance: setTold,
    /** Possible directions of the slam, as indexes of DIRECTIONS. Empty if the target can move straight back. */
    slamDirections: ways,
    slamDirection: way,
    setSlamDirection: setTurned,
    /** Result of the slam. Null if the strike has no slam. */
    slam: () => ask(way()),
    /** The strike with its additional effects. Null if there is no strike. */
    deed,
  };
}

/** Additional effects of a card on the target of a strike. Each effect applies unless players untick it. */
export type StrikeEffects = ReturnType<typeof createStrikeEffects>;
