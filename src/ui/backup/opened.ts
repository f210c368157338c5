import { awaitFiles } from '../../app/taken';
import { goTo } from '../shell/route';

/** Shows the files that the device opens with the app. */
export function openWithFiles(): void {
  awaitFiles(() => goTo('table', 'take'));
}
