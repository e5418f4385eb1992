import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { paths } from '@pavilion/screens/paths';
import type { LinkDeps } from './link-deps.ts';
import type { LinkRow } from './link.store.ts';

type LinkState = 'open' | 'expired' | 'usedUp' | 'paused';

function stateOf({ isOpen, paused_at, uses, max_uses: maxUses }: LinkRow): LinkState {
  if (isOpen) return 'open';
  if (paused_at !== null) return 'paused';
  return maxUses !== null && uses >= maxUses ? 'usedUp' : 'expired';
}

/** A link in the shape of the contract. */
export function showLink({ publicUrl }: Pick<LinkDeps, 'publicUrl'>, row: LinkRow) {
  const { code, domain, rates, label, uses, registered, firstDeposits } = row;
  const site = domain === null ? publicUrl : `https://${domain}`;
  const shown = gameTypes.map((category) => [category, formatRate(rates[category] ?? 0)]);
  return {
    affiUrlId: row.id.toString(),
    url: `${site}${paths.register({ code })}`,
    code,
    type: row.member_type,
    rates: Object.fromEntries(shown) as Record<GameType, string>,
    label,
    isDefault: row.is_default,
    expiresAt: row.expires_at?.toISOString() ?? null,
    uses,
    maxUses: row.max_uses,
    registered,
    firstDeposits,
    state: stateOf(row),
  };
}

export type ShownLink = ReturnType<typeof showLink>;
