import type { SavedForce } from '../../app/forces/save-force';
import { say } from '../../text/say';
import '../shared/cards/cards.css';
import './cards.css';
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
    return [
      ...feats.map((feat, place) => ({
        at: { kind: 'feat' as const, place },
        name: feat.name,
        said:
          feat.for.length > 0
            ? say('Feat assigned to {characters}', { characters: feat.for.map(nameOf).join(', ') })
            : say('Feat, not assigned yet'),
        points: feat.points,
      })),
      ...conditions.map((name, place) => ({
        at: { kind: 'condition' as const, place },
        name,
        said: say('Battlefield condition'),
        points: null,
      })),
      ...objects.map(({ name, kind, points }, place) => ({
        at: { kind: 'object' as const, place },
        name,
        said: say('Object, {kind}', { kind }),
        points,
      })),
      ...tarot.map((name, place) => ({
        at: { kind: 'tarot' as const, place },
        name,
        said: FORCE_CARD_NAMES.tarot,
        points: null,
      })),
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
