import { makeObjective, type ScenarioCard } from '../scenario-card';
import type { VictoryCard } from '../victory-card';

const plain = { tokens: [], roles: [], needs: [] } as const;

/** Scenario cards of the demo, two for each stage. */
export const DEMO_SCENARIOS: readonly ScenarioCard[] = [
  {
    ...plain,
    id: 'demo-sluices',
    name: 'Break the Sluices',
    stage: 1,
    until: 1,
    reward: 2,
    tokens: [{ name: 'Sluice wheel', count: 2, strength: 4, wounds: 1, placedBy: 'mastermind', when: 'setup' }],
    objectives: [{ ...makeObjective('damage'), of: 'Sluice wheel' }],
    rules: 'The heroes succeed once both wheels are gone.',
  },
  {
    ...plain,
    id: 'demo-tally-book',
    name: 'The Tally Book',
    stage: 1,
    until: 2,
    reward: 3,
    tokens: [{ name: 'Tally book', count: 1, strength: null, wounds: 1, placedBy: 'mastermind', when: 'setup' }],
    objectives: [{ ...makeObjective('deliver'), of: 'Tally book' }],
    rules: 'A hero picks the book up and carries it to a hero spawn point. Whoever carries it drops it when defeated.',
  },
  {
    ...plain,
    id: 'demo-bad-blood',
    name: 'Bad Blood',
    stage: 2,
    until: 2,
    reward: 2,
    roles: [{ name: 'At odds', chosenBy: 'mastermind', of: 'heroes', count: 2, secret: false }],
    objectives: [{ ...makeObjective('defeat'), by: 'At odds', from: 2 }],
    rules: 'Two heroes are at odds. The heroes succeed if each of the two defeats somebody during this stage.',
  },
  {
    ...plain,
    id: 'demo-courier',
    name: 'The Quiet Courier',
    stage: 2,
    until: 3,
    reward: 3,
    roles: [{ name: 'Courier', chosenBy: 'mastermind', of: 'mastermind', count: 1, secret: true }],
    objectives: [{ ...makeObjective('defeat'), of: 'Courier' }],
    needs: [{ kind: 'villain', figures: 1 }],
    rules:
      'One villain is the courier; only the mastermind knows who. Turn the role face up when the courier is defeated: the heroes succeed.',
  },
  {
    ...plain,
    id: 'demo-tide-gate',
    name: 'Before the Tide Gate Opens',
    stage: 3,
    until: 3,
    reward: 4,
    tokens: [{ name: 'Tide gate', count: 1, strength: 4, wounds: 3, placedBy: 'mastermind', when: 'stage' }],
    objectives: [{ ...makeObjective('damage'), of: 'Tide gate' }],
    rules: 'The gate enters when stage 3 begins and must be damaged three times. The heroes succeed once it is gone.',
  },
  {
    ...plain,
    id: 'demo-audience',
    name: 'An Audience with the Reeve',
    stage: 3,
    until: 3,
    reward: 4,
    needs: [{ kind: 'mastermind', figures: 1 }],
    objectives: [
      { ...makeObjective('defeat'), figure: 'mastermind', count: 1, from: 3 },
      { ...makeObjective('extract'), figure: 'hero', count: 2, from: 3 },
    ],
    rules: 'The heroes succeed if the Saltreeve is defeated during this stage and two heroes are extracted during it.',
  },
];

export const DEMO_VICTORY: VictoryCard = {
  id: 'demo-victory',
  name: 'The Upper Hand',
  sides: [
    { name: 'Fair Wind', text: 'Once: roll the die again.' },
    { name: 'Deep Purse', text: 'Once: three points more on your dial.' },
  ],
};
