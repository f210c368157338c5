import { abilityName } from '../catalog/abilities';
import { findPower, powerName } from '../catalog/powers';
import type { AttackCondition, MoveAction, PassableObstacle, PowerEffect, PowerEntry } from '../rules/power-entry';
import type { EntryDraft, EntryOptions } from './entry';
import type { StandingKind } from './standing';

/**
 * Rulings on powers that a source names but does not define: how players commonly play them, and how `src/rules/`
 * applies them. Only for powers that rest on common knowledge.
 */
const COMMON_RULINGS: Readonly<Record<string, string>> = {
  barrier: 'It places four barrier markers: blocking terrain until its player’s next turn.',
  'blades-claws-fangs': 'A d6 is the damage of its close attack, in place of its damage value.',
  flurry: 'One close combat action gives it two close attacks.',
  incapacitate: 'Its hit gives the target an action token in place of damage.',
  mastermind: 'A friend beside it may take the damage of an attack in its place.',
  outwit: 'An opponent within 10 squares cannot use one power until its player’s next turn.',
  perplex: 'It changes one value of a character within 10 squares by 1 until its player’s next turn.',
  poison: 'At the start of its player’s turn, every opponent beside it takes 1 damage.',
  'probability-control': 'A roll of itself or of a character within 10 squares may be rolled again.',
  'pulse-wave': 'A shot that strikes everybody in reach, friends too, and aims at nobody.',
  regeneration: 'By an action it rolls a d6 and heals that less 2 clicks.',
  'shape-change': 'When it is attacked, a 6 on a d6 makes the attacker choose something else.',
  'smoke-cloud': 'It places four smoke markers within range: hindering terrain until its player’s next turn.',
  'steal-energy': 'It heals 1 click when its close attack deals damage.',
  support: 'By an action it rolls to heal a friend beside it.',
};

/** Manually written texts about one power. */
export interface PowerTexts extends EntryOptions {
  readonly title?: string;
  readonly say?: string;
  /** Further sections that the entry covers, separated by ` | `. */
  readonly at?: string;
}

/**
 * Makes an entry for each power or ability of an edition. The edition's data determine what the app does about the
 * power, so the book and the answers cannot disagree.
 */
export function makePowerDrafts(
  powers: readonly PowerEntry[],
  words: Readonly<Record<string, PowerTexts>>,
): EntryDraft[] {
  return powers.map((power) => {
    const { title, say, at, ...extras } = words[power.id] ?? {};
    const reasons: EntryOptions =
      power.cite.basis === 'reading'
        ? { reason: 'The source names the power and the roll, but the figures are lost.' }
        : {};
    return {
      topic: power.id,
      title: title ?? powerOrAbilityName(power.id),
      at: [power.cite.passage, ...(at === undefined ? [] : [at])].join(' | '),
      body: writePowerBody(power, say),
      basis: power.cite.basis,
      ...reasons,
      does: listDoings(power),
      leftToPlayers: power.standing === 'player-rules',
      ...extras,
      see: `powers ${extras.see ?? ''}`,
    };
  });
}

/** Writes the paragraphs of a power: its own text or else the common ruling, then how its effects change answers. */
function writePowerBody(power: PowerEntry, say: string | undefined): string {
  const common = power.standing === 'applied-in-common' ? COMMON_RULINGS[power.id] : undefined;
  const opening = say ?? common;
  const words = [...(opening === undefined ? [] : [opening]), ...describeAnswerChanges(power, opening !== undefined)];
  if (say === undefined && common !== undefined)
    words.push('The source only names it. Sidekick carries it out as players commonly play it.');
  return words.length > 0 ? words.join('\n\n') : 'It changes no answer by itself: what it does is carried out in play.';
}

/**
 * Lists what the app does about a power. Effects change answers, except `no-pushing-damage`, which only applies when an
 * action is recorded.
 */
function listDoings({ effects }: PowerEntry): StandingKind[] {
  const sparing = effects.filter(({ effect }) => effect === 'no-pushing-damage');
  return [
    ...(effects.length > sparing.length ? (['answers'] as const) : []),
    ...(sparing.length > 0 ? (['carries-out'] as const) : []),
  ];
}

function powerOrAbilityName(id: string): string {
  return findPower(id) ? powerName(id) : abilityName(id);
}

/** Describes how a power changes answers: briefly after another paragraph, otherwise in full sentences. */
function describeAnswerChanges(power: PowerEntry, isOpened: boolean): string[] {
  const said = power.effects.map(describePowerEffect);
  const sentences = said.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(' ');
  const answers = said.length === 0 ? [] : [isOpened ? `In answers: ${said.join('; ')}.` : sentences];
  if (power.standing !== 'player-rules') return answers;
  const rest = answers.length > 0 ? 'the rest' : 'the ruling';
  return [
    ...answers,
    `Follow your powers card: the sources do not define it here. The app shows it and leaves ${rest} to you.`,
  ];
}

const OBSTACLE_TEXTS: Readonly<Record<PassableObstacle, string>> = {
  hindering: 'hindering terrain',
  water: 'water',
  levels: 'changes of level',
  'outdoor-blocking': 'outdoor blocking terrain and outdoor walls',
  'all-blocking': 'blocking terrain and walls of every kind',
  opponents: 'opposing characters',
  'beside-opponents': 'squares beside opponents without stopping',
  'beside-soaring': 'squares beside soaring opponents without stopping',
};

