import type { Repository } from '../../store/repository';
import { truncate } from '../../text/character-text';
import { say } from '../../text/say';
import { toast, toastWithUndo } from '../messages';
import { describeStoreFault } from './store-fault-text';

/**
 * Deletes records of one or more tables and shows a message with an undo. If one record cannot be deleted, none is
 * deleted.
 */
export async function deleteWithUndo(
  name: string,
  ...parts: readonly (readonly [ids: readonly string[], repository: Pick<Repository<never>, 'remove' | 'restore'>])[]
): Promise<void> {
  const restoreAll = async () => {
    for (const [ids, { restore }] of parts) await restore(ids);
  };
  for (const [ids, { remove }] of parts) {
    const removed = await remove(ids);
    if (removed.ok) continue;
    await restoreAll();
    return toast({ text: describeStoreFault(removed.fault), tone: 'bad' });
  }
  toastWithUndo(say('{name} deleted.', { name: truncate(name, 60) }), restoreAll);
}
