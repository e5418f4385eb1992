import type { SqlRow } from '../sql-engine.ts';
import { SqlError } from '../sql-error.ts';
import { parserOf } from '../sql-value.ts';

/** I: outside a transaction, T: inside one, E: inside one that has failed. */
export type TransactionStatus = 'I' | 'T' | 'E';

/** How the rows of one statement are parsed, while the database describes them alike. */
export type RowShape = {
  description: Buffer;
  names: string[];
  parsers: ((text: string) => unknown)[];
};

/** The answer to one request, as far as it was received. */
export type Answer = {
  rows: SqlRow[];
  commandTag: string;
  wasParsed: boolean;
  error: Error | undefined;
  /** Initially the shape of the last answer to this statement, then the one in use. */
  shape: RowShape | undefined;
};

/** Receives the messages that belong to a request, and those that belong to none. */
type AnswerSink = {
  current(): Answer;
  ready(status: TransactionStatus): void;
  notified(channel: string, payload: string): void;
  died(error: SqlError): void;
};

export function emptyAnswer(shape?: RowShape): Answer {
  return { rows: [], commandTag: '', wasParsed: false, error: undefined, shape };
}

/** Rows that a command tag counts as changed: `INSERT 0 5`, `UPDATE 3`, but not `SELECT 2`. */
export function affectedRows(commandTag: string): bigint {
  const count = /^(?:INSERT 0|UPDATE|DELETE|MERGE) (\d+)$/.exec(commandTag)?.[1];
  return count === undefined ? 0n : BigInt(count);
}

const type = (letter: string): number => letter.charCodeAt(0);
const dataRow = type('D');
const rowDescription = type('T');
const commandComplete = type('C');
const parseComplete = type('1');
const readyForQuery = type('Z');
const errorResponse = type('E');
const notification = type('A');

/** Reads whole messages of the PostgreSQL protocol, version 3, and passes them on in order. */
export function readMessages(bytes: Buffer, sink: AnswerSink): void {
  let at = 0;
  while (at < bytes.length) {
    const start = at + 5;
    const end = at + 1 + bytes.readInt32BE(at + 1);
    const messageType = bytes[at];
    if (messageType === dataRow) readRow(bytes, start, sink.current());
    else readOther(messageType, bytes.subarray(start, end), sink);
    at = end;
  }
}

function readOther(messageType: number | undefined, body: Buffer, sink: AnswerSink): void {
  switch (messageType) {
    case rowDescription:
      readDescription(body, sink.current());
      break;
    case commandComplete:
      sink.current().commandTag = body.toString('latin1', 0, body.length - 1);
      break;
    case parseComplete:
      sink.current().wasParsed = true;
      break;
    case readyForQuery:
      sink.ready(body.toString('latin1') as TransactionStatus);
      break;
    case errorResponse:
      readError(body, sink);
      break;
    case notification:
      readNotification(body, sink);
      break;
    default:
      // Bind complete, no data, notices and changed settings are ignored.
      break;
  }
}

function readRow(bytes: Buffer, start: number, answer: Answer): void {
  const { shape } = answer;
  if (shape === undefined || answer.error !== undefined) return;
  const row: SqlRow = {};
  let at = start + 2;
  try {
    for (let column = 0; column < shape.names.length; column++) {
      const length = bytes.readInt32BE(at);
      const end = at + 4 + Math.max(length, 0);
      const name = shape.names[column] ?? '';
      row[name] = length < 0 ? null : shape.parsers[column]?.(bytes.toString('utf8', at + 4, end));
      at = end;
    }
    answer.rows.push(row);
  } catch (error) {
    answer.error = error as Error;
  }
}

function readDescription(body: Buffer, answer: Answer): void {
  if (answer.shape?.description.equals(body)) return;
  const names: string[] = [];
  const parsers: ((text: string) => unknown)[] = [];
  let at = 2;
  for (let left = body.readInt16BE(0); left > 0; left--) {
    const end = body.indexOf(0, at);
    names.push(body.toString('utf8', at, end));
    // After the name: the table's oid (4 bytes), the column's number (2), the type's oid (4) …
    parsers.push(parserOf(body.readUInt32BE(end + 7)));
    at = end + 19;
  }
  answer.shape = { description: Buffer.from(body), names, parsers };
}

function readError(body: Buffer, sink: AnswerSink): void {
  const fields: Record<string, string> = {};
  let at = 0;
  while (at < body.length && body[at] !== 0) {
    const end = body.indexOf(0, at);
    fields[String.fromCharCode(body[at] ?? 0)] = body.toString('utf8', at + 1, end);
    at = end + 1;
  }
  const error = new SqlError({
    code: fields['C'] ?? '',
    message: fields['M'] ?? '',
    detail: fields['D'],
    hint: fields['H'],
    schema: fields['s'],
    table: fields['t'],
    column: fields['c'],
    constraint: fields['n'],
  });
  if (fields['V'] === 'FATAL' || fields['V'] === 'PANIC') sink.died(error);
  else sink.current().error ??= error;
}

function readNotification(body: Buffer, sink: AnswerSink): void {
  const channelEnd = body.indexOf(0, 4);
  const channel = body.toString('utf8', 4, channelEnd);
  sink.notified(channel, body.toString('utf8', channelEnd + 1, body.length - 1));
}
