import { err, type Result } from '../../plain/result';
import type { JoinFault } from './shared-game-types';

/** Runs an action that loads code on demand. If loading or the browser fails, returns a fault. */
export async function attemptJoin<Value>(
  act: () => Promise<Result<Value, JoinFault>>,
): Promise<Result<Value, JoinFault>> {
  try {
    return await act();
  } catch {
    return err('failed');
  }
}
