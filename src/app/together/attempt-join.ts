import { err, type Result } from '../../plain/result';
import type { JoinFault } from './shared-game-types';

/**
 * Runs an action that shares or joins a game. If the action throws, for example because its code cannot be loaded,
 * returns the fault `failed`.
 */
export async function attemptJoin<Value>(
  act: () => Promise<Result<Value, JoinFault>>,
): Promise<Result<Value, JoinFault>> {
  try {
    return await act();
  } catch {
    return err('failed');
  }
}
