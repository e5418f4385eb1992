import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Database } from '#db/database.ts';
import type { Member } from '#testing/test-base.ts';
import type { Move } from '../reports.fixture.ts';

const does = [
  'deposit',
  'withdrawalHold',
  'withdrawalReturn',
  'bet',
  'win',
  'takeBack',
  'reportedPlay',
  'bonusGrant',
  'bonusForfeit',
  'reward',
  'adjustment',
  'vendorTransferHold',
] as const;

/** `hasBonus`: half of a bet or win is bonus money, and a win is taken back but for a third. */
export type Step = {
  does: (typeof does)[number];
  amount: bigint;
  hasBonus: boolean;
  which: number;
};

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom(...does),
    amount: fc.bigInt(1n, 9000_00n),
    hasBonus: fc.boolean(),
    which: fc.nat(50),
  }),
  { minLength: 1, maxLength: 60 },
);

const taking = new Set<Step['does']>([
  'withdrawalHold',
  'bet',
  'bonusForfeit',
  'vendorTransferHold',
]);

/** A bet or win, as it can be taken back. */
type Played = Move & { externalId: string; roundId: string; gameNode: number };

/** Takes back one of those that still stand. */
function takeBack({ hasBonus, which }: Step, at: Date, standing: Played[]): Move[] {
  const [taken] = standing.splice(which % Math.max(1, standing.length), 1);
  if (!taken) return [];
  const { externalId: reverses, roundId, gameNode, amount } = taken;
  const shortfall = hasBonus && amount > 0n ? amount / 3n : 0n;
  return [
    { at, kind: 'rollback', amount: shortfall - amount, shortfall, reverses, roundId, gameNode },
  ];
}

function moveOf(step: Step, at: Date, standing: Played[]): Move[] {
  const { does: kind, amount, hasBonus, which } = step;
  if (kind === 'takeBack') return takeBack(step, at, standing);
  const externalId = randomUUID();
  if (kind === 'reportedPlay') return [{ at, kind, amount: 0n, externalId }];
  const moved = taking.has(kind) ? -amount : amount;
  if (kind !== 'bet' && kind !== 'win') return [{ at, kind, amount: moved }];
  const played = {
    at,
    kind,
    amount: moved,
    bonus: hasBonus ? moved / 2n : 0n,
    roundId: `r${which % 5}`,
    gameNode: which % 3,
    externalId,
    finishes: which % 7 === 0,
  };
  standing.push(played);
  return [played];
}

/** What the steps move from one instant to another, in equal distances. */
export function movesOf(drawn: readonly Step[], from: Date, until: Date): Move[] {
  const stepMs = (until.getTime() - from.getTime()) / drawn.length;
  const standing: Played[] = [];
  return drawn.flatMap((step, index) => {
    return moveOf(step, new Date(from.getTime() + Math.floor(index * stepMs)), standing);
  });
}

type Round = { roundId: string; changes: number; bet: bigint; win: bigint };

const fresh = (): Round => ({ roundId: randomUUID(), changes: 0, bet: 0n, win: 0n });

/** Has a provider report what stands behind the postings of play there; every third corrects. */
export async function reportPlay(
  db: Database,
  { accountId }: Member,
  moves: readonly Move[],
): Promise<void> {
  let last = fresh();
  const reported = moves.filter(({ kind }) => kind === 'reportedPlay');
  for (const [index, { at, externalId = '' }] of reported.entries()) {
    const posting = await db
      .selectFrom('posting')
      .select(['id', 'created_at'])
      .where('source', '=', 'past')
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow();
    const before = index % 3 === 2 ? last : fresh();
    const changes = before.changes + 1;
    const bet = BigInt(((index * 7) % 11) * 311);
    const win = BigInt(((index * 5) % 7) * 205);
    const round = { vendor: 'REEF', round_id: before.roundId, account_id: accountId, game_node: 1 };
    const ended = { ended_at: new Date(at), valid: null };
    await db
      .insertInto('reported_round')
      .values({ ...round, ...ended, bet, win, changes })
      .onConflict((conflict) =>
        conflict.columns(['vendor', 'round_id']).doUpdateSet({ bet, win, changes }),
      )
      .execute();
    const change = { bet: bet - before.bet, win: win - before.win, number: changes };
    const booked = { posting_id: posting.id, booked_at: posting.created_at };
    await db
      .insertInto('reported_change')
      .values({ ...round, ...ended, ...change, ...booked })
      .execute();
    last = { roundId: before.roundId, changes, bet, win };
  }
}
