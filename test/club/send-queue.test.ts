/** Tests the queue of messages for a phone that reads slowly. */
import { expect, test } from 'vitest';
import { QueueClosed, SendQueue } from '../../src/club/send-queue';

/** Makes a queue with a fake socket, which accepts a fragment only when `acceptNext` is called. */
function slowSocket() {
  const sent: { readonly bytes: number; readonly isLast: boolean; readonly accept: () => void }[] = [];
  let accepted = 0;
  const queue = new SendQueue((fragment, isLast, accept) => sent.push({ bytes: fragment.length, isLast, accept }));
  return { queue, sent, acceptNext: () => sent[accepted++]?.accept() };
}

test('sends a large message in fragments, a few at once, then the next message', () => {
  const { queue, sent, acceptNext } = slowSocket();
  queue.push(new Uint8Array(100_000));
  queue.push(new Uint8Array(10));
  expect(sent.map(({ bytes }) => bytes)).toEqual([16_384, 16_384, 16_384, 16_384]);
  expect(queue.bytes).toBe(100_010);
  for (let n = 0; n < 10; n++) acceptNext();
  expect(sent.slice(4).map(({ bytes, isLast }) => [bytes, isLast])).toEqual([
    [16_384, false],
    [16_384, false],
    [1696, true],
    [10, true],
  ]);
  expect(queue.bytes).toBe(0);
  expect(queue.acceptedFragments).toBe(8);
});

test('`drained` resolves when the phone has read nearly everything', async () => {
  const { queue, acceptNext } = slowSocket();
  await queue.drained();
  queue.push(new Uint8Array(100_000));
  let isDrained = false;
  const waiting = queue.drained().then(() => {
    isDrained = true;
  });
  acceptNext();
  acceptNext();
  await Promise.resolve();
  expect(isDrained).toBe(false);
  acceptNext();
  await waiting;
  expect(isDrained).toBe(true);
});

test('a closed queue drops its messages and ends the wait', async () => {
  const { queue, sent, acceptNext } = slowSocket();
  queue.push(new Uint8Array(1_000_000));
  const waiting = queue.drained();
  queue.close();
  await expect(waiting).rejects.toBeInstanceOf(QueueClosed);
  await expect(queue.drained()).rejects.toBeInstanceOf(QueueClosed);
  queue.push(new Uint8Array(10));
  acceptNext();
  expect(sent).toHaveLength(4);
  expect(queue.bytes).toBe(0);
});