const CONDITION_PREFIXES: Readonly<Record<AttackCondition['holder'], string>> = {
  attacker: 'in its',
  target: 'against',
  'beside-attacker': 'in',
};

/** Describes an effect, for example `it takes 1 less damage`. */
export function describePowerEffect(effect: PowerEffect): string {
  switch (effect.effect) {
    case 'modify':
      return describeValueModifier(effect);
    case 'modify-speed':
      return `its speed is ${effect.by < 0 ? '−' : '+'}${Math.abs(effect.by)}`;
    case 'deal':
      return `it deals ${effect.damage} in place of its damage value ${describeAttackCondition(effect.when)}`;
    case 'reduce':
      return `it takes ${effect.by} less damage${effect.whenTargeted ? ' of attacks aimed at it' : ''}`;
    case 'attack-twice':
      return `it attacks twice by one action, each attack dealing 1 less (at least ${effect.least})`;
    case 'explode':
      return 'a ranged attack strikes those beside its targets too';
    case 'penetrate':
      return `its damage is not reduced ${describeAttackCondition(effect.when)}`;
    case 'leave':
      return `reductions leave at least ${effect.least} ${describeAttackCondition(effect.when)}`;
    case 'evade':
      return `a d6 of ${effect.least} or more undoes a hit${effect.unlessPenetrated ? ', but not one that penetrates' : ''}`;
    case 'lend-defense':
      return 'friends beside it may use its defense, and pass it on if they have the power too';
    case 'hamper-evade':
      return `the target’s evade roll counts ${effect.by} less`;
    case 'forbid':
      return `it makes no ${formatWordList(effect.attacks)} attacks`;
    case 'pass':
      return `on ${describeMoveKinds(effect.actions)} it passes ${formatWordList(effect.passes.map((passable) => OBSTACLE_TEXTS[passable]))}`;
    case 'slip-away':
      return `it needs no break-away roll on ${describeMoveKinds(effect.actions)}`;
    case 'break-away':
      return `it breaks away on ${effect.least} or more`;
    case 'move-action':
      return describeMoveAction(effect);
    case 'carry':
      return `it may carry a friend${effect.ownSize ? ' of its own size' : ''}${effect.unlessTokens ? ' while it has no action token' : ''}`;
    case 'never-carried':
      return 'it is never carried';
    case 'fly':
      return 'it never falls';
    case 'stand-on-top':
      return `it may stand on outdoor blocking terrain${effect.barriers === false ? ', never on a barrier' : ''}`;
    case 'stand-fast':
      return 'it is never knocked back';
    case 'big':
      return 'it blocks lines of fire between different levels';
    case 'tall':
      return 'lines of fire from and to it go over smaller characters';
    case 'reach-far':
      return 'its close attacks reach two squares';
    case 'reach-levels':
      return 'its close attacks reach one level up and down';
    case 'strike-all':
      return 'its close attack may target every opponent beside it';
    case 'shoot-beside':
      return `with opponents beside it, it may shoot at ${effect.at === 'anybody' ? 'anybody' : 'those opponents'}`;
    case 'shoot-past':
      return 'opponents do not block its ranged attacks';
    case 'roll-damage':
      return `against terrain and objects its close attack counts as ${effect.most} damage, the best roll`;
    case 'blast':
      return 'it pushes a neighbour away without an attack';
    case 'lift':
      return 'it moves things from afar and flings objects';
    case 'no-pushing-damage':
      return 'pushing costs it no click';
    case 'hide':
      return 'a line of fire to it through hindering terrain is blocked';
  }
}

function describeValueModifier({ value, by, when }: Extract<PowerEffect, { effect: 'modify' }>): string {
  const change = `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
  return when.holder === 'beside-attacker'
    ? `a friend beside it has ${value} ${change} ${describeAttackCondition(when)}`
    : `its ${value} is ${change} ${describeAttackCondition(when)}`;
}

function describeMoveAction({ half, action, unlessBeside, carriesNobody }: MoveAction): string {
  const named = action === undefined ? 'an action' : `the action ${action.replaceAll('-', ' ')}`;
  const beside = unlessBeside ? ', unless opponents are beside it' : '';
  return `it gives ${named} that moves at ${half ? 'half' : 'full'} speed${beside}${carriesNobody ? ', carrying nobody' : ''}`;
}

function describeAttackCondition(when: AttackCondition): string {
  const more = [
    when.single ? 'against one target alone' : '',
    when.several ? 'against several targets' : '',
    when.emptyHanded ? 'with empty hands' : '',
    when.alone ? 'with no other power' : '',
  ].filter((part) => part !== '');
  return [`${CONDITION_PREFIXES[when.holder]} ${formatWordList(when.attacks)} attacks`, ...more].join(', ');
}

function describeMoveKinds(actions: readonly string[] | undefined): string {
  return actions ? formatWordList(actions.map((action) => action.replaceAll('-', ' '))) : 'every move';
}

function formatWordList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
