import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { memberIfNamed } from '#modules/accounts/named-member.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { formatAmount, larger } from '@pavilion/domain/wallet/money';
import type { RewardsDeps } from '../rewards-deps.ts';
import { countedBy } from './level-at-close.ts';
import { setLevel } from './set-level.ts';
import { runningOverrides, type Override } from './vip-override.store.ts';
import { listStandingsPage, type NamedStanding } from './vip-standing.store.ts';
import { lifetimeTotals } from './vip-totals.store.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'currency' | 'site' | 'signals'>;
type Calls = OperatorEndpoints['rewards'];
type Shown = ResponseOf<Calls['setVipLevel']>;

function showOverride({ level, reason, set_by: setBy, set_at: at, ends_at: endsAt }: Override) {
  return { level, reason, setBy, setAt: at.toISOString(), endsAt: endsAt.toISOString() };
}

/** Members as operators read where they stand, in the same order. */
async function showStandings(deps: Deps, rows: readonly NamedStanding[]): Promise<Shown[]> {
  const { db, currency } = deps;
  const ids = rows.map(({ memberId }) => memberId);
  const totals = await lifetimeTotals(db, ids, countedBy(deps));
  const overrides = await runningOverrides(db, ids);
  const money = (minor: bigint) => formatAmount(larger(minor, 0n), currency.digits);
  return rows.map(({ memberId, account, level, countedLevel, keptUntil }) => {
    const { deposits = 0n, validBets = 0n } = totals.get(memberId) ?? {};
    const override = overrides.get(memberId);
    return {
      account,
      level,
      countedLevel,
      deposits: money(deposits),
      turnover: money(validBets),
      keptUntil: keptUntil === null ? null : dayAfter(keptUntil, -1),
      override: override === undefined ? null : showOverride(override),
    };
  });
}

/** What operators see of VIP levels, and set. */
export function vipStandings(
  deps: Deps,
): Pick<Handlers<Calls>, 'listVipStandings' | 'setVipLevel'> {
  const { db, currency } = deps;
  return {
    listVipStandings: async ({ account, level, ...query }) => {
      const memberId = await memberIfNamed(deps, account);
      const wanted = { memberId, level, ...pageSlice(query) };
      const { rows, total } = await listStandingsPage(db, currency.code, wanted);
      return pageOf(await showStandings(deps, rows), total, query);
    },
    setVipLevel: async (input, { operator }) => {
      const memberId = await setLevel(deps, input, operator);
      const wanted = { memberId, level: undefined, limit: 1, offset: 0 };
      const { rows } = await listStandingsPage(db, currency.code, wanted);
      const [shown] = await showStandings(deps, rows);
      if (!shown) throw new Error(`member ${memberId} is gone`);
      return shown;
    },
  };
}
