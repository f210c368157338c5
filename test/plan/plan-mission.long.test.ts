import { expect, test } from 'vitest';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { OpponentSettings } from '../../src/table/app-player';
import { type MissionMatchRecord, playMission, randomMissionPlan } from './mission-match';

/** Number of missions; `MISSIONS=60` plays more. */
const MISSIONS = Number(process.env.MISSIONS ?? 6);
const PLAYS: OpponentSettings = { manner: 'bold', strength: 'player' };

test('Sidekick plays whole missions on both sides: nothing refused, nothing stuck, all scenarios scored', () => {
  const records: MissionMatchRecord[] = [];
  for (let seed = 0; records.length < MISSIONS; seed++) {
    const plan = randomMissionPlan(seed, 2 + (seed % 3));
    if (plan) records.push(playMission(strikeTeams, plan, { heroes: PLAYS, mastermind: PLAYS }));
  }
  const won = (team: string | null) => records.filter(({ winner }) => winner === team).length;
  const sum = (count: (record: MissionMatchRecord) => number) => records.reduce((all, each) => all + count(each), 0);
  const succeeded = sum(({ outcomes }) => outcomes.filter((each) => each.endsWith('succeeded')).length);
  console.log(
    `${MISSIONS} missions: heroes ${won('heroes')}, mastermind ${won('mastermind')}, draws ${won(null)}`,
    `scenarios succeeded ${succeeded} of ${sum(({ outcomes }) => outcomes.length)}`,
    `attacks: heroes ${sum(({ attacks }) => attacks.heroes)}, mastermind ${sum(({ attacks }) => attacks.mastermind)}`,
    `defeats: heroes ${sum(({ defeats }) => defeats.heroes)}, mastermind ${sum(({ defeats }) => defeats.mastermind)}`,
    `deeds ${sum(({ deeds }) => deeds)}, ${Math.round(sum((each) => each.milliseconds) / sum((each) => each.searches))} ms a search`,
    `longest ${Math.round(Math.max(...records.map(({ longest }) => longest)))} ms`,
  );
  expect(records.flatMap(({ refused }) => refused)).toEqual([]);
  expect(sum(({ stuck }) => stuck)).toBe(0);
  expect(records.every(({ ended, outcomes }) => ended && outcomes.length === 3)).toBe(true);
  expect(succeeded).toBeGreaterThan(0);
  expect(
    Math.min(
      sum(({ attacks }) => attacks.heroes),
      sum(({ attacks }) => attacks.mastermind),
    ),
  ).toBeGreaterThan(0);
});
