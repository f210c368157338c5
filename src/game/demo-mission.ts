import { cardOf } from '../catalog/cards/carded-character';
import { computeBuildPoints, faceOf } from '../catalog/cards/character-card';
import { DEMO_CARD_CHARACTERS } from '../catalog/cards/demo';
import type { Character } from '../catalog/character';
import type { MissionPlan, SpawnPlace, TeamMember } from '../table/campaign';

/** Makes a demo character ready for its first mission, with the first action cards that its build points pay for. */
function makeDemoMember(name: string, face = 0): TeamMember {
  const character = DEMO_CARD_CHARACTERS.find((each) => each.name === name) as Character;
  const card = cardOf(character);
  if (!card) throw new RangeError(`no card for ${name}`);
  const cards: string[] = [];
  let left = computeBuildPoints(card, 1);
  for (const { id, build } of card.actions) {
    if (build > left) continue;
    cards.push(id);
    left -= build;
  }
  const { unit, figures } = faceOf(card, face);
  return { character: character.id, kind: card.kind, unit, figures, loadout: { level: 1, face, cards } };
}

function idOf(name: string): string {
  return (DEMO_CARD_CHARACTERS.find((each) => each.name === name) as Character).id;
}

const spawn = (kind: SpawnPlace['kind'], at: string, name: string): SpawnPlace => ({ at, kind, character: idOf(name) });

/** Makes a demo mission that is ready to be played: four unit points a side, on the first map. */
export function makeDemoMissionPlan(): MissionPlan {
  return {
    unitPoints: 4,
    map: 'demo-saltworks',
    scenarios: ['demo-sluices', 'demo-courier', 'demo-tide-gate'],
    teams: {
      heroes: ['Tallow Wick', 'Sexton Bell', 'Juniper Latch', 'Old Harrow'].map((name) => makeDemoMember(name)),
      mastermind: ['The Saltreeve', 'Brine Corporal', 'Tollmen'].map((name) => makeDemoMember(name)),
    },
    spawns: [
      spawn('villain', 'g1', 'The Saltreeve'),
      spawn('villain', 'j1', 'Brine Corporal'),
      ...['a4', 'f4', 'f9'].map((at) => spawn('henchman', at, 'Tollmen')),
      spawn('hero', 'a14', 'Tallow Wick'),
      spawn('hero', 'c14', 'Sexton Bell'),
      spawn('hero', 'd14', 'Juniper Latch'),
      spawn('hero', 'f14', 'Old Harrow'),
    ],
    tokens: ['c6', 'i9'].map((at) => ({ scenario: 'demo-sluices', token: 'Sluice wheel', at })),
    roles: [{ scenario: 'demo-courier', role: 'Courier', characters: [idOf('Brine Corporal')] }],
    victory: null,
  };
}

/** Makes a small demo mission: two heroes against a villain with three henchmen. */
export function makeQuickMissionPlan(): MissionPlan {
  const whole = makeDemoMissionPlan();
  const heroes = ['Tallow Wick', 'Sexton Bell'];
  const foes = ['Brine Corporal', 'Tollmen'];
  const here = new Set([...heroes, ...foes].map(idOf));
  return {
    ...whole,
    unitPoints: 2,
    teams: { heroes: heroes.map((name) => makeDemoMember(name)), mastermind: foes.map((name) => makeDemoMember(name)) },
    spawns: whole.spawns.filter(({ character }) => here.has(character)),
  };
}
