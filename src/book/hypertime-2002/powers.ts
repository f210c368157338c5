import { POWERS as RULED } from '../../rules/editions/hypertime-2002/powers';
import { type EntryDraft, parseEntries } from '../entry';
import { makePowerDrafts, type PowerTexts } from '../power-drafts';

const WORDS: Readonly<Record<string, PowerTexts>> = {
  swim: {
    say: 'A swimmer moves through water as through clear terrain.',
    terms: 'swimmer, dolphin',
    see: 'water',
    asks: ['move'],
  },
  'leap-climb': {
    say: 'With leap/climb a figure moves over people and terrain outdoors and up and down. Indoor blocking terrain stops it.',
    terms: 'leap, climb, jump',
    see: 'indoors',
    asks: ['move', 'reach'],
  },
  'phasing-teleport': {
    title: 'Phasing',
    say: 'It passes everything on its move, walls too, and needs no break-away roll.',
    terms: 'phase, teleport, through walls, phasing/teleport',
    see: 'indoors',
    asks: ['move', 'reach'],
  },
  charge: {
    say: 'As a move action, move up to half speed, then make a close attack.',
    asks: ['move', 'reach'],
    see: 'knock-back-never',
  },
  'running-shot': { say: 'As a move action, move up to half speed, then shoot.', terms: 'RS', asks: ['move', 'reach'] },
  'hypersonic-speed': {
    say: 'With hypersonic speed a figure moves, attacks on the way and moves on.',
    terms: 'HSS, speedster',
    asks: ['move', 'reach'],
  },
  stealth: { terms: 'hide', see: 'hindering-modifier', asks: ['see', 'hit'] },
  'energy-explosion': {
    at: 'Ranged combat: multiple targets',
    say: 'A shot at one target strikes those beside it too. A line is needed only to the target.',
    terms: 'EE, explosion, splash',
    see: 'several-targets',
    asks: ['hit'],
  },
  'penetrating-psychic-blast': {
    title: 'Psychic Blast',
    say: 'Damage of its shots is not reduced. Later cards call it Penetrating/Psychic Blast.',
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
    say: 'A figure with super strength picks up objects and fights with them.',
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

export const POWERS: readonly EntryDraft[] = [
  ...parseEntries(`
# Powers {#powers}
at: Powers
terms: super powers, colours, cancel, optional
see: team-abilities
A coloured square on the dial gives a power while it shows. The powers card, which is not among the app’s sources,
tells what they do. An optional one is on unless its owner switches it off, which lasts until the turn ends.

# Team abilities {#team-abilities}
at: Team abilities
terms: team symbol, TA
see: powers
A team ability is in effect while one of the team is on the map. Its icon is on the base; some need more than one of
the team in the force.
`),
  ...makePowerDrafts(
    // Flight is left out, because the modes of flight have their own entry.
    RULED.filter((power) => power.id !== 'flight'),
    WORDS,
  ),
];
