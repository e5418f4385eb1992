import type { EncodedParameter } from '../sql-parameter.ts';

const initialBytes = 64 * 1024;
const keptBytes = 1024 * 1024;
const headerBytes = 5;

/** Writes messages of the PostgreSQL protocol, version 3, into one growing buffer. */
export class WireWriter {
  #bytes = Buffer.allocUnsafeSlow(initialBytes);
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Takes what was written since the last call, in a buffer that may be transferred. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = new Uint8Array(this.#length);
    taken.set(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    if (this.#bytes.length > keptBytes) this.#bytes = Buffer.allocUnsafeSlow(initialBytes);
    return taken;
  }

  /** Drops what was written after `length`, for a message that could not be completed. */
  truncate(length: number): void {
    this.#length = length;
  }

  get length(): number {
    return this.#length;
  }

  parse(name: string, sql: string): void {
    const start = this.#begin('P');
    this.#cString(name);
    this.#cString(sql);
    this.#int16(0);
    this.#end(start);
  }

  bind(statement: string, parameters: readonly EncodedParameter[]): void {
    const start = this.#begin('B');
    this.#cString('');
    this.#cString(statement);
    this.#int16(parameters.length);
    for (const parameter of parameters) this.#int16(parameter instanceof Uint8Array ? 1 : 0);
    this.#int16(parameters.length);
    for (const parameter of parameters) this.#value(parameter);
    this.#int16(0);
    this.#end(start);
  }

  describeExecuteSync(): void {
    const describe = this.#begin('D');
    this.#cString('P');
    this.#end(describe);
    const execute = this.#begin('E');
    this.#cString('');
    this.#int32(0);
    this.#end(execute);
    this.#end(this.#begin('S'));
  }

  /** A simple query: it may hold several statements, and needs no Sync. */
  simpleQuery(sql: string): void {
    const start = this.#begin('Q');
    this.#cString(sql);
    this.#end(start);
  }

  #begin(type: string): number {
    const start = this.#length;
    this.#reserve(headerBytes);
    this.#bytes[start] = type.charCodeAt(0);
    this.#length += headerBytes;
    return start;
  }

  #end(start: number): void {
    this.#bytes.writeInt32BE(this.#length - start - 1, start + 1);
  }

  #value(parameter: EncodedParameter): void {
    if (parameter === null) {
      this.#int32(-1);
      return;
    }
    const start = this.#length;
    this.#int32(0);
    if (typeof parameter === 'string') this.#text(parameter);
    else this.#raw(parameter);
    this.#bytes.writeInt32BE(this.#length - start - 4, start);
  }

  #cString(text: string): void {
    if (text.includes('\0')) throw new TypeError('SQL text must not hold a zero character.');
    this.#text(text);
    this.#reserve(1);
    this.#bytes[this.#length++] = 0;
  }

  #text(text: string): void {
    this.#reserve(text.length * 3);
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
  }

  #raw(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  #int16(value: number): void {
    this.#reserve(2);
    this.#length = this.#bytes.writeUInt16BE(value, this.#length);
  }

  #int32(value: number): void {
    this.#reserve(4);
    this.#length = this.#bytes.writeInt32BE(value, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#length + bytes));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
