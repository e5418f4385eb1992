import { createSecretKey } from 'node:crypto';
import * as v from 'valibot';
import {
  TransferWalletsConfigError,
  type ReportedRound,
  type TransferAnswer,
  type TransferOrder,
  type TransferPurse,
  type TransferReading,
  type TransferWallets,
} from '#ports/transfer-wallets.ts';
import { callTransferWallet, type CallAnswer, type TransferSettings } from './transfer-call.ts';

export type TransferWalletSettings = {
  baseUrl: string;
  /** Shared with the vendor; signs our calls. */
  secret: string;
  deadlineMs?: number;
};

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const decimal = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/));

const balanceAnswer = v.object({ balance: decimal });
const moveAnswer = v.object({ reference: text, status: v.literal('done') });
const refusalAnswer = v.object({ code: text });
const statusAnswer = v.variant('known', [
  v.object({ known: v.literal(false), reference: text }),
  v.object({
    known: v.literal(true),
    reference: text,
    status: v.picklist(['done', 'no_funds', 'refused']),
    provider: text,
    account_id: text,
    currency: text,
    direction: v.picklist(['credit', 'debit']),
    amount: decimal,
  }),
]);

const reportedRound = v.object({
  round_id: text,
  account_id: text,
  currency: text,
  game: text,
  bet: decimal,
  win: decimal,
  valid: v.optional(v.nullable(decimal), null),
  ended_at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((reported) => new Date(reported)),
    v.date(),
  ),
});
const reportAnswer = v.object({
  rounds: v.array(v.unknown()),
  cursor: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  more: v.boolean(),
});

/** The codes by which the vendor finally refuses an order. */
const finalCodes = { no_funds: 'noFunds', refused: 'refused' } as const;
const statuses = { done: 'done', ...finalCodes } as const;

function ownerOf({ provider, accountId, currency }: TransferPurse) {
  return { provider, account_id: accountId, currency };
}

function isFinal(code: string): code is keyof typeof finalCodes {
  return Object.hasOwn(finalCodes, code);
}

function readMove(answer: CallAnswer, reference: string): TransferAnswer {
  if (answer.outcome === 'failed') {
    return { outcome: 'inDoubt', detail: answer.detail };
  }
  const { status, body } = answer;
  const moved = v.safeParse(moveAnswer, body);
  if (status === 200 && moved.success && moved.output.reference === reference) {
    return { outcome: 'done' };
  }
  const refusal = v.safeParse(refusalAnswer, body);
  const code = refusal.success ? refusal.output.code : '';
  const detail = `HTTP ${status} ${code}`;
  const isRefused = status === 409 && isFinal(code);
  return { outcome: isRefused ? finalCodes[code] : 'inDoubt', detail };
}

/** Parses the body of a successful answer, or says why there is none. */
function read<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: CallAnswer,
): TransferReading<v.InferOutput<Schema>> {
  if (answer.outcome === 'failed') return { done: false, detail: answer.detail };
  if (answer.status !== 200) return { done: false, detail: `HTTP ${answer.status}` };
  const parsed = v.safeParse(schema, answer.body);
  if (parsed.success) return { done: true, value: parsed.output };
  return { done: false, detail: 'the answer is not what was expected' };
}

async function findMove(
  settings: TransferSettings,
  reference: string,
): ReturnType<TransferWallets['find']> {
  const call = await callTransferWallet(settings, 'status', { reference });
  const answer = read(statusAnswer, call);
  if (!answer.done) return answer;
  const { value } = answer;
  if (value.reference !== reference) return { done: false, detail: 'another reference' };
  if (!value.known) return { done: true, value: null };
  const { provider, account_id: accountId, currency, direction, amount } = value;
  const status = statuses[value.status];
  const record = { reference, provider, accountId, currency, direction, amount, status };
  return { done: true, value: record };
}

/** Rounds of one report; few, since their accounts are locked while they are booked. */
const roundsAtOnce = 25;
/** Characters kept of an unreadable entry; enough to find it at the vendor. */
const unreadableKept = 2000;

async function readReport(
  settings: TransferSettings,
  provider: string,
  cursor: string | null,
): ReturnType<TransferWallets['report']> {
  const request = { provider, cursor, limit: roundsAtOnce };
  const answer = read(reportAnswer, await callTransferWallet(settings, 'report', request));
  if (!answer.done) return answer;
  const rounds: ReportedRound[] = [];
  const unreadable: string[] = [];
  for (const reported of answer.value.rounds) {
    const parsed = v.safeParse(reportedRound, reported);
    if (!parsed.success) {
      unreadable.push(JSON.stringify(reported).slice(0, unreadableKept));
      continue;
    }
    const { round_id: roundId, account_id: accountId, ended_at: endedAt, ...sums } = parsed.output;
    rounds.push({ roundId, accountId, ...sums, endedAt });
  }
  const { cursor: next, more } = answer.value;
  return { done: true, value: { rounds, unreadable, cursor: next, more } };
}

/** @throws TransferWalletsConfigError when a setting is missing or makes no sense. */
export function createSignedTransferWallets(given: TransferWalletSettings): TransferWallets {
  const { secret, deadlineMs = 4000 } = given;
  if (secret.trim() === '') {
    throw new TransferWalletsConfigError('Set the secret of the transfer wallets.');
  }
  if (!URL.canParse(given.baseUrl) || !/^https?:\/\//.test(given.baseUrl)) {
    throw new TransferWalletsConfigError(
      'The address of the transfer wallets must begin with https:// or http://.',
    );
  }
  const baseUrl = given.baseUrl.replace(/\/+$/, '');
  const settings = { baseUrl, key: createSecretKey(secret, 'utf8'), deadlineMs };
  const move = async (kind: 'credit' | 'debit', order: TransferOrder) => {
    const { reference, amount } = order;
    const body = { reference, ...ownerOf(order), amount };
    return readMove(await callTransferWallet(settings, kind, body), reference);
  };
  return {
    balance: async (purse) => {
      const call = await callTransferWallet(settings, 'balance', ownerOf(purse));
      const answer = read(balanceAnswer, call);
      return answer.done ? { done: true, value: answer.value.balance } : answer;
    },
    credit: (order) => move('credit', order),
    debit: (order) => move('debit', order),
    find: (reference) => findMove(settings, reference),
    report: (provider, cursor) => readReport(settings, provider, cursor),
  };
}
