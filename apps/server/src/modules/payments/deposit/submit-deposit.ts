import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId, type PaymentsParts } from '../payments-parts.ts';
import { tellDeposit } from './credit-deposit.ts';
import { changeByEvent, lockByHand } from './decide-deposit.ts';
import { changeDeposit, findDeposit, type Deposit } from './deposit.store.ts';

type Parts = Pick<
  PaymentsParts,
  'db' | 'wallet' | 'currency' | 'clock' | 'signals' | 'depositBonus' | 'site' | 'pictures'
>;

/** A slip is kept once, and only while somebody is still going to look at it. */
function takesSlip({ state, slip_id: slipId }: Deposit): boolean {
  return slipId === null && (state === 'pending' || state === 'reviewing' || state === 'expired');
}

async function tieSlip(
  parts: Parts,
  transaction: DatabaseTransaction,
  deposit: Deposit,
  slipId: string | undefined,
): Promise<Deposit> {
  if (slipId === undefined || !takesSlip(deposit)) return deposit;
  await parts.pictures.use(transaction, deposit.member_id, [slipId]);
  await tellDeposit(parts, transaction, deposit);
  return changeDeposit(transaction, deposit.id, { slip_id: slipId });
}

/**
 * The member says that the money was sent; it waits for the operator from now on. A repeat changes
 * nothing, but for a slip that was not sent before.
 */
export async function submitDeposit(
  parts: Parts,
  memberId: bigint,
  { depositId, pictures }: { depositId: string; pictures: readonly Blob[] },
): Promise<Deposit> {
  const { db, clock } = parts;
  const known = isOwnId(depositId)
    ? await findDeposit(db, { id: depositId, member_id: memberId })
    : null;
  if (!known) throw new ApiError('deposit.not.found');
  const sent = takesSlip(known) ? pictures : [];
  const [slipId] = await parts.pictures.keep(sent, { memberId, purpose: 'depositSlip' });
  return db.transaction().execute(async (transaction) => {
    const deposit = await lockByHand(transaction, depositId);
    const withSlip = await tieSlip(parts, transaction, deposit, slipId);
    if (deposit.state === 'reviewing' || deposit.state === 'paid') return withSlip;
    const how = { submitted_at: clock(), settled_at: null };
    return changeByEvent(parts, transaction, deposit, 'submit', how);
  });
}
