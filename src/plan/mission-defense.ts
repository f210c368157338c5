import type { MissionDeedNamed } from '../rules/mission-deed';
import { applyFacts } from '../table/fold/fold';
import { countSlotsAt, countWoundsAt, type WoundPlace, type WoundPlacement } from '../table/striker';
import type { Figure, Table } from '../table/table';
import { getTally } from '../table/tallies';
import { evaluateMission, type MissionValuing } from './mission-value';

type Trigger = MissionDeedNamed<'trigger'>;

/** Maximum number of defenses against one attack. */
const MOST_REACTIONS = 2;

/**
 * Returns the reactions with which the target of an attack defends itself: each must save more than its action points
 * are worth.
 * @param valuing what the side of the target wants
 */
export function chooseReactions(
  valuing: MissionValuing,
  table: Table,
  attack: MissionDeedNamed<'attack'>,
): readonly Trigger[] {
  const { ruleset } = valuing;
  if (!('piece' in attack.target)) return [];
  const { piece } = attack.target;
  const chosen: Trigger[] = [];
  let now = table;
  let value = evaluateAttack(valuing, now, attack);
  for (let count = 0; count < MOST_REACTIONS; count++) {
    let best: { readonly deed: Trigger; readonly table: Table; readonly value: number } | null = null;
    for (const { id, deed, reasons } of ruleset.options(now, piece)) {
      if (id !== 'react' || deed?.deed !== 'trigger' || reasons.length > 0) continue;
      const ruling = ruleset.resolve(now, deed);
      if (!ruling.legal) continue;
      const after = applyFacts(now, ruling.facts);
      const saved = evaluateAttack(valuing, after, attack);
      if (saved > (best?.value ?? value) + 0.01) best = { deed, table: after, value: saved };
    }
    if (!best) break;
    chosen.push(best.deed);
    now = best.table;
    value = best.value;
  }
  return chosen;
}

function evaluateAttack(valuing: MissionValuing, table: Table, attack: MissionDeedNamed<'attack'>): number {
  return evaluateMission(valuing, applyFacts(table, valuing.ruleset.resolve(table, attack).facts));
}

/** Harm of a wound by the box in which it lies; a wound makes every use of its box dearer. */
const HARM: Readonly<Record<string, number>> = { attack: 6, move: 5, defend: 3 };
/** Harm of a wound on an action card, which makes only that card dearer. */
const ON_CARD = 2;

/** Chooses the slots for the wounds of a figure that lie in no slot yet. Empty if there are none. */
export function chooseWoundSlots(figure: Figure): readonly WoundPlacement[] {
  const { card } = figure;
  if (!card || figure.defeated || card.health !== null) return [];
  const places: readonly WoundPlace[] = [
    ...Object.keys(card.boxes).map((box) => ({ box, card: null })),
    ...Object.keys(card.cards).map((name) => ({ box: null, card: name })),
  ];
  const taken = new Map(places.map((place) => [place, 0]));
  for (let left = getTally(figure, 'wounds'); left > 0; left--) {
    const open = places
      .map((place) => ({
        place,
        free: countSlotsAt(figure, place) - countWoundsAt(figure, place) - (taken.get(place) ?? 0),
      }))
      .filter(({ free }) => free > 0)
      .sort((a, b) => harmOf(a.place, a.free) - harmOf(b.place, b.free));
    const [best] = open;
    if (!best) break;
    taken.set(best.place, (taken.get(best.place) ?? 0) + 1);
  }
  return [...taken].flatMap(([place, wounds]) => (wounds > 0 ? [{ ...place, wounds }] : []));
}

/** The last free slot of a box costs most, because a full box cannot be used. */
function harmOf({ box, card }: WoundPlace, free: number): number {
  const harm = card !== null ? ON_CARD : (HARM[box ?? ''] ?? ON_CARD);
  return free === 1 ? harm * 2 : harm;
}
