import { editionName } from '../..';
import type { KnockBackAnswer } from '../../answer';
import type { HouseLaw } from '../../house';
import type { Ruleset } from '../../ruleset';
import { adjacentAnswer } from '../../shared/adjacency';
import { note, onPiece } from '../../shared/cite';
import { housed } from '../../shared/house';
import { knownPiece, rangeAnswer, spotOf } from '../../shared/places';
import { NO_SCENARIOS } from '../../shared/scenarios';
import { NO_SETUP } from '../../shared/setup';
import { breakthrough } from './breakthrough';
import { CAMPAIGN } from './campaign';
import { cite, ID } from './citations';
import { hit } from './combat';
import { destroy } from './destroy';
import { battleZone, entering } from './entering';
import { FORCE } from './force';
import { NEIGHBOURS, onTheFlat } from './ground';
import { HOUSE_RULES } from './house';
import { interact } from './interact';
import { LAW, type StrikeLaw } from './law';
import { see, sight } from './line-of-sight';
import { carry, MOVES, move, reach } from './movement';
import { objectives } from './objectives';
import { counters, options } from './options';
import { cost } from './prices';
import { PHASES, stagesOver } from './rounds';
import { shakingOff } from './shaking-off';
import { ATTACKS } from './shot';
import { slam } from './slam';
import { ACTIONS, actionTotal, give } from './turns';

function play(law: StrikeLaw, house: HouseLaw): Ruleset {
  return {
    id: ID,
    name: editionName(ID),
    attacks: ATTACKS,
    actions: ACTIONS,
    moves: MOVES,
    // Its characters have no standard powers: what a card does stands on the card.
    powers: [],
    phases: PHASES,
    markers: [],
    cards: ['scenario', 'other'],
    // Its books bind no cards.
    cardFaults: () => [],
    actionTotal,
    force: FORCE,
    house,
    setup: NO_SETUP,
    scenarios: NO_SCENARIOS,
    adjacent: (position, a, b) =>
      adjacentAnswer(onTheFlat(position), NEIGHBOURS, spotOf(position, a), spotOf(position, b)),
    range: (position, a, b) => rangeAnswer(spotOf(position, a), spotOf(position, b), cite('Combat')),
    see,
    sight,
    move,
    reach,
    carry,
    // Blows slam here; nothing is knocked back.
    knockBack: (position, question): KnockBackAnswer => {
      const { id, squares } = knownPiece(position, question.target);
      const stays = note('never-knocked-back', cite('Slamming Characters', 'reading'), [onPiece(id)]);
      return { legal: true, reasons: [], to: squares, damage: 0, path: [squares[0]!], notes: [stays] };
    },
    destroy,
    hit: (position, question) => hit(law, position, question),
    give: (table, deed) => give(law, table, deed),
    counters,
    options: (table, piece) => options(law, table, piece),
    mission: {
      slam,
      breakthrough: (position, question) => breakthrough(law, position, question),
      interact,
      cost,
      campaign: CAMPAIGN,
      objectives,
      stagesOver,
      shakingOff,
      entering,
      battleZone,
    },
  };
}

/** The Strike Teams rulebook of 2018: action points, strength against defense, no roll to hit. */
export const strikeTeams = housed(LAW, HOUSE_RULES, play);
