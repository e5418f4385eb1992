import type { DatabaseTransaction } from '#db/database.ts';
import type { RatesByCategory } from '#modules/hierarchy/rates.ts';

export type PastLink = {
  code: string;
  agentId: bigint;
  label: string;
  isDefault: boolean;
  rates: RatesByCategory;
  createdAt: Date;
  expiresAt: Date | null;
  maxUses: number | null;
  /** Who came by it, and when. */
  joined: readonly { memberId: bigint; at: Date }[];
};

/** Writes links of the past, for accounts to try; one of a known code gets its details. */
export async function writePastLinks(
  transaction: DatabaseTransaction,
  links: readonly PastLink[],
): Promise<void> {
  for (const { code, agentId, joined, ...link } of links) {
    const details = {
      label: link.label,
      is_default: link.isDefault,
      rates: link.rates,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      max_uses: link.maxUses,
      uses: joined.length,
    };
    await transaction
      .insertInto('affiliate_code')
      .values({ code, member_id: agentId, ...details })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(details))
      .execute();
    const rows = joined.map(({ memberId, at }) => ({
      member_id: memberId,
      agent_id: agentId,
      way: 'code' as const,
      code,
      at,
    }));
    await transaction.insertInto('joined_by').values(rows).execute();
  }
}
