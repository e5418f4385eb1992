import * as v from 'valibot';
import type {
  RoundRecord,
  RoundQuestion,
  RoundTransaction,
  VendorAnswer,
} from '#ports/game-vendor.ts';
import { callGameApi, type GameApi } from './game-api.ts';
import { minorOfUnits, unitsPerMinor } from './money-units.ts';
import { playerName } from './player-name.ts';

/** A fishing game may shoot thousands of times in a round. */
const maximumBytes = 4 * 1024 * 1024;

const id = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]{1,128}$/u));

const listAnswer = v.array(
  v.object({
    user: id,
    transaction_uuid: id,
    transaction_status: v.string(),
    kind: v.picklist(['TK_BET', 'TK_WIN', 'TK_ROLLBACK']),
    currency: v.string(),
    amount: v.number(),
    reference_transaction_uuid: v.nullish(id, null),
    round_closed: v.nullish(v.boolean(), false),
  }),
);

type Listed = v.InferOutput<typeof listAnswer>[number];

/** Applied, or applied and then reversed by a rollback in the same list. */
const standing: ReadonlySet<string> = new Set(['TS_SUCCESS', 'TS_ROLLEDBACK']);

/** The vendor got no answer from us; it gave up such a bet, but still owes the win or rollback. */
const givenUp = 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED';

function counts({ transaction_status: status, kind }: Listed): boolean {
  return standing.has(status) || (status === givenUp && kind !== 'TK_BET');
}

/** Null when invalid: an amount that is no whole minor unit, or a rollback without an original. */
function transactionOf(one: Listed, perMinor: bigint): RoundTransaction | null {
  const { transaction_uuid: externalId, reference_transaction_uuid: originalId } = one;
  if (one.kind === 'TK_ROLLBACK') {
    return originalId === null ? null : { kind: 'rollback', externalId, originalId };
  }
  const amountMinor = minorOfUnits(one.amount, perMinor);
  const kind = one.kind === 'TK_BET' ? 'bet' : 'win';
  if (amountMinor === null || (kind === 'bet' && amountMinor === 0n)) return null;
  return { kind, externalId, amountMinor };
}

function unreadable(detail: string): VendorAnswer<never> {
  return { done: false, failure: { kind: 'unreadable', detail } };
}

/** True when a transaction is marked as rolled back and its rollback is not in the list. */
function lacksRollback(listed: readonly Listed[]): boolean {
  const takenBack = new Set(
    listed
      .filter(({ kind }) => kind === 'TK_ROLLBACK')
      .map((one) => one.reference_transaction_uuid),
  );
  return listed.some(
    (one) => one.transaction_status === 'TS_ROLLEDBACK' && !takenBack.has(one.transaction_uuid),
  );
}

function recordOf(listed: readonly Listed[], perMinor: bigint): VendorAnswer<RoundRecord | null> {
  if (listed.length === 0) return { done: true, value: null };
  const counted = listed.filter(counts);
  if (lacksRollback(counted)) return unreadable('a rollback is missing');
  const read = counted.map((one) => transactionOf(one, perMinor));
  const transactions = read.filter((one) => one !== null);
  if (transactions.length < read.length) return unreadable('a transaction makes no sense');
  return {
    done: true,
    value: { transactions, finished: counted.some((one) => one.round_closed) },
  };
}

/** Asks the vendor for the transactions of a player's round. */
export async function readRound(
  api: GameApi,
  { accountId, currency, digits, roundId }: RoundQuestion,
  deadlineMs: number,
): Promise<VendorAnswer<RoundRecord | null>> {
  const user = playerName(accountId);
  const perMinor = unitsPerMinor(digits);
  if (perMinor === null) return unreadable('the currency is too fine for the vendor');
  const limits = { deadlineMs, maximumBytes };
  const answer = await callGameApi(api, 'transactions/list', { user, round: roundId }, limits);
  if (!answer.done) return answer;
  const parsed = v.safeParse(listAnswer, answer.value);
  if (!parsed.success) return unreadable('this is no list of transactions');
  const own = parsed.output.filter((one) => one.user === user);
  if (own.some((one) => one.currency !== currency)) return unreadable('the currency is another');
  return recordOf(own, perMinor);
}
