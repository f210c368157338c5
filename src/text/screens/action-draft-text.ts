import { powerName } from '../../catalog/powers';
import { DIRECTIONS } from '../../grid/direction';
import { type Edge, edgeSquares } from '../../grid/edge';
import { type Square, squareName } from '../../grid/square';
import type { Slot } from '../../query/draft/action-draft';
import type { Aim, MissionTarget } from '../../rules/action-fields';
import type { InanimateTarget } from '../../table/heaps';
import type { Table } from '../../table/table';
import type { NewToken } from '../../table/tokens';
import { directionName } from '../answer/answer-text';
import { describeInanimateTargetWithSquare, describeTelekinesisTarget } from '../answer/things';
import type { Naming } from '../names/naming';
import { VALUE_NAMES } from '../names/sources';
import { formatSigned } from '../numbers';
import { optionTitle } from '../options';
import { capitalise, say } from '../say';
import { powerOrTeamName } from './reminder-text';

/** Titles of actions, by the name of the action. */
const ACTION_TITLES: Readonly<Record<string, string>> = {
  attack: say('Attack'),
  move: say('Move'),
  use: say('Use a power'),
  'switch-off': say('Switch a power off'),
  'switch-on': say('Switch a power on'),
  'pick-up': say('Pick up an object'),
  'put-down': say('Put the object down'),
  'begin-turn': say('Begin a turn'),
  'end-turn': say('End a turn'),
  'end-game': say('End the game'),
  act: say('Count an action only'),
  damage: say('Take damage'),
  heal: say('Heal'),
  token: say('Action token'),
  capture: say('Capture'),
  release: say('Release a captive'),
  rescue: say('Rescue a captive'),
  lay: say('Tokens enter the map'),
  take: say('Take a token'),
  deliver: say('Deliver a token'),
  interact: say('Interact'),
  'shake-off': say('Shake off a status'),
  'end-activation': say('End activation'),
  'begin-round': say('Begin a round'),
  activate: say('Activate'),
  'activate-respawn': say('Activate: respawn'),
  respawn: say('Respawn a henchman'),
  spend: say('Spend AP'),
  'turn-dial': say('Command Dial'),
  roll: say('Action die'),
  trigger: say('Use a card'),
  wound: say('Take wounds'),
  destroy: say('Destroy terrain'),
  defeat: say('Defeated'),
  'next-phase': say('Next phase'),
  gain: say('Gain AP'),
  settle: say('Place wounds'),
  score: say('Score points'),
  march: say('Pay for a march'),
};

/** Returns the text of an action's button. */
export function actionTitle(deed: string): string {
  return ACTION_TITLES[deed] ?? capitalise(deed.replaceAll('-', ' '));
}

/**
 * Titles of the fields of actions. The key is the name of the field, or that name after the name of an action or a
 * field type: `act.action`.
 */
const FIELD_TITLES: Readonly<Record<string, string>> = {
  'act.action': say('Kind of action'),
  'activate.how': say('What for'),
  'number.aim': say('AP for aim'),
  'piece.by': say('Who dealt it'),
  'token.by': say('Action tokens'),
  'turn-dial.by': say('Points of command'),
  action: say('Part of'),
  aim: say('Target'),
  also: say('Another target'),
  alsoCarrying: say('Also carries'),
  alsoSetsDown: say('Where the next figure is set down'),
  at: say('Square'),
  attack: say('Kind of attack'),
  attacker: say('Attacker'),
  breakAway: say('Break away roll'),
  by: say('By how much'),
  cancels: say('Power to cancel'),
  capture: say('Capture instead of damage'),
  card: say('Card'),
  copies: say('Team whose ability it uses'),
  carrying: say('Carries'),
  clicks: say('Clicks'),
  command: say('Paid by the Command Dial'),
  deal: say('Damage'),
  declared: say('Number declared'),
  defend: say('Defends'),
  dice: say('Roll'),
  die: say('Die'),
  direction: say('Direction'),
  evade: say('Roll to evade'),
  from: say('First target'),
  instead: say('Effect instead of damage'),
  mode: say('How it flies'),
  object: say('Object'),
  of: say('Whose status'),
  open: say('Opens a door'),
  passedTo: say('Who takes the damage instead'),
  picksUp: say('Picks up'),
  piece: say('Figure'),
  points: say('Points'),
  power: say('Power'),
  push: say('Squares of knock back'),
  puts: say('Wounds'),
  putsDown: say('Puts its object down on'),
  rescue: say('Rescues'),
  rolled: say('Number rolled'),
  round: say('Round'),
  run: say('Runs'),
  setFree: say('Where it is set free'),
  setsDown: say('Where the figure is set down'),
  shape: say('Roll to prevent the attack'),
  side: say('Side'),
  slam: say('Spaces of the slam'),
  squares: say('Square'),
  status: say('Status'),
  strength: say('Strength'),
  target: say('Target'),
  to: say('Where to'),
  token: say('Token'),
  tokens: say('Token'),
  turret: say('Fires the turret'),
  value: say('Value'),
};

