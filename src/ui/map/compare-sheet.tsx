import { say } from '../../text/say';
import './map-panels.css';
import { For, type JSX } from 'solid-js';
import { fraction, multiplyFractions, printFraction, toPercent } from '../../plain/fraction';
import type { Duel, DuelSide } from '../../rules/duel';
import { chanceToKnockOut } from '../../rules/odds';
import { actionName } from '../../text/answer/answer-text';
import { MAP_TOOL_TEXT } from '../../text/answer/map-tool-text';
import type { Naming } from '../../text/names/naming';
import { BottomSheet } from '../kit/sheet';
import { describeBestAttack } from './stand-panel';

const VALUES = ['speed', 'attack', 'defense', 'damage', 'range', 'targets', 'tokens'] as const;
const NAMES: Readonly<Record<(typeof VALUES)[number], string>> = {
  speed: say('Speed'),
  attack: say('Attack'),
  defense: say('Defense'),
  damage: say('Damage'),
  range: say('Range'),
  targets: say('Bolts'),
  tokens: say('Action tokens'),
};

/** Row of the comparison, with the better of two numbers marked. */
interface Line {
  readonly name: string;
  readonly first: string;
  readonly second: string;
  readonly better: 'first' | 'second' | null;
}

/**
 * Sheet that compares two figures: values, line of fire each way, and possible attacks on each other from their
 * squares.
 */
export default function FigureCompareSheet(props: { duel: Duel; naming: Naming; onClose: () => void }): JSX.Element {
  const names = () => [props.naming.piece(props.duel.first.piece.id), props.naming.piece(props.duel.second.piece.id)];
  const lines = () => listComparisonRows(props.duel);
  return (
    <BottomSheet title={say('{first} and {second}', { first: names()[0], second: names()[1] })} onClose={props.onClose}>
      <p class="muted small">{MAP_TOOL_TEXT.compare.between(props.duel.range.squares)}</p>
      <table class="compare-two map-table">
        <thead>
          <tr>
            <td />
            <For each={names()}>{(name) => <th scope="col">{name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={lines()}>
            {(line) => (
              <tr>
                <th scope="row">{line.name}</th>
                <td data-better={line.better === 'first' ? '' : undefined}>{line.first}</td>
                <td data-better={line.better === 'second' ? '' : undefined}>{line.second}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </BottomSheet>
  );
}

export function listComparisonRows({ first, second }: Duel): readonly Line[] {
  const words = MAP_TOOL_TEXT.compare;
  const wounds = first.piece.striker !== null || second.piece.striker !== null;
  const row = (name: string, tell: (side: DuelSide, other: DuelSide) => string): Line => ({
    name,
    first: tell(first, second),
    second: tell(second, first),
    better: null,
  });
  return [
    ...VALUES.map((key): Line => {
      const [a, b] = [first.piece[key], second.piece[key]];
      // Fewer action tokens are better.
      const lead = key === 'tokens' ? b - a : a - b;
      const better = lead === 0 ? null : lead > 0 ? 'first' : 'second';
      const told = ({ piece }: DuelSide, value: number) =>
        piece.guessed?.some((slot) => slot === key) ? `${value}?` : String(value);
      return { name: NAMES[key], first: told(first, a), second: told(second, b), better };
    }),
    row(words.clicksLeft, ({ piece }) => String(piece.clicks)),
    row(words.sees, ({ sees }) => MAP_TOOL_TEXT.sight[sees.see]),
    row(words.hits, ({ bestAttack }) => hitWords(bestAttack)),
    row(words.needs, ({ bestAttack }) => needsWords(bestAttack)),
    row(wounds ? words.expectedWounds : words.expected, ({ bestAttack }, other) => expectedWords(bestAttack, other)),
    row(words.knockOut, ({ bestAttack }, other) => {
      if (!bestAttack.answer) return '–';
      const chance = chanceToKnockOut(bestAttack.answer.clicks, other.piece.clicks);
      return `${printFraction(chance)}, ${toPercent(chance)}%`;
    }),
  ];
}

function hitWords(blow: DuelSide['bestAttack']): string {
  const { answer, attack } = blow;
  if (!answer || attack === null) return describeBestAttack(blow);
  const kind = actionName(attack);
  return answer.wounds === null ? `${kind} ${printFraction(answer.chance)}, ${toPercent(answer.chance)}%` : kind;
}

function needsWords({ answer }: DuelSide['bestAttack']): string {
  if (!answer) return '–';
  return answer.needs === null ? MAP_TOOL_TEXT.compare.noRoll : MAP_TOOL_TEXT.compare.needsRoll(answer.needs);
}

/** Returns average clicks of damage, and their share of the other figure's remaining clicks: `35/36, 19% of 5`. */
function expectedWords({ expected }: DuelSide['bestAttack'], other: DuelSide): string {
  if (!expected) return '–';
  const life = other.piece.striker?.health ?? other.piece.clicks;
  if (life < 1) return printFraction(expected);
  const part = multiplyFractions(expected, fraction(1, life));
  return `${printFraction(expected)}, ${MAP_TOOL_TEXT.compare.ofLife(`${toPercent(part)}%`, life)}`;
}
