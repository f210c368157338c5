import { getSetting } from '../../store/settings';

/** Key of the setting that stores the mission being set up. */
export const MISSION_SETUP_KEY = 'mission-set-up';

/**
 * Whether a mission is being set up. Does not parse the draft, because the list of games only shows a link to the
 * setup.
 */
export async function isMissionInSetup(): Promise<boolean> {
  const result = await getSetting(MISSION_SETUP_KEY);
  return (
    result.ok &&
    typeof result.value === 'object' &&
    result.value !== null &&
    'now' in result.value &&
    result.value.now !== null
  );
}
