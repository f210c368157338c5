import '../dial/dial-colors.css';
import './figure-disc.css';
import { For, type JSX, Show } from 'solid-js';
import { createSmallPictureUrl } from '../../../app/pictures/pictures';
import { type Character, DIAL_SLOTS } from '../../../catalog/character';
import { findPower } from '../../../catalog/powers';
import { makeInitials } from '../../../view/initials';

/** Quarters of the ring, clockwise from the top, with small gaps. In the order of the dial slots. */
const QUARTERS = [
  'M23 3A19 19 0 0 1 41 21',
  'M41 23A19 19 0 0 1 23 41',
  'M21 41A19 19 0 0 1 3 23',
  'M3 21A19 19 0 0 1 21 3',
];

/**
 * Round token of a character, as on the map. Decorative: the name is beside it.
 * @param props.character null if the character is not in the collection
 * @param props.name name to make initials of if there is no photo
 * @param props.points points of the starting line whose powers colour the ring; defaults to the first line
 */
export function FigureDisc(props: {
  character: Character | null;
  name: string;
  points?: number | undefined;
  size?: number;
}): JSX.Element {
  const picture = createSmallPictureUrl(() => props.character?.picture);
  const click = () => {
    const starts = props.character?.starts ?? [];
    const start = starts.find(({ points }) => points === props.points) ?? starts[0];
    return props.character?.dial[(start?.click ?? 1) - 1];
  };
  const colourOf = (slot: (typeof DIAL_SLOTS)[number]) => {
    const power = click()?.[slot].power;
    return (power && findPower(power)?.colour) || 'none';
  };
  return (
    <svg class="figure-disc" width={props.size ?? 44} height={props.size ?? 44} viewBox="0 0 44 44" aria-hidden="true">
      <For each={DIAL_SLOTS}>{(slot, index) => <path d={QUARTERS[index()]} data-colour={colourOf(slot)} />}</For>
      <Show
        when={picture()}
        fallback={
          <text x="22" y="22.5">
            {makeInitials(props.name)}
          </text>
        }
      >
        {(url) => <image href={url()} x="6" y="6" width="32" height="32" preserveAspectRatio="xMidYMid slice" />}
      </Show>
    </svg>
  );
}
