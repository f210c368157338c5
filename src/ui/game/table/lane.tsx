import { printMixedNumber, ZERO } from '../../../plain/fraction';
import { getOwnProperty } from '../../../plain/get-own';
import { areFriendly, sumTeamPoints } from '../../../table/allies';
import { hasTeam, teamName } from '../../../text/names/team';
import { say, sayMany } from '../../../text/say';
import './lane.css';
import { For, type JSX, Show } from 'solid-js';
import { bringFromSideline } from '../../../app/game/sideline';
import { findNextMarcher } from '../../../app/mission/marching';
import { computeRemainingCardCost, findCardSide } from '../../../table/cards';
import type { Player } from '../../../table/facts';
import { type Figure, isMission, type SidelinedFigure, type Table } from '../../../table/table';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { PickSelect } from '../../kit/pick-select';
import { FigureCard } from './figure-card';

const GroupCard = lazyPart(async () => ({ default: (await import('../mission/carded-face')).GroupCard }));

export interface LaneProps {
  player: Player;
  table: Table;
  selected: string | null;
  /** Pieces that cannot be attacked in the first round. */
  immune: ReadonlySet<string>;
  /** Whether the cards of the lane's characters are drawn. */
  cards: boolean;
  onSelect: (piece: string) => void;
  onOpen: (piece: string) => void;
}

/** Lane of one player’s characters, with their remaining points and the points won. */
export function Lane(props: LaneProps): JSX.Element {
  // Keyed by id, because a card that is recreated when its figure changes would lose the focus.
  const pieces = () => [...props.table.figures.values()].filter(mine).map((figure) => figure.piece);
  const mine = (figure: Figure) => figure.side === props.player.side;
  /** Points of the player's feats, which count toward the force while they are in the game. */
  const feats = () =>
    props.table.cards.reduce(
      (sum, card) =>
        sum + (findCardSide(props.table, card) === props.player.side ? computeRemainingCardCost(props.table, card) : 0),
      0,
    );
  const standing = () =>
    feats() +
    [...props.table.figures.values()].reduce(
      (sum, figure) => sum + (mine(figure) && !figure.defeated ? figure.points : 0),
      0,
    );
  const points = () => printMixedNumber(getOwnProperty(props.table.points, props.player.side) ?? ZERO);
  const team = () =>
    props.table.players.map(({ side }) => side).filter((side) => areFriendly(props.table, side, props.player.side));
  const together = () => printMixedNumber(sumTeamPoints(props.table.points, team()));
  const active = (figure: Figure) => {
    const now = props.table.phase?.piece ?? null;
    return now !== null && (now === figure.piece || now === figure.card?.group);
  };
  const spent = (figure: Figure) => {
    if (!figure.card) return figure.actedThisTurn && figure.side === props.table.turn;
    return props.table.round > 0 && figure.actedRound === props.table.round && !active(figure);
  };
  /** Returns the card of a group if the figure is its first member. Null otherwise. */
  const groupOf = (figure: Figure) => {
    const group = figure.card?.group ?? null;
    const first = [...props.table.figures.values()].find((each) => each.card !== null && each.card.group === group);
    return group !== null && first === figure ? figure.card : null;
  };
  /** Returns the member of a group that acts next: the one that marches, else the first that is not defeated. */
  const speaker = (group: string): string => {
    const members = [...props.table.figures.values()].filter(({ card }) => card?.group === group);
    const next = findNextMarcher(props.table, group) ?? members.find(({ defeated }) => !defeated) ?? members[0];
    return next?.piece ?? '';
  };
  return (
    <section class="lane" data-side={props.player.side} aria-label={props.player.name}>
      <div class="lane-head">
        <h2 class="clip">{props.player.name}</h2>
        <small>{say('{points} of {total}', { points: standing(), total: props.table.buildTotal })}</small>
        <span class="number">
          <span aria-hidden="true">{say('{points} pts', { points: points() })}</span>
          <span class="spoken">
            {isMission(props.table)
              ? sayMany(points() === '1' ? 1 : 2, '1 objective point', '{points} objective points', {
                  points: points(),
                })
              : sayMany(points() === '1' ? 1 : 2, '1 victory point', '{points} victory points', { points: points() })}
          </span>
        </span>
      </div>
      {/* The total of a team is shown once, in the lane of its first player. */}
      <Show when={hasTeam(props.table, props.player.side) && team()[0] === props.player.side}>
        <p class="lane-team">
          {say('{players} together: {points} pts', {
            players: teamName(props.table, props.player.side),
            points: together(),
          })}
        </p>
      </Show>
      <Show when={props.cards}>
        <For
          each={pieces()}
          fallback={<p class="lane-empty">{say('No characters yet. Add some from the game menu.')}</p>}
        >
          {(piece) => (
            <Show when={props.table.figures.get(piece)}>
              {(figure) => (
                <>
                  <Show when={groupOf(figure())}>
                    {(card) => (
                      <GroupCard
                        figure={figure()}
                        card={card()}
                        table={props.table}
                        name={card().group ?? ''}
                        selected={props.table.figures.get(props.selected ?? '')?.card?.group === card().group}
                        onSelect={() => props.onSelect(speaker(card().group ?? ''))}
                      />
                    )}
                  </Show>
                  <FigureCard
                    figure={figure()}
                    selected={props.selected === piece}
                    spent={spent(figure())}
                    immune={props.immune.has(piece)}
                    onSelect={() => props.onSelect(piece)}
                    onOpen={() => props.onOpen(piece)}
                  />
                </>
              )}
            </Show>
          )}
        </For>
        <Sideline table={props.table} side={props.player.side} of={props.player.name} />
      </Show>
    </section>
  );
}

/**
 * Characters of a side that wait beside the map. A tap adds a character to the game; a choice records what generated
 * the character.
 */
function Sideline(props: { table: Table; side: string; of: string }): JSX.Element {
  const waiting = () => (props.table.sideline ?? []).filter(({ side }) => side === props.side);
  const generators = (): readonly Figure[] =>
    [...props.table.figures.values()].filter(({ side, defeated }) => side === props.side && !defeated);
  return (
    <Show when={waiting().length > 0}>
      <section class="sideline" aria-label={say('Sideline of {player}', { player: props.of })}>
        <h3 class="muted small">{say('Sideline')}</h3>
        <ul>
          <For each={waiting()}>{(each) => <Waiting each={each} generators={generators()} />}</For>
        </ul>
      </section>
    </Show>
  );
}

function Waiting(props: { each: SidelinedFigure; generators: readonly Figure[] }): JSX.Element {
  const { name } = props.each.character;
  return (
    <li>
      <span class="clip">{name}</span>
      <small class="muted small">{sayMany(props.each.points, '1 point', '{n} points')}</small>
      <Show when={props.generators.length > 0}>
        <PickSelect
          aria-label={say('What generates {name}', { name })}
          prompt={say('Generated by…')}
          options={props.generators}
          onPick={({ piece }) => void bringFromSideline(props.each, piece)}
        />
      </Show>
      <Button
        aria-label={say('Add {name} to the game', { name })}
        onClick={() => void bringFromSideline(props.each, null)}
      >
        {say('Add')}
      </Button>
    </li>
  );
}
