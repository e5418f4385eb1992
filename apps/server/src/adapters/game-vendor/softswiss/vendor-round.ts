import * as v from 'valibot';
import { callJson } from '#kit/network/call-json.ts';
import type {
  RoundRecord,
  RoundQuestion,
  RoundTransaction,
  VendorAnswer,
} from '#ports/game-vendor.ts';
import { parseAmount } from '@pavilion/domain/wallet/money';
import type { LauncherSettings } from './launcher.ts';
import { signatureHeader, signBody } from './signature.ts';

/** A fishing game may shoot thousands of times in a round. */
const maximumAnswerBytes = 4 * 1024 * 1024;

const id = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]{1,128}$/u));

const transaction = v.variant('type', [
  v.object({ type: v.picklist(['bet', 'win']), id_provider: id, amount: v.string() }),
  v.object({ type: v.literal('rollback'), id_provider: id, original_id_provider: id }),
]);

type WireTransaction = v.InferOutput<typeof transaction>;

const roundAnswer = v.variant('known', [
  v.object({ known: v.literal(false) }),
  v.object({
    known: v.literal(true),
    finished: v.boolean(),
    transactions: v.array(transaction),
  }),
]);

/** Null when the amount is invalid for the currency. */
function transactionOf(one: WireTransaction, digits: number): RoundTransaction | null {
  const externalId = one.id_provider;
  if (one.type === 'rollback') {
    return { kind: 'rollback', externalId, originalId: one.original_id_provider };
  }
  const amountMinor = parseAmount(one.amount, digits);
  return amountMinor === null || amountMinor <= 0n
    ? null
    : { kind: one.type, externalId, amountMinor };
}

function unreadable(detail: string): VendorAnswer<never> {
  return { done: false, failure: { kind: 'unreadable', detail } };
}

/** Asks the vendor for the transactions of a player's round. */
export async function readRound(
  { baseUrl, casinoId, key, deadlineMs }: LauncherSettings,
  { accountId, currency, digits, roundId }: RoundQuestion,
): Promise<VendorAnswer<RoundRecord | null>> {
  const body = JSON.stringify({
    casino_id: casinoId,
    account_id: accountId,
    currency,
    round_id: roundId,
  });
  const answer = await callJson({
    url: `${baseUrl}/api/v1/softswiss/rounds/state`,
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signBody(body, key) },
    body,
    deadlineMs,
    maximumBytes: maximumAnswerBytes,
  });
  if (!answer.done) return answer;
  const parsed = v.safeParse(roundAnswer, answer.value);
  if (!parsed.success) return unreadable('this is no state of a round');
  if (!parsed.output.known) return { done: true, value: null };
  const { finished } = parsed.output;
  const read = parsed.output.transactions.map((one) => transactionOf(one, digits));
  const transactions = read.filter((one) => one !== null);
  if (transactions.length < read.length) return unreadable('an amount is none of the currency');
  return { done: true, value: { transactions, finished } };
}
