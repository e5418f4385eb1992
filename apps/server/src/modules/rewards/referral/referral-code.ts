import { randomInt } from 'node:crypto';
import type { RewardsDeps } from '../rewards-deps.ts';
import { findCodeOf, insertCode } from './referral-code.store.ts';

/** Capital letters and digits that do not look alike. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const signsInCode = 8;
const codesTried = 5;

const drawnCode = () =>
  Array.from({ length: signsInCode }, () => signs[randomInt(signs.length)]).join('');

/** The code of a member, which is made now for who has none. */
export async function ensureCode(
  { db, clock }: Pick<RewardsDeps, 'db' | 'clock'>,
  memberId: bigint,
): Promise<string> {
  for (let tries = 0; tries < codesTried; tries += 1) {
    const code = await findCodeOf(db, memberId);
    if (code !== null) return code;
    await insertCode(db, { memberId, code: drawnCode(), at: clock() });
  }
  const code = await findCodeOf(db, memberId);
  if (code === null) throw new Error(`no free code for the friends of member ${memberId}`);
  return code;
}
