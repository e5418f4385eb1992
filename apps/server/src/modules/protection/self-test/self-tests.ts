import { randomUUID } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { isOwnId } from '#kit/own-id.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { keepSelfTest } from '@pavilion/contract/player/protection/self-tests';
import { selfTestBand, selfTestSum } from '@pavilion/domain/protection/self-test';
import type { LimitDeps } from '../protection-deps.ts';
import { deleteSelfTest, findAnswers, insertSelfTest, listKept } from './self-test.store.ts';

type Deps = Pick<LimitDeps, 'db' | 'clock'>;
type Calls = PlayerEndpoints['protection'];
type SelfTestCall = 'listSelfTests' | 'keepSelfTest' | 'forgetSelfTest';

/** How many self-tests of a member are kept. */
const most = 50;

async function show({ db }: Deps, memberId: bigint): Promise<ResponseOf<Calls['listSelfTests']>> {
  const kept = await listKept(db, memberId);
  return {
    list: kept.map(({ id, sum, at }) => ({
      testId: id,
      sum,
      band: selfTestBand(sum),
      at: at.toISOString(),
    })),
  };
}

/** Keeps a self-test; a repeat keeps nothing again, and of more than 50 the oldest are deleted. */
async function keep(
  { db, clock }: Deps,
  memberId: bigint,
  { answers, requestKey }: ParsedInputOf<typeof keepSelfTest>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const earlier = await findAnswers(transaction, memberId, requestKey);
    if (earlier) {
      const isSame = earlier.every((answer, index) => answer === answers[index]);
      if (!isSame) throw new ApiError('wallet.repeat.differs');
      return;
    }
    const kept = {
      id: randomUUID(),
      member_id: memberId,
      answers,
      sum: selfTestSum(answers),
      request_key: requestKey,
      at: clock(),
    };
    await insertSelfTest(transaction, kept, most);
  });
}

/**
 * What members do with their self-tests. Only the member sees them: no call of operators and no
 * other code reads the table, and nothing is decided by them.
 */
export function selfTestHandlers(deps: Deps): Pick<Handlers<Calls>, SelfTestCall> {
  return {
    listSelfTests: (_, { caller }) => show(deps, caller.memberId),
    keepSelfTest: async (input, { caller }) => {
      await keep(deps, caller.memberId, input);
      return show(deps, caller.memberId);
    },
    forgetSelfTest: async ({ testId }, { caller }) => {
      if (isOwnId(testId)) await deleteSelfTest(deps.db, caller.memberId, testId);
      return show(deps, caller.memberId);
    },
  };
}