/**
 * Returns the title of a slot of an action. If the slot's value is for a certain piece, the title begins with the name
 * of the piece.
 */
export function slotTitle(deed: string, { field, of, shape }: Slot, naming: Naming): string {
  const names = [`${deed}.${field}`, `${shape.type}.${field}`, field];
  const title = names.map((name) => FIELD_TITLES[name]).find((each) => each !== undefined) ?? capitalise(field);
  return of === null ? title : `${naming.piece(of)}: ${title}`;
}

const YES = say('Yes');

/** Returns the text of the button for a value of a slot. */
export function slotValueName({ field, shape }: Slot, value: unknown, table: Table, naming: Naming): string {
  switch (shape.type) {
    case 'piece':
    case 'pieces':
    case 'figure':
      return table.figures.has(String(value)) ? naming.piece(String(value)) : String(value);
    case 'object':
    case 'piece-or-object':
    case 'mover':
      return nameOfPieceOrObject(String(value), table, naming);
    case 'target':
      return nameOfAim(value as Aim, table, naming);
    case 'mission-target':
    case 'token-or-terrain':
    case 'terrain':
    case 'inanimate':
      return nameOfTarget(value as MissionTarget, naming);
    case 'door': {
      const [first, second] = edgeSquares(value as Edge);
      return `${squareName(first)}/${squareName(second)}`;
    }
    case 'square':
    case 'object-square':
    case 'squares':
      return squareName(value as Square);
    case 'base':
      return (value as readonly Square[]).map(squareName).join(' ');
    case 'direction':
      return directionName(DIRECTIONS[value as number]?.name ?? '');
    case 'side':
      return naming.side(String(value));
    case 'power-or-team':
      return powerOrTeamName(String(value));
    case 'attack':
    case 'id':
      return String(value).includes('-') ? powerName(String(value)) : optionTitle(String(value), null);
    case 'choice':
      return field === 'value' ? capitalise(valueName(String(value))) : optionTitle(String(value), null);
    case 'number':
      return field === 'by' ? formatSigned(Number(value)) : String(value);
    case 'flag':
    case 'word':
      return YES;
    case 'tokens':
      return `${(value as NewToken).name} ${squareName((value as NewToken).at)}`;
    case 'dice':
      return (value as readonly number[]).join(' + ');
    default:
      return String(value);
  }
}

function nameOfPieceOrObject(id: string, table: Table, naming: Naming): string {
  const holder = [...table.figures.values()].find(({ heldObject }) => heldObject?.id === id);
  if (holder) return `${holder.heldObject?.name ?? id} · ${naming.piece(holder.piece)}`;
  return describeTelekinesisTarget(id, table, naming);
}

function nameOfAim(aim: Aim, table: Table, naming: Naming): string {
  if ('pieces' in aim) return aim.pieces.map((piece) => naming.piece(piece)).join(', ');
  if ('object' in aim) return nameOfPieceOrObject(aim.object, table, naming);
  return describeInanimateTargetWithSquare(aim as InanimateTarget, naming);
}

function nameOfTarget(target: MissionTarget, naming: Naming): string {
  if ('piece' in target) return naming.piece(target.piece);
  if ('token' in target && !('square' in target)) return String(target.token);
  return describeInanimateTargetWithSquare(target as InanimateTarget, naming);
}

function valueName(value: string): string {
  return Object.entries(VALUE_NAMES).find(([id]) => id === value)?.[1] ?? value;
}
