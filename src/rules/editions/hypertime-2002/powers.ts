import { type AppliedPower, powersOf } from '../../shared/hypertime/powers';
import { cite } from './passages';

/** The card that defines powers is not among the sources: what stands on it is common knowledge of the players. */
const CARD = cite('Powers', 'common');

/** The powers of 2002: few are told by the book itself. */
export const POWERS = powersOf(
  {
    flight: cite('Flying'),
    swim: cite('Terrain: hindering terrain'),
    'leap-climb': cite('Terrain: indoors', 'common'),
    'phasing-teleport': cite('Terrain: indoors', 'common'),
    charge: CARD,
    'running-shot': CARD,
    'hypersonic-speed': CARD,
    stealth: CARD,
    'energy-explosion': cite('Ranged combat: multiple targets', 'common'),
    'psychic-blast': CARD,
    'battle-fury': CARD,
    'close-combat-expert': CARD,
    'ranged-combat-expert': CARD,
    enhancement: CARD,
    defend: CARD,
    'super-senses': CARD,
    toughness: CARD,
    invulnerability: CARD,
    impervious: CARD,
    'combat-reflexes': CARD,
    'energy-shield-deflection': CARD,
    willpower: CARD,
    indomitable: CARD,
    'super-strength': cite('Objects: super strength'),
    'force-blast': CARD,
    telekinesis: cite('Objects: telekinesis'),
  } satisfies Record<AppliedPower, ReturnType<typeof cite>>,
  cite('Powers'),
);
