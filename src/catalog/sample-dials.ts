import type { Card } from './card';

const PLAIN = { kind: 'event-dial', needs: '', points: 0, each: false } as const;

/** Invented event dials, for players who have none. */
export const SAMPLE_DIALS: readonly Card[] = [
  {
    ...PLAIN,
    name: 'Brownout',
    text: 'The lamps of the city fail one by one. Nothing else is set up, and the game is won as ever.',
    dial: {
      clicks: ['amber', 'amber', 'amber, red', 'red', 'red, black', 'black'],
      ends: true,
      turns: 'round-begins',
      effects: [
        { colour: 'amber', text: 'Range values are 1 lower, and never below 0.' },
        { colour: 'red', text: 'A line of fire longer than 4 squares is hindered.' },
        { colour: 'black', text: 'No ranged attack goes farther than 4 squares.' },
      ],
    },
  },
  {
    ...PLAIN,
    name: 'Spring Tide',
    text: 'The harbour rises and falls with every figure that goes down. It has no end: after the last click comes the first.',
    dial: {
      clicks: ['blue', 'blue, white', 'white', 'white, green'],
      ends: false,
      turns: 'knock-out',
      effects: [
        { colour: 'blue', text: 'Water is deep: whoever does not swim stops on entering it.' },
        { colour: 'white', text: 'Spray: speed values are 1 lower for those who begin next to water.' },
        { colour: 'green', text: 'Ebb: water is clear terrain.' },
      ],
    },
  },
];
