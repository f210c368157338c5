import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import type { Due, SceneInPlay, SceneLaw } from '../scene';

/** For an edition without scenes of its own: players may still lay down cards that tell of one. */
export const NO_SCENES: SceneLaw = { scenes: [], deck: null, lines: () => [], dues: () => [], callOut: null };

/** The scene of a game: that of a card which names one of the edition's, else the playing with an event dial. The first card counts. */
export function sceneOf(table: Table, { scenes }: Pick<SceneLaw, 'scenes'>): SceneInPlay | null {
  for (const card of table.cards) {
    const { scene: id, kind } = card.card;
    const scene = scenes.find((each) => (kind === 'event-dial' ? each.kind === kind : each.id === id));
    if (scene) return { scene, card };
  }
  return null;
}

/** That it was seen to, whatever came of it. */
export function seen({ id, side }: Pick<Due, 'id' | 'side'>): Fact {
  return { fact: 'seen-to', due: id, side };
}

export function wasSeen({ seenTo }: Table, { id, side }: Pick<Due, 'id' | 'side'>): boolean {
  return seenTo.some((each) => each.due === id && each.side === side);
}
