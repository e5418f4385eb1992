import { Client, type ClientConfig, type Notification } from 'pg';
import { checkedChannel } from '../notification-channel.ts';
import { connectionError } from './postgres-errors.ts';

const firstRetryMs = 200;
const longestRetryMs = 10_000;

type OnPayload = (payload: string) => void;

/** Listens for all channels on one connection, which the first `listen` opens. */
export class PostgresListener {
  readonly #settings: ClientConfig;
  readonly #address: string;
  readonly #channels = new Map<string, Set<OnPayload>>();
  #connected: Promise<Client> | undefined;
  #last: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(settings: ClientConfig, address: string) {
    // The connection only waits for messages, so no statement timeout applies.
    this.#settings = { ...settings, statement_timeout: 0 };
    this.#address = address;
  }

  async listen(channel: string, onPayload: OnPayload): Promise<() => Promise<void>> {
    const name = checkedChannel(channel);
    const listeners = this.#channels.get(name) ?? new Set();
    listeners.add(onPayload);
    this.#channels.set(name, listeners);
    try {
      await this.#run(`listen ${name}`);
    } catch (error) {
      listeners.delete(onPayload);
      if (listeners.size === 0) this.#channels.delete(name);
      throw connectionError(error, this.#address);
    }
    return () => this.#unlisten(name, onPayload);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    const client = await this.#connected?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  async #unlisten(channel: string, onPayload: OnPayload): Promise<void> {
    const listeners = this.#channels.get(channel);
    if (listeners?.delete(onPayload) !== true || listeners.size > 0 || this.#isClosed) return;
    this.#channels.delete(channel);
    // A lost connection listens to nothing, and the next one will not listen to this channel.
    if (this.#connected === undefined) return;
    await this.#run(`unlisten ${channel}`).catch(() => undefined);
  }

  /** Runs statements one after another, as the driver requires. */
  #run(sql: string): Promise<void> {
    const done = this.#last.then(async () => {
      await (await this.#client()).query(sql);
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  #client(): Promise<Client> {
    this.#connected ??= this.#connect();
    return this.#connected;
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#settings);
    let isLost = false;
    const lost = (): void => {
      if (isLost) return;
      isLost = true;
      this.#connected = undefined;
      if (!this.#isClosed && this.#channels.size > 0) this.#reconnect(firstRetryMs);
    };
    client.on('notification', (message) => this.#deliver(message));
    client.on('error', lost);
    try {
      await client.connect();
    } catch (error) {
      this.#connected = undefined;
      throw error;
    }
    client.on('end', lost);
    return client;
  }

  #reconnect(afterMs: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#resume().catch(() => this.#reconnect(Math.min(afterMs * 2, longestRetryMs)));
    }, afterMs);
  }

  /** Listens to every channel again, and signals to all listeners that payloads may be missed. */
  async #resume(): Promise<void> {
    if (this.#isClosed) return;
    for (const channel of this.#channels.keys()) await this.#run(`listen ${channel}`);
    for (const channel of this.#channels.keys()) this.#deliver({ channel, payload: '' });
  }

  #deliver({ channel, payload = '' }: Pick<Notification, 'channel' | 'payload'>): void {
    for (const onPayload of this.#channels.get(channel) ?? []) {
      // An error of a listener must not count as a failure of the connection.
      queueMicrotask(() => onPayload(payload));
    }
  }
}
