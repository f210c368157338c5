import { getSetting } from '../../store/settings';

/** Where the mission that is being set up is kept. */
export const MISSION_SET_UP = 'mission-set-up';

/** Whether a mission is being set up, without reading what was set up: the list of games shows a way back to it. */
export async function isMissionBegun(): Promise<boolean> {
  const kept = await getSetting(MISSION_SET_UP);
  return (
    kept.ok && typeof kept.value === 'object' && kept.value !== null && 'now' in kept.value && kept.value.now !== null
  );
}
