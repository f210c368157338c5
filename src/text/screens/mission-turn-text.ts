import { DIRECTIONS } from '../../grid/direction';
import { edgeName } from '../../grid/edge';
import { squareName } from '../../grid/square';
import type { MissionTurnStep } from '../../plan/mission-line';
import type { MissionDeedNamed } from '../../rules/mission-deed';
import type { Table } from '../../table/table';
import { getTally } from '../../table/tallies';
import { directionName } from '../answer/answer-text';
import type { Naming } from '../names/naming';
import { formatDecimal } from '../numbers';
import { CARD_BOX_NAMES, optionTitle } from '../options';
import { decapitalise, say, sayMany } from '../say';

export interface TurnTextContext {
  readonly naming: Naming;
  readonly table: Pick<Table, 'figures'>;
}

/** Whether a group has already paid for a march, which a further payment makes longer. */
function hasPaidForMarch({ figures }: TurnTextContext['table'], unit: string): boolean {
  return [...figures.values()].some(
    (figure) => (figure.card?.group === unit || figure.piece === unit) && getTally(figure, 'marched') > 0,
  );
}

/** Describes a step of Sidekick's turn in a mission: `Tallow Wick moves to c7`. */
export function describeMissionTurnStep(step: MissionTurnStep, { naming, table }: TurnTextContext): string {
  const figure = step.piece === null ? '' : naming.piece(step.piece);
  const { deed } = step;
  const option = (id: string, about: string | null = null) =>
    say('{figure}: {action}', { figure, action: decapitalise(optionTitle(id, about)) });
  switch (deed.deed) {
    case 'activate':
      return option(deed.how);
    case 'activate-respawn':
    case 'respawn':
      return deed.at === null
        ? option('respawn', '')
        : say('{figure} returns on {square}', { figure, square: squareName(deed.at) });
    case 'move':
      return deed.run
        ? say('{figure} runs to {square}', { figure, square: squaresOf(step) })
        : say('{figure} moves to {square}', { figure, square: squaresOf(step) });
    case 'attack':
      return describeStrike(deed as MissionDeedNamed<'attack'>, figure, naming);
    case 'interact':
      return 'edge' in deed.target
        ? say('{figure} opens the door {place}', { figure, place: edgeName(deed.target.edge) })
        : say('{figure} removes {thing}', { figure, thing: nameOfTarget(deed.target, naming) });
    case 'take':
    case 'deliver':
      return option(deed.deed, deed.token);
    case 'shake-off':
      return option(deed.deed, deed.status);
    case 'march':
      return hasPaidForMarch(table, deed.piece)
        ? say('{figure}: march further', { figure })
        : say('{figure}: march', { figure });
    case 'settle':
      return sayMany(
        deed.puts.reduce((sum, { wounds }) => sum + wounds, 0),
        '{figure} places 1 wound: {places}',
        '{figure} places {n} wounds: {places}',
        { figure, places: deed.puts.map(({ box, card, wounds }) => `${card ?? boxTitle(box)} ${wounds}`).join(', ') },
      );
    case 'lay':
      return deed.tokens
        .map(({ name, at }) => say('Place {token} on {square}', { token: name, square: squareName(at) }))
        .join('. ');
    case 'end-activation':
      return say('{figure} ends its activation', { figure });
    case 'next-phase':
      return say('Sidekick ends its phase');
    default:
      return option(deed.deed);
  }
}

function squaresOf({ to }: MissionTurnStep): string {
  return to === null ? '' : squareName(to);
}

function boxTitle(box: string | null): string {
  return decapitalise(CARD_BOX_NAMES[box ?? ''] ?? box ?? '');
}

function nameOfTarget(target: MissionDeedNamed<'attack'>['target'], naming: Naming): string {
  if ('piece' in target) return naming.piece(target.piece);
  if ('token' in target && target.token) return target.token;
  return 'square' in target ? squareName(target.square) : 'edge' in target ? edgeName(target.edge) : '';
}

function describeStrike(
  { target, attack, card = null, turret = false }: MissionDeedNamed<'attack'>,
  figure: string,
  naming: Naming,
): string {
  const words = { figure, target: nameOfTarget(target, naming) };
  if (turret) return say('{figure} fires the turret at {target}', words);
  if (card !== null) return say('{figure} attacks {target} with {card}', { ...words, card });
  return attack === 'ranged' ? say('{figure} shoots at {target}', words) : say('{figure} attacks {target}', words);
}

/** Describes the price and options of a step: `3 AP, 1 of them from the Command Dial · slam 2 spaces · aim 2`. */
export function describeMissionStepPrice({ deed, cost, command }: MissionTurnStep): string {
  const aim = deed.deed === 'attack' && 'aim' in deed && typeof deed.aim === 'number' ? deed.aim : 0;
  const price =
    cost === 0
      ? ''
      : command > 0
        ? say('{cost} AP, {command} of them from the Command Dial', { cost, command })
        : `${cost} AP`;
  const slam = deed.deed === 'attack' && 'slam' in deed && typeof deed.slam === 'number' ? deed.slam : 0;
  const way = 'direction' in deed && typeof deed.direction === 'number' ? DIRECTIONS[deed.direction]?.name : undefined;
  const slammed = [
    ...(slam > 0 ? [sayMany(slam, 'slam 1 space', 'slam {n} spaces')] : []),
    ...(slam > 0 && way !== undefined ? [directionName(way)] : []),
  ].join(', ');
  return [price, slammed, aim > 0 ? say('aim {points}', { points: aim }) : ''].filter(Boolean).join(' · ');
}

/** Formats hundredths of an objective point: `0.4`. */
export function formatObjectivePoints(hundredths: number): string {
  return formatDecimal(Math.round(hundredths / 10) / 10);
}
