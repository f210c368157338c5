import * as decoding from 'lib0/decoding';

/** Types of messages that phones send: sync, awareness, authentication, query of awareness, sync reply, stateless, close. */
const TYPES_OF_PHONES = [0, 1, 2, 3, 4, 5, 7];

/** The type of a message that opens a room. */
export const AUTHENTICATION = 2;

/** Reads the type of a message to a room. Returns null if phones send no such message. */
export function parseMessageType(message: Uint8Array): number | null {
  try {
    const decoder = decoding.createDecoder(message);
    if (!/^[\w-]{8,64}$/.test(decoding.readVarString(decoder))) return null;
    const type = decoding.readVarUint(decoder);
    return TYPES_OF_PHONES.includes(type) ? type : null;
  } catch {
    return null;
  }
}
