import { POWERS as RULED } from '../../rules/editions/x-of-swords/powers';
import { type EntryDraft, parseEntries } from '../entry';
import { makePowerDrafts, type PowerTexts } from '../power-drafts';

const reference = (name: string): string => `Powers and Abilities Reference: ${name}`;

const WORDS: Readonly<Record<string, PowerTexts>> = {
  flight: {
    say: `A flier changes height anywhere and passes opponents and outdoor blocking terrain. It needs no transition
      squares and does not stop beside opponents; it still breaks away. It carries one friend, of its own size too.`,
    terms: 'fly, flier, wing',
    see: 'carry break-away',
    asks: ['move', 'reach', 'carry'],
  },
  'leap-climb': {
    say: 'With leap/climb a character moves as a flier does; it still breaks away.',
    terms: 'leap, climb, jump',
    see: 'break-away',
    asks: ['move', 'reach'],
    news: 'It must break away now.',
  },
  charge: {
    say: 'As a power action, move at half speed, then make a close action or attack for nothing.',
    terms: 'move and hit',
    asks: ['move', 'reach'],
  },
  'running-shot': {
    say: 'As a power action, move at half speed, then make a range action or attack for nothing.',
    terms: 'RS, move and shoot',
    asks: ['move', 'reach'],
  },
  'hypersonic-speed': {
    say: `As a power action, move, attack, and move on with what speed is left. Range is halved, nobody is carried; it
      passes opponents without stopping and still breaks away.`,
    terms: 'HSS, speedster, hit and run',
    asks: ['move', 'reach'],
  },
  stealth: {
    say: 'A hindered line of fire to it is blocked, but not in its owner’s turn and not for those beside it.',
    terms: 'hide',
    see: 'hindering',
    asks: ['see', 'hit'],
    news: 'Not in its owner’s turn, and not against neighbours.',
  },
  'energy-explosion': {
    say: 'Its range attack targets everybody beside a target as well. Each hit deals 2.',
    terms: 'EE, splash',
    see: 'several-targets',
    asks: ['hit'],
    news: 'Deals 2, and those beside are targets themselves.',
  },
  quake: {
    say: 'It makes a close attack at all opponents around, with knock back; each hit deals 2.',
    see: 'knock-back',
    asks: ['hit'],
  },
  'penetrating-psychic-blast': {
    say: 'Damage of its range attacks is penetrating.',
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
    say: `It makes no range attacks and gets no range actions. It cannot be carried nor given tokens by opponents, is
      safe from mind control, and nobody shape changes before it.`,
    terms: 'BF, fury',
    asks: ['hit'],
  },
  enhancement: {
    say: 'Friends beside it shoot with damage +1. That holds too when they destroy from afar.',
    asks: ['hit'],
  },
  'exploit-weakness': {
    say: 'Damage of its close attacks is penetrating.',
    terms: 'EW',
    see: 'penetrating-read',
    asks: ['hit'],
  },
  'close-combat-expert': {
    say: 'It has attack and damage +1 in close attacks, and when it destroys close by.',
    terms: 'CCE',
    asks: ['hit'],
    news: 'Plus 1 to attack and to damage, no longer plus 2 to damage alone.',
  },
  flurry: { at: reference('Flurry'), say: 'A close action gives it up to two close attacks.', terms: 'two attacks' },
  'blades-claws-fangs': {
    at: reference('Blades/Claws/Fangs'),
    say: 'After a close hit on one target, a d6 may be dealt instead; it counts at least as the printed damage less 1.',
    terms: 'BCF, claws',
  },
  incapacitate: {
    at: reference('Incapacitate'),
    say: 'Each target hit may get a token instead of damage.',
    terms: 'incap',
  },
  'smoke-cloud': {
    at: reference('Smoke Cloud'),
    say: `As a power action, it places up to six hindering markers within range, 6 at least. Each is beside another, and
      one of them is in line of fire. Opponents in them have attack −1. They go at the start of your next turn.`,
    terms: 'smoke, fog',
    see: 'hindering generate',
    asks: ['see'],
  },
  poison: {
    at: reference('Poison'),
    say: 'As a free action, it deals 1 damage to every opponent beside it. It must not have moved nor been placed this turn.',
  },
  willpower: {
    at: reference('Willpower'),
    say: 'At the start of your turn a d6 may take one token off it. The faces are lost in the scan.',
    see: 'action-tokens',
    news: 'It takes tokens off now; pushing costs no click anyway.',
  },
  regeneration: {
    at: reference('Regeneration'),
    say: 'As a power action, it heals half a d6, rounded up.',
    terms: 'regen, heal',
  },
  outwit: {
    at: reference('Outwit'),
    say: `As a free action, it stops an opponent from using one power until your next turn. It is a standard power, or
      one special power of the card; range 6 at least, and line of fire.`,
    terms: 'cancel power',
  },
  perplex: {
    at: reference('Perplex'),
    say: `As a free action, it changes one value of a character by 1 until your next turn. Any value but damage, up or
      down; range 6 at least, and line of fire.`,
    news: 'Not on damage.',
  },
  leadership: {
    at: reference('Leadership'),
    say: `You have one action more a turn, however many characters have leadership. At the start of the turn a d6 may take a token
      off a friend beside it that has fewer points or a keyword in common.`,
    see: 'action-total',
  },
  'super-strength': { say: 'A character with super strength lifts heavy objects.', terms: 'SStr', see: 'objects' },
  'probability-control': {
    say: 'An attack or break-away roll may be made again.',
    terms: 'PC, prob control, reroll',
    see: 'themed-rerolls',
  },
  'mind-control': { terms: 'MC' },
  'shape-change': {},
};

/** Entries on the powers reference at the back of the book. */
export const POWERS: readonly EntryDraft[] = [
  ...parseEntries(`
# The reference at the back {#powers-reference}
at: Powers and Abilities Reference | Powers and Abilities Reference: Powers
terms: PAC, quick reference
see: powers
The reference tells only the powers of the characters in the box. Those of others are on the powers card, which is not
among the app’s sources.
`),
  ...makePowerDrafts(RULED, WORDS),
  ...parseEntries(`
# Tiny size {#tiny}
at: Powers and Abilities Reference: Tiny Size
terms: small
see: carry
asks: hit
news: New.
A tiny character has defense +1 against range attacks.
`),
];
