import type { DatabaseTransaction } from '#db/database.ts';
import type { ExclusionKind } from '@pavilion/domain/protection/exclusion';

/** One of the two sides of a transfer or a contract, as the row says while it is locked. */
export type Party = {
  id: bigint;
  username: string;
  nickname: string;
  memberType: number;
  parentId: bigint | null;
  status: string;
  exclusion: ExclusionKind | null;
  unfinished: boolean;
};

/** How lists of what one side pays the other name the sides; no payer where the house pays. */
export type SideNames = {
  account: string;
  nickname: string;
  payer: string | null;
  payerNickname: string | null;
};

/** Selects the names of the sides, where members are joined as `payee` and as `upline`. */
export const sideNames = [
  'payee.username as account',
  'payee.nickname',
  'upline.username as payer',
  'upline.nickname as payerNickname',
] as const;

/** Locks a member; callers lock the upper one of two first, as others who lock both do. */
export async function lockParty(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<Party> {
  return transaction
    .selectFrom('member')
    .select(['id', 'username', 'nickname', 'member_type as memberType', 'parent_id as parentId'])
    .select(['status', 'exclusion', 'unfinished'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .$castTo<Party>()
    .executeTakeFirstOrThrow();
}

/** Locks both sides of a contract, who pays first; null where the house pays. */
export async function lockSides(
  transaction: DatabaseTransaction,
  payerId: bigint | null,
  payeeId: bigint,
): Promise<{ payer: Party | null; payee: Party }> {
  const payer = payerId === null ? null : await lockParty(transaction, payerId);
  return { payer, payee: await lockParty(transaction, payeeId) };
}
