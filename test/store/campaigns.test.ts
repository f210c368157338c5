import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import {
  EMPTY_DRAFT_HISTORY,
  EMPTY_MISSION_PLAN,
  type MissionDraft,
  parseDraftHistory,
  pushDraftChange,
  undoDraftChange,
} from '../../src/game/mission-draft';
import { exportJsonBackup, importJsonBackup } from '../../src/store/backup';
import { campaignRepository, missionRepository, rewriteCampaign } from '../../src/store/campaigns';
import { deleteGame } from '../../src/store/game-list';
import { createGame } from '../../src/store/games';
import { GRACE_MS, purge } from '../../src/store/purge';
import { listSetAsideRecords } from '../../src/store/unreadable-records';
import type { CampaignFact } from '../../src/table/campaign';
import { connectTestDatabase, putUnchecked, unwrap, unwrapFault } from './test-database';

const BEGAN: CampaignFact = { fact: 'campaign-began', edition: 'e', name: 'Salt', missions: 6 };
const LONGER: CampaignFact = { fact: 'lengthened', missions: 7 };
const KEPT = { added: 1, edited: 2, deletedAt: null };

async function withCampaign() {
  const database = connectTestDatabase();
  await unwrap(campaignRepository.putMany([{ id: 'c', version: 1, facts: [BEGAN] }], database));
  return database;
}

describe('a saved campaign', () => {
  test('is appended to, unless another window wrote in the meantime', async () => {
    const database = await withCampaign();
    await unwrap(rewriteCampaign('c', [BEGAN], [BEGAN, LONGER], database));
    expect(await unwrapFault(rewriteCampaign('c', [BEGAN], [BEGAN], database))).toBe('conflict');
    expect((await unwrap(campaignRepository.get('c', database))).facts).toEqual([BEGAN, LONGER]);
  });

  test('is not written when it is unreadable or deleted', async () => {
    const database = await withCampaign();
    const strange = [{ ...LONGER, missions: -1 } as CampaignFact];
    expect(await unwrapFault(rewriteCampaign('c', [BEGAN], strange, database))).toBe('unreadable');
    await unwrap(campaignRepository.remove(['c'], database));
    expect(await unwrapFault(rewriteCampaign('c', [BEGAN], [BEGAN, LONGER], database))).toBe('missing');
  });

  test('with an unreadable fact retains the others, and the original record is set aside', async () => {
    const database = connectTestDatabase();
    const bad = { id: 'c', version: 1, facts: [BEGAN, { fact: 'flew' }, LONGER], ...KEPT };
    await putUnchecked(database, 'campaigns', bad);
    const list = await unwrap(campaignRepository.list(database));
    expect(list.items[0]?.facts).toEqual([BEGAN, LONGER]);
    expect(list.unreadable).toMatchObject([{ table: 'campaigns', key: '"c"', moved: true }]);
    expect((await unwrap(listSetAsideRecords(database)))[0]?.record).toEqual(bad);
    expect((await unwrap(campaignRepository.list(database))).unreadable).toEqual([]);
  });

  test('of an unknown version is set aside without affecting the others', async () => {
    const database = await withCampaign();
    await putUnchecked(database, 'campaigns', { id: 'd', version: 9, facts: [BEGAN], ...KEPT });
    const list = await unwrap(campaignRepository.list(database));
    expect(list.items.map(({ id }) => id)).toEqual(['c']);
    expect(list.unreadable).toHaveLength(1);
  });

  test('that continued elsewhere is restored from a backup; an invalid one is listed and left out', async () => {
    const database = await withCampaign();
    const other = connectTestDatabase();
    await unwrap(importJsonBackup(await unwrap(exportJsonBackup(database)), other));
    await new Promise((done) => setTimeout(done, 2));
    await unwrap(rewriteCampaign('c', [BEGAN], [BEGAN, LONGER], database));
    await putUnchecked(database, 'campaigns', { id: 'x', version: 1, facts: [{ fact: 'flew' }], ...KEPT });
    const report = await unwrap(importJsonBackup(await unwrap(exportJsonBackup(database)), other));
    expect(report).toMatchObject({ campaigns: { added: 0, newer: 1 }, refused: [{ table: 'campaigns' }] });
    expect((await unwrap(campaignRepository.get('c', other))).facts).toEqual([BEGAN, LONGER]);
  });
});

test('the plan of a mission is purged with its game', async () => {
  const database = connectTestDatabase();
  const { game } = await unwrap(createGame({ name: 'G', edition: 'e' }, null, database));
  await unwrap(
    missionRepository.putMany([{ id: game.id, edition: 'e', campaign: null, plan: makeDemoMissionPlan() }], database),
  );
  expect((await unwrap(missionRepository.get(game.id, database))).plan).toEqual(makeDemoMissionPlan());
  await unwrap(deleteGame(game.id, database));
  await unwrap(purge(Date.now() + GRACE_MS + 1000, database));
  expect(await unwrapFault(missionRepository.get(game.id, database))).toBe('missing');
});

describe('a mission draft', () => {
  const draft: MissionDraft = {
    edition: 'e',
    campaign: null,
    names: { heroes: 'Ana', mastermind: '' },
    level: 1,
    plan: EMPTY_MISSION_PLAN,
    steps: { map: 'skipped' },
  };
  const later = { ...draft, plan: makeDemoMissionPlan() };

  test('round-trips with its undo history', () => {
    const history = pushDraftChange(pushDraftChange(EMPTY_DRAFT_HISTORY, draft), later);
    expect(parseDraftHistory(JSON.parse(JSON.stringify(history)))).toEqual({ ok: true, value: history });
    expect(undoDraftChange(history).now).toEqual(draft);
    expect(undoDraftChange(undoDraftChange(undoDraftChange(history)))).toEqual(EMPTY_DRAFT_HISTORY);
  });

  test('remembers at most 60 changes', () => {
    let history = EMPTY_DRAFT_HISTORY;
    for (let level = 0; level < 99; level++) history = pushDraftChange(history, { ...draft, level });
    expect(history.past).toHaveLength(60);
    expect(undoDraftChange(history).now?.level).toBe(97);
  });

  test('is invalid with an invalid plan; an unreadable old change is skipped', () => {
    expect(parseDraftHistory({ now: { ...draft, plan: { ...EMPTY_MISSION_PLAN, map: 3 } }, past: [] })).toMatchObject({
      ok: false,
    });
    expect(parseDraftHistory({ now: draft, past: [{ edition: 7 }, null] })).toEqual({
      ok: true,
      value: { now: draft, past: [null] },
    });
  });
});
