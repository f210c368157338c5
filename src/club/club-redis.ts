import { Redis } from '@hocuspocus/extension-redis';
import type { afterLoadDocumentPayload } from '@hocuspocus/server';
import { err, ok, type Result } from '../plain/result';
import type { WriteLogMessage } from './bounded-log';
import { errorMessage } from './journal';

/** Time in milliseconds after which a room opens without Redis. */
const OPEN_TIMEOUT_MS = 1500;

export interface RedisAddress {
  readonly host: string;
  readonly port: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Parses the address of a Redis server: `redis://:password@host:6379/0`. `rediss:` means an encrypted connection. */
export function parseRedisUrl(text: string): Result<RedisAddress, string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    return err(`no address like redis://host:6379: ${text}`);
  const database = Number(url.pathname.slice(1) || 0);
  if (!Number.isInteger(database)) return err(`${url.pathname.slice(1)} is no number of a database`);
  const options = {
    db: database,
    ...(url.username === '' ? {} : { username: decodeURIComponent(url.username) }),
    ...(url.password === '' ? {} : { password: decodeURIComponent(url.password) }),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
  };
  return ok({ host: url.hostname, port: Number(url.port || 6379), options });
}

/**
 * Sends updates to the other processes of a club. The shared database is authoritative. Without Redis, each process
 * polls the database for updates of other processes, and reads the database once more after reconnecting.
 */
export class ClubRedis extends Redis {
  private readonly note: WriteLogMessage;
  private readonly catchUp: () => void;
  private away = false;
  private readonly rounds: NodeJS.Timeout;

  constructor({ host, port, options }: RedisAddress, note: WriteLogMessage, catchUp: () => void) {
    super({ host, port, options: { ...options, maxRetriesPerRequest: null, retryStrategy: () => 1000 } });
    this.note = note;
    this.catchUp = catchUp;
    // Messages need no queue while Redis is down, because other processes read the updates from the database.
    this.pub.options.enableOfflineQueue = false;
    const publish = this.pub.publish.bind(this.pub) as (
      channel: string | Buffer,
      message: string | Buffer,
    ) => Promise<number>;
    this.pub.publish = ((channel: string | Buffer, message: string | Buffer) =>
      publish(channel, message).catch(() => 0)) as typeof this.pub.publish;
    for (const client of [this.pub, this.sub]) {
      client.on('error', (error: unknown) => this.lost(error));
      client.on('close', () => this.lost('the line was closed'));
      client.on('ready', () => this.found());
    }
    this.rounds = setInterval(() => {
      if (this.away) this.catchUp();
    }, 2000);
  }

  private lost(error: unknown): void {
    if (!this.away)
      this.note(`Redis cannot be reached (${errorMessage(error)}): rooms are read from the database meanwhile.`);
    this.away = true;
  }

  private found(): void {
    if (this.pub.status !== 'ready' || this.sub.status !== 'ready') return;
    if (this.away) this.note('Redis is back.');
    this.away = false;
    this.catchUp();
    // Publish local changes to the other processes.
    for (const document of this.instance?.documents.values() ?? [])
      void this.onChange({ documentName: document.name, document } as Parameters<Redis['onChange']>[0]);
  }

  /** Opens a room from the database alone if Redis is down. The room joins the other processes once Redis is back. */
  override async afterLoadDocument(payload: afterLoadDocumentPayload): Promise<void> {
    const joined = super.afterLoadDocument(payload).catch((error: unknown) => this.lost(error));
    await Promise.race([joined, new Promise((late) => setTimeout(late, OPEN_TIMEOUT_MS))]);
  }

  /**
   * Does nothing. Updates are written to the database before they are published, so Redis need not store or lock
   * anything.
   */
  override async onStoreDocument(): Promise<void> {}
  override async afterStoreDocument(): Promise<void> {}

  override async onDestroy(): Promise<void> {
    clearInterval(this.rounds);
    for (const client of [this.pub, this.sub]) client.removeAllListeners('close');
    this.pub.disconnect(false);
    this.sub.disconnect(false);
  }
}
