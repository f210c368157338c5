import * as decoding from 'lib0/decoding';

/** Message types that phones send: sync, awareness, authentication, query awareness, sync reply, stateless, close. */
const PHONE_MESSAGE_TYPES = [0, 1, 2, 3, 4, 5, 7];

/** Type of the message that opens a room. */
export const AUTHENTICATION_TYPE = 2;

/** Parses the type of a message to a room. Null if phones never send messages of this type. */
export function parseMessageType(message: Uint8Array): number | null {
  try {
    const decoder = decoding.createDecoder(message);
    if (!/^[\w-]{8,64}$/.test(decoding.readVarString(decoder))) return null;
    const type = decoding.readVarUint(decoder);
    return PHONE_MESSAGE_TYPES.includes(type) ? type : null;
  } catch {
    return null;
  }
}
