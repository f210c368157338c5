import { POWERS as RULED } from '../../rules/editions/hypertime-2002/powers';
import { type Draft, rule } from '../entry';
import { type PowerWords, powerDrafts } from '../powers';

const WORDS: Readonly<Record<string, PowerWords>> = {
  swim: { say: 'Water is clear terrain to it.', terms: 'swimmer, dolphin', see: 'water', asks: ['move'] },
  'leap-climb': {
    say: 'Moves over people and terrain outdoors and up and down; stopped by indoor blocking terrain.',
    terms: 'leap, climb, jump',
    see: 'indoors',
    asks: ['move', 'reach'],
  },
  'phasing-teleport': {
    title: 'Phasing',
    terms: 'phase, teleport, through walls, phasing/teleport',
    see: 'indoors',
    asks: ['move', 'reach'],
  },
  charge: { say: 'Move up to half speed, then a close attack.', asks: ['move', 'reach'], see: 'knock-back-never' },
  'running-shot': { say: 'Move up to half speed, then shoot.', terms: 'RS', asks: ['move', 'reach'] },
  'hypersonic-speed': {
    say: 'Moves, attacks on the way and moves on.',
    terms: 'HSS, speedster',
    asks: ['move', 'reach'],
  },
  stealth: { terms: 'hide', see: 'hindering-modifier', asks: ['see', 'hit'] },
  'energy-explosion': {
    at: 'Ranged combat: multiple targets',
    say: 'A shot at one that strikes those beside it too; a line is needed only to the target.',
    terms: 'EE, explosion, splash',
    see: 'several-targets',
    asks: ['hit'],
  },
  'penetrating-psychic-blast': {
    title: 'Psychic Blast',
    say: 'Later cards call it Penetrating/Psychic Blast.',
    terms: 'PB, PPB, penetrating',
    asks: ['hit'],
  },
  'battle-fury': { terms: 'BF, fury', asks: ['hit'] },
  'close-combat-expert': { terms: 'CCE', asks: ['hit'] },
  'ranged-combat-expert': { terms: 'RCE', asks: ['hit'] },
  enhancement: { terms: 'enhance', asks: ['hit'] },
  defend: { terms: 'share defense', asks: ['hit'] },
  'super-senses': { terms: 'SS, dodge, evade', see: 'critical-evaded', asks: ['hit'] },
  toughness: { terms: 'tough, reduce damage', see: 'knock-back', asks: ['hit'] },
  invulnerability: { terms: 'invuln, reduce damage', asks: ['hit'] },
  impervious: { terms: 'imperv', asks: ['hit'] },
  'combat-reflexes': { terms: 'CR', asks: ['hit'] },
  'energy-shield-deflection': { terms: 'ESD, energy shield', asks: ['hit'] },
  willpower: { terms: 'push free', see: 'pushing' },
  indomitable: { see: 'pushing' },
  'super-strength': {
    say: 'Lets a figure pick up objects and fight with them.',
    terms: 'SStr, strong, lift',
    see: 'picking-up object-close object-throwing',
  },
  'force-blast': { terms: 'FB, push away', see: 'knock-back', asks: ['knockback'] },
  telekinesis: { terms: 'TK, teke', see: 'telekinesis-moving telekinesis-attack', asks: ['move', 'hit'] },
  barrier: { terms: 'barrier markers', see: 'blocking' },
  'blades-claws-fangs': { terms: 'BCF, claws' },
  'mind-control': { terms: 'MC' },
  'probability-control': { terms: 'PC, prob, reroll' },
  'smoke-cloud': { terms: 'smoke', see: 'hindering' },
  'shape-change': { terms: 'SC' },
  'pulse-wave': { terms: 'PW' },
  regeneration: { terms: 'regen', see: 'healing' },
  'steal-energy': { see: 'healing' },
  support: { terms: 'heal friend, medic', see: 'healing support-criticals' },
  outwit: { terms: 'cancel power, turn off power', see: 'soaring-attacks' },
  perplex: { see: 'soaring-attacks' },
};

/** Powers and team abilities. */
export const POWERS: readonly Draft[] = [
  rule(
    'powers',
    'Powers',
    'Powers',
    `Coloured squares on the dial; in effect while they show. The powers card, which is not among the app’s sources, tells what they do. An
    optional one is on unless its owner switches it off, which lasts until the turn ends.`,
    { terms: 'super powers, colours, cancel, optional', see: 'team-abilities' },
  ),
  rule(
    'team-abilities',
    'Team abilities',
    'Team abilities',
    'The icon on the base. In effect while one of the team is on the map; some need more than one of them in the force.',
    { terms: 'team symbol, TA', see: 'powers' },
  ),
  ...powerDrafts(
    // A flier’s modes are an entry of their own.
    RULED.filter((power) => power.id !== 'flight'),
    WORDS,
  ),
];
