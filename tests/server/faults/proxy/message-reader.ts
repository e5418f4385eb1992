export type Message = { type: string; body: Buffer };

const lengthBytes = 4;

/** Splits a stream of PostgreSQL's protocol into whole messages. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);
  /** The first message of a client has no type. */
  #next: 'startup' | 'messages';

  constructor(begins: 'startup' | 'messages') {
    this.#next = begins;
  }

  add(chunk: Buffer): Message[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const found: Message[] = [];
    let message = this.#take();
    while (message) {
      found.push(message);
      message = this.#take();
    }
    return found;
  }

  #take(): Message | null {
    const at = this.#next === 'startup' ? 0 : 1;
    if (this.#rest.length < at + lengthBytes) return null;
    const end = at + this.#rest.readUInt32BE(at);
    if (this.#rest.length < end) return null;
    const type = at === 0 ? '' : String.fromCharCode(this.#rest[0] ?? 0);
    const body = this.#rest.subarray(at + lengthBytes, end);
    this.#rest = this.#rest.subarray(end);
    this.#next = 'messages';
    return { type, body };
  }
}
