import type { SharedLine } from '../../together/shared-line';
import { runInSharedGame } from '../game/perform';
import { toast } from '../messages';
import type { OpenShare } from './open-share';
import { summarizeNews } from './step-news';

/** Applies an update of another device in the queue of taps, and reports its content. */
export async function receiveUpdate(game: string, share: OpenShare, update: Uint8Array, from: unknown): Promise<void> {
  let lines: readonly SharedLine[] = [];
  await runInSharedGame(game, async (_, log) => {
    const step = await share.receive(log, update, from);
    lines = step.lines;
    return step;
  });
  const { state } = share.shared;
  const opener = share.codec.opener(state);
  const news = lines.map((line) => ({
    name: state.people.get(line.by)?.name ?? line.by,
    line: line.line === 'tap' ? { ...line, facts: opener(line).facts } : line,
  }));
  const words = summarizeNews(news);
  if (words !== null) toast(words);
}
