import { getDevice, putDevice } from '../../store/device';

// Belongs to the device: a newcomer is asked once in its life.
const ASKED = 'asked-minute';

/** Whether the tour was not offered yet on this device; false where the disk cannot be read. */
export async function mayOfferTour(): Promise<boolean> {
  const asked = await getDevice(ASKED);
  return asked.ok && asked.value === null;
}

/** The offer was answered, either way: it does not come again. */
export async function noteAsked(): Promise<void> {
  await putDevice(ASKED, true);
}
