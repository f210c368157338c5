import type { SavedForce } from '../../app/forces/save-force';
import { say } from '../../text/say';
import '../shared/cards/cards.css';
import './forces.css';
import { For, type JSX } from 'solid-js';
import { FORCE_CARD_NAMES, type ForceCardPlace } from '../../app/forces/force-cards';

interface Row {
  readonly at: ForceCardPlace;
  readonly name: string;
  readonly said: string;
  readonly points: number | null;
}

/** List of a force's feats, conditions, objects and tarot cards. A tap opens a card. */
export function ForceCards(props: { force: SavedForce; onOpen: (card: ForceCardPlace) => void }): JSX.Element {
  const rows = (): Row[] => {
    const { feats, conditions, objects, tarot, members } = props.force;
    const nameOf = (member: number) => members[member]?.name || say('a missing character');
    const row = (
      kind: ForceCardPlace['kind'],
      place: number,
      name: string,
      said: string,
      points: number | null,
    ): Row => ({
      at: { kind, place },
      name,
      said,
      points,
    });
    return [
      ...feats.map((feat, place) => {
        const characters = feat.for.map(nameOf).join(', ');
        const said =
          characters === '' ? say('Feat, not assigned yet') : say('Feat assigned to {characters}', { characters });
        return row('feat', place, feat.name, said, feat.points);
      }),
      ...conditions.map((name, place) => row('condition', place, name, say('Battlefield condition'), null)),
      ...objects.map(({ name, kind, points }, place) =>
        row('object', place, name, say('Object, {kind}', { kind }), points),
      ),
      ...tarot.map((name, place) => row('tarot', place, name, FORCE_CARD_NAMES.tarot, null)),
    ];
  };
  return (
    <ul class="card-buttons force-cards" aria-label={say('Cards of this force')}>
      <For each={rows()}>
        {(row) => (
          <li>
            <button type="button" onClick={() => props.onOpen(row.at)}>
              <span class="card-button-words">
                <strong class="clip">{row.name}</strong>
                <span class="muted small clip">{row.said}</span>
              </span>
              <b class="number">{row.points ?? ''}</b>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
