import { computeCardCost, findCardSide } from '../../../table/cards';
import { formatOmits } from '../../../table/formats';
import type { CardInPlay, Table } from '../../../table/table';
import type { CardRuleFault } from '../../ruleset';
import { makeDialEdition } from '../../shared/resolve/edition';
import { cite } from './citations';
import { FORCE, featLimit } from './force';
import { HOUSE_RULES } from './house-rules';
import { MARKERS } from './powers';
import { resolveRules } from './resolve';
import { RULES } from './rules';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { rollOff } from './showdown';
import { ACTIONS, actionTotal, PHASES } from './turns';

/**
 * Finds conflicts between the cards of a game: feats ("The 10% Rule", "Assigning feats"), conditions, events and
 * scenarios.
 */
function findCardFaults(table: Table): CardRuleFault[] {
  const of = (...kinds: CardInPlay['card']['kind'][]) => table.cards.filter(({ card }) => kinds.includes(card.kind));
  const faults: CardRuleFault[] = [];
  const tell = (code: CardRuleFault['code'], cards: readonly CardInPlay[], passage: string): void => {
    faults.push({ code, cards: cards.map(({ id }) => id), cite: cite(passage) });
  };
  const events = of('event-dial', 'scenario');
  if (events.length > 1) tell('one-event-or-scenario', events, 'EVENT DIALS AND SCENARIOS');
  const dials = of('event-dial');
  const conditions = of('condition');
  if (dials.length > 0 && conditions.length > 0)
    tell('condition-with-event-dial', [...conditions, ...dials], 'EVENT DIALS AND SCENARIOS: Event Dials');
  for (const { side, buildTotal } of table.players) {
    const mine = (card: CardInPlay): boolean => findCardSide(table, card) === side;
    const own = conditions.filter(mine);
    if (own.length > 1) tell('one-condition-a-force', own, 'BATTLEFIELD CONDITIONS');
    const feats = of('feat').filter(mine);
    const cost = feats.reduce((sum, feat) => sum + computeCardCost(feat), 0);
    if (cost > featLimit(buildTotal ?? table.buildTotal)) tell('feats-over-limit', feats, 'FEATS: The 10% Rule');
  }
  for (const piece of table.figures.keys()) {
    const feats = of('feat').filter(({ pieces }) => pieces.includes(piece));
    const twice = feats.filter(({ card }) =>
      feats.some((other) => other.card !== card && other.card.name === card.name),
    );
    if (twice.length > 0) tell('feat-twice', twice, 'FEATS: Assigning feats');
  }
  const tactics = of('feat', 'condition', 'event-dial', 'scenario');
  if (formatOmits(table, 'tactics') && tactics.length > 0) tell('left-out', tactics, 'Step 1: Announce the Format');
  return faults;
}

export const core2008 = makeDialEdition(RULES, HOUSE_RULES, {
  actions: ACTIONS,
  phases: PHASES,
  markers: MARKERS,
  cards: ['feat', 'condition', 'event-dial', 'scenario', 'other'],
  cardFaults: findCardFaults,
  actionTotal,
  force: FORCE,
  setup,
  scenarios: SCENARIOS,
  rollOff,
  resolve: resolveRules,
});
