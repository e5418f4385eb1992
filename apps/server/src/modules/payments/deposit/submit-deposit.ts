import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { publishDeposit } from './credit-deposit.ts';
import { changeByEvent, lockByHand } from './decide-deposit.ts';
import { changeDeposit, findDeposit, type Deposit } from './deposit.store.ts';

type Deps = Pick<
  PaymentsDeps,
  'db' | 'wallet' | 'currency' | 'clock' | 'signals' | 'depositBonus' | 'site' | 'pictures'
>;

/** A deposit takes one slip, and only while an operator may still look at it. */
function takesSlip({ state, slip_id: slipId }: Deposit): boolean {
  return slipId === null && (state === 'pending' || state === 'reviewing' || state === 'expired');
}

async function tieSlip(
  deps: Deps,
  transaction: DatabaseTransaction,
  deposit: Deposit,
  slipId: string | undefined,
): Promise<Deposit> {
  if (slipId === undefined || !takesSlip(deposit)) return deposit;
  await deps.pictures.use(transaction, deposit.member_id, [slipId]);
  await publishDeposit(deps, transaction, deposit);
  return changeDeposit(transaction, deposit.id, { slip_id: slipId });
}

/**
 * Records that the member has sent the money; the deposit then waits for an operator. A repeat
 * changes nothing, except that it may add a missing slip.
 */
export async function submitDeposit(
  deps: Deps,
  memberId: bigint,
  { depositId, pictures }: { depositId: string; pictures: readonly Blob[] },
): Promise<Deposit> {
  const { db, clock } = deps;
  const known = isOwnId(depositId)
    ? await findDeposit(db, { id: depositId, member_id: memberId })
    : null;
  if (!known) throw new ApiError('deposit.not.found');
  const sent = takesSlip(known) ? pictures : [];
  const [slipId] = await deps.pictures.keep(sent, { memberId, purpose: 'depositSlip' });
  return db.transaction().execute(async (transaction) => {
    const deposit = await lockByHand(transaction, depositId);
    const withSlip = await tieSlip(deps, transaction, deposit, slipId);
    if (deposit.state === 'reviewing' || deposit.state === 'paid') return withSlip;
    const change = { submitted_at: clock(), settled_at: null };
    return changeByEvent(deps, transaction, deposit, 'submit', change);
  });
}
