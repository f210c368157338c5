import { POWERS as RULED } from '../../rules/editions/x-of-swords/powers';
import { type Draft, rule } from '../entry';
import { type PowerWords, powerDrafts } from '../powers';

const reference = (name: string): string => `Powers and Abilities Reference: ${name}`;

const WORDS: Readonly<Record<string, PowerWords>> = {
  flight: {
    say: 'Changes height without transition squares, crosses outdoor blocking terrain, passes opponents and the squares beside them; it still breaks away. It carries one friend, of its own size too.',
    terms: 'fly, flier, wing',
    see: 'carry break-away',
    asks: ['move', 'reach', 'carry'],
  },
  'leap-climb': {
    say: 'Moves as a flier does; it still breaks away.',
    terms: 'leap, climb, jump',
    see: 'break-away',
    asks: ['move', 'reach'],
    news: 'It must break away now.',
  },
  charge: {
    say: 'A power action: half speed, a move, then a close action or attack for nothing.',
    terms: 'move and hit',
    asks: ['move', 'reach'],
  },
  'running-shot': {
    say: 'A power action: half speed, a move, then a range action or attack for nothing.',
    terms: 'RS, move and shoot',
    asks: ['move', 'reach'],
  },
  'hypersonic-speed': {
    say: 'A power action: move, attack, move on with what speed is left. Range is halved, nobody is carried; it passes opponents without stopping and still breaks away.',
    terms: 'HSS, speedster, hit and run',
    asks: ['move', 'reach'],
  },
  stealth: {
    say: 'Not in your own turn, and not for neighbours: a hindered line to it is blocked.',
    terms: 'hide',
    see: 'hindering',
    asks: ['see', 'hit'],
    news: 'Not in its owner’s turn, and not against neighbours.',
  },
  'energy-explosion': {
    say: 'A range attack; everybody beside a target becomes a target too. Each hit deals 2.',
    terms: 'EE, splash',
    see: 'several-targets',
    asks: ['hit'],
    news: 'Deals 2, and those beside are targets themselves.',
  },
  quake: {
    say: 'A close attack at all opponents around, with knock back; each hit deals 2.',
    see: 'knock-back',
    asks: ['hit'],
  },
  'penetrating-psychic-blast': {
    say: 'Its range attacks penetrate.',
    terms: 'psychic blast, PPB, PB, penetrating',
    see: 'penetrating-read',
    asks: ['hit'],
    news: 'Psychic blast by its newer name.',
  },
  'precision-strike': {
    say: 'The damage of its attacks is never reduced below 1, and super senses roll 1 lower.',
    see: 'super-senses',
    asks: ['hit'],
    news: 'New.',
  },
  'super-senses': {
    say: 'When it would be hit, a d6 may undo the hit; not against two sixes.',
    terms: 'SS, dodge, evade',
    see: 'critical precision-strike',
    asks: ['hit'],
  },
  toughness: { terms: 'tough, reduce damage', see: 'penetrating-read', asks: ['hit'] },
  invulnerability: { terms: 'invuln, reduce damage', see: 'penetrating-read', asks: ['hit'] },
  'combat-reflexes': { terms: 'CR', asks: ['hit'] },
  'energy-shield-deflection': { terms: 'ESD, energy shield', asks: ['hit'] },
  'battle-fury': {
    say: 'No range attacks or actions. It cannot be carried nor given tokens by opponents, is safe from mind control, and nobody shape changes before it.',
    terms: 'BF, fury',
    asks: ['hit'],
  },
  enhancement: { say: 'Friends beside it shoot, and destroy from afar, with damage +1.', asks: ['hit'] },
  'exploit-weakness': { say: 'Its close attacks penetrate.', terms: 'EW', see: 'penetrating-read', asks: ['hit'] },
  'close-combat-expert': {
    say: 'Attack and damage +1 in close attacks, and when it destroys close by.',
    terms: 'CCE',
    asks: ['hit'],
    news: 'Plus 1 to attack and to damage, no longer plus 2 to damage alone.',
  },
  flurry: { at: reference('Flurry'), say: 'A close action for up to two close attacks.', terms: 'two attacks' },
  'blades-claws-fangs': {
    at: reference('Blades/Claws/Fangs'),
    say: 'After a close hit on one target, a d6 may be dealt instead; it counts at least as the printed damage less 1.',
    terms: 'BCF, claws',
  },
  incapacitate: {
    at: reference('Incapacitate'),
    say: 'Instead of damage each target hit may get a token.',
    terms: 'incap',
  },
  'smoke-cloud': {
    at: reference('Smoke Cloud'),
    say: 'A power action, range 6 at least: up to six hindering markers, each beside another, one of them in line of fire. Opponents in them have attack −1. They go at the start of your next turn.',
    terms: 'smoke, fog',
    see: 'hindering generate',
    asks: ['see'],
  },
  poison: {
    at: reference('Poison'),
    say: 'Free, if it neither moved nor was placed this turn: 1 damage to every opponent beside it.',
  },
  willpower: {
    at: reference('Willpower'),
    say: 'At the start of your turn a d6 may take one token off it; the faces are lost in the scan.',
    see: 'action-tokens',
    news: 'It takes tokens off now; pushing costs no click anyway.',
  },
  regeneration: {
    at: reference('Regeneration'),
    say: 'A power action: heal half a d6, rounded up.',
    terms: 'regen, heal',
  },
  outwit: {
    at: reference('Outwit'),
    say: 'Free, range 6 at least, line of fire: an opponent cannot use one standard power, or one special power of its card, until your next turn.',
    terms: 'cancel power',
  },
  perplex: {
    at: reference('Perplex'),
    say: 'Free, range 6 at least, line of fire: one value of a character other than damage is 1 more or less until your next turn.',
    news: 'Not on damage.',
  },
  leadership: {
    at: reference('Leadership'),
    say: 'One action more a turn, however many have it. At its start a d6 may take a token off a friend beside it that has fewer points or a keyword in common.',
    see: 'action-total',
  },
  'super-strength': { say: 'Lifts heavy objects.', terms: 'SStr', see: 'objects' },
  'probability-control': { terms: 'PC, prob control, reroll', see: 'themed-rerolls' },
  'mind-control': { terms: 'MC' },
  'shape-change': {},
};

/** The back of the book. */
export const POWERS: readonly Draft[] = [
  rule(
    'powers-reference',
    'The reference at the back',
    'Powers and Abilities Reference | Powers and Abilities Reference: Powers',
    'It tells the powers of the characters in the box; those of others stand on the powers card, which is not among the app’s sources.',
    { terms: 'PAC, quick reference', see: 'powers' },
  ),
  ...powerDrafts(RULED, WORDS),
  rule('tiny', 'Tiny size', reference('Tiny Size'), 'Defense +1 against range attacks.', {
    terms: 'small',
    see: 'carry',
    asks: ['hit'],
    news: 'New.',
  }),
];
