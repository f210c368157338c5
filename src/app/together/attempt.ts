import { err, type Result } from '../../plain/result';
import type { JoinFault } from './api';

/** What joins phones is loaded when it is wanted: where that, or the browser, breaks off, it is a fault as any other. */
export async function attempt<Value>(act: () => Promise<Result<Value, JoinFault>>): Promise<Result<Value, JoinFault>> {
  try {
    return await act();
  } catch {
    return err('failed');
  }
}
