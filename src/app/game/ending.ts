import { give } from './session';

/** Ends the open game: the edition counts what is scored at the end and names the winner. False where the disk refused. */
export async function endGame(): Promise<boolean> {
  return (await give({ deed: 'end-game' })) !== null;
}
