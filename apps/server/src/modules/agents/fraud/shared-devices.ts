import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { addressNetwork } from '#kit/network/address-network.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import {
  daysBefore,
  hoursCompared,
  withNews,
  type Sharing,
} from '@pavilion/domain/fraud/shared-devices';
import { findLookedUntil, raiseCase, writeLookedUntil } from './case.store.ts';
import type { FraudDeps } from './fraud-deps.ts';
import {
  findKnown,
  listAbove,
  listAddressesOfOperators,
  listAddressUses,
  listCrowds,
  listDeviceUses,
  lockSearch,
  type CrowdMember,
  type SharedUse,
} from './shared-devices.store.ts';

type Deps = Pick<FraudDeps, 'db' | 'clock' | 'timeZone'>;
type Found = { memberId: bigint; agentId: bigint; sharing: Sharing };

const signal = 'sharedDevice';
/** What was written late is found the next time. */
const marginMs = minuteMs;

function foundBy(uses: readonly SharedUse[]): Found[] {
  const found = new Map<bigint, Found>();
  for (const { memberId, agentId, otherId, by, lastAt } of uses) {
    const none = { devices: [], addresses: [], lastAt };
    const one = found.get(memberId) ?? { memberId, agentId, sharing: none };
    found.set(memberId, one);
    const { sharing } = one;
    (by === 'device' ? sharing.devices : sharing.addresses).push(otherId.toString());
    if (lastAt > sharing.lastAt) sharing.lastAt = lastAt;
  }
  return [...found.values()];
}

function crowdsOf(members: readonly CrowdMember[]): CrowdMember[][] {
  const crowds = new Map<string, CrowdMember[]>();
  for (const member of members) {
    const crowd = crowds.get(member.crowd) ?? [];
    crowd.push(member);
    crowds.set(member.crowd, crowd);
  }
  return [...crowds.values()];
}

/** Each of some accounts of a crowd with each other account of it. */
function pairsOf(some: readonly CrowdMember[], crowd: readonly CrowdMember[]): SharedUse[] {
  return some.flatMap(({ memberId, agentId, lastAt }) =>
    crowd
      .filter((other) => other.memberId !== memberId)
      .map((other) => ({
        memberId,
        agentId,
        otherId: other.memberId,
        by: 'device',
        lastAt: other.lastAt > lastAt ? other.lastAt : lastAt,
      })),
  );
}

/** What is shared in crowds; who is above another of a crowd is only one of the others. */
async function usesOfCrowds(
  transaction: DatabaseTransaction,
  members: readonly CrowdMember[],
): Promise<SharedUse[]> {
  if (members.length === 0) return [];
  const ids = [...new Set(members.map(({ memberId }) => memberId))];
  const lines = await listAbove(transaction, ids);
  const above = new Set(lines.map(({ aboveId, memberId }) => `${aboveId} ${memberId}`));
  return crowdsOf(members).flatMap((crowd) => {
    const isAbove = (id: bigint) => crowd.some(({ memberId }) => above.has(`${id} ${memberId}`));
    return pairsOf(
      crowd.filter(({ memberId }) => !isAbove(memberId)),
      crowd,
    );
  });
}

const before = (at: Date, hours: number) => new Date(at.getTime() - hours * hourMs);

/** Everything that may be a case, whether it is known or not. */
async function search(transaction: DatabaseTransaction, since: Date): Promise<Found[]> {
  const registeredSince = before(since, hoursCompared);
  const working = await listAddressesOfOperators(transaction, before(since, daysBefore * 24));
  return foundBy([
    ...(await listDeviceUses(transaction, registeredSince)),
    ...(await listAddressUses(transaction, registeredSince, working.map(addressNetwork))),
    ...(await usesOfCrowds(transaction, await listCrowds(transaction, since))),
  ]);
}

async function raiseNews(
  transaction: DatabaseTransaction,
  { timeZone, clock }: Deps,
  found: readonly Found[],
): Promise<void> {
  const known = await findKnown(
    transaction,
    found.map(({ memberId }) => memberId),
  );
  for (const { memberId, agentId, sharing } of found) {
    const last = known.get(memberId.toString());
    const { devices = [], addresses = [] } = last?.facts ?? {};
    const news = withNews(last ? { ...last, devices, addresses } : null, sharing);
    if (news === null) continue;
    const others = [...new Set([...news.devices, ...news.addresses])].map(BigInt);
    await raiseCase(transaction, {
      id: randomUUID(),
      kind: 'sharedDevice',
      subject: memberId.toString(),
      agentId,
      memberId,
      others,
      facts: { devices: news.devices, addresses: news.addresses },
      day: dayAt(news.lastAt, timeZone),
      at: news.lastAt,
      // It is shared until now; `withNews` knows what was dismissed.
      since: clock(),
    });
  }
}

/**
 * Opens a case for each account that shares a device or an address with others of its line within
 * a day of its registration, and for those of a line that are many on one device. A repeat counts
 * nothing again.
 */
export async function findSharedDevices(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  await db.transaction().execute(async (transaction) => {
    await lockSearch(transaction);
    const now = clock();
    const lookedUntil = (await findLookedUntil(transaction, signal)) ?? now;
    const since = new Date(Math.min(lookedUntil.getTime(), now.getTime()) - marginMs);
    await raiseNews(transaction, deps, await search(transaction, since));
    await writeLookedUntil(transaction, signal, now);
  });
}
