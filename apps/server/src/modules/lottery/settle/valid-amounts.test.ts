import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { families } from '@pavilion/domain/lottery/families';
import { anySelection } from '@pavilion/domain/lottery/family.suite';
import { coversMost } from '@pavilion/domain/lottery/price/valid-amount';
import { openSettling, type SettlingSite } from './settle.fixture.ts';
import { canCoverMost } from './valid-amounts.ts';

describe('what members cover of a draw', () => {
  let site: SettlingSite;
  let member: Member;
  let draw: string;
  const told = new Map<string, bigint>();
  beforeEach(async () => {
    site = await openSettling(anyDatabase());
    member = await site.rich();
    draw = await site.draw({ gameId: 1001, numero: '20261124-0731' });
    told.clear();
  });
  afterEach(() => site.close());

  /** Digits at positions of SSC, 4 for the first; a digit costs 2.00. */
  async function bet(lines: Record<number, string>, who = member, multiple = 1) {
    const order = await site.order({
      member: who,
      gameId: 1001,
      lines: Object.entries(lines).map(([digit, balls]) => {
        return { playId: 14, balls, digit: Number(digit) };
      }),
      draws: [{ id: draw, multiple }],
    });
    return order.subOrders[0]!;
  }

  async function settle(): Promise<void> {
    await site.drawn(draw, '27705');
    const wallet: typeof site.deps.wallet = {
      ...site.deps.wallet,
      tellValidAmounts: async (_, source, rounds) => {
        expect(source).toBe('lottery');
        for (const { roundId, validMinor } of rounds) told.set(roundId, validMinor);
      },
    };
    await site.process({ wallet }).run();
    expect((await site.drawOf(draw)).state).toBe('settled');
  }

  test('bets at eight of ten digits do not count, at seven they do', async () => {
    const eight = await bet({ 0: '01234567' });
    await bet({ 0: '0123456' }, await site.rich());
    await settle();
    expect(told).toEqual(new Map([[eight, 0n]]));
  });

  test('bets of several orders are taken together, whatever the chunks', async () => {
    const parts = [];
    for (const digits of ['01', '23', '45', '67']) parts.push(await bet({ 2: digits }));
    await bet({ 2: '89' }, await site.rich());
    await settle();
    expect(told).toEqual(new Map(parts.map((number) => [number, 0n])));
  });

  test('equal bets cover no more than one of them', async () => {
    for (let times = 0; times < 3; times++) await bet({ 1: '0123' });
    await settle();
    expect(told.size).toBe(0);
  });

  test('each position counts by itself', async () => {
    const mixed = await bet({ 0: '01234567', 4: '12' }, member, 3);
    await bet({ 0: '8', 1: '123' });
    await settle();
    expect(told.get(mixed)).toBe(3n * 400n);
    expect([...told.values()]).toEqual(expect.arrayContaining([1200n, 600n]));
    expect(told.size).toBe(2);
  });

  test('picked and typed numbers of one play are taken together', async () => {
    // 40 of 100 pairs are picked, and 40 others typed.
    const typed = ['5', '6', '7', '8'].flatMap((tens) =>
      Array.from({ length: 10 }, (_, units) => `${tens}_${units}`),
    );
    const idOf = (code: string) => families.SSC.plays.find((play) => play.code === code)!.playId;
    const order = (code: string, balls: string) =>
      site.order({
        member,
        gameId: 1001,
        lines: [{ playId: idOf(code), balls }],
        draws: [draw],
      });
    const picked = await order('First2Straight', '0123_0123456789');
    const other = await order('First2StraightTyped', typed.join(','));
    await settle();
    expect(told).toEqual(
      new Map([...picked.subOrders, ...other.subOrders].map((one) => [one, 0n])),
    );
  });

  test('what was taken back does not count', async () => {
    await bet({ 0: '0123' });
    const back = await bet({ 0: '4567' });
    const ended = { state: 'cancelled', ended_at: site.clock(), ended_by: 'member' } as const;
    await site.db.updateTable('lottery_sub_order').set(ended).where('number', '=', back).execute();
    await settle();
    expect(told.size).toBe(0);
  });
});

const plays = Object.values(families).flatMap((family) =>
  family.plays.map((play) => [`${family.code} ${play.code}`, play] as const),
);

test.each(plays)('bets of %s that cover most are looked at', (_, play) => {
  const odds = play.tiers.map((tier) => tier.odds);
  fc.assert(
    fc.property(anySelection(play), (selection) => {
      const covers = coversMost(play, [selection], { odds, yearAnimal: 6 });
      expect(covers && !canCoverMost([{ play, bets: BigInt(play.count(selection)) }])).toBe(false);
    }),
    { numRuns: 5 },
  );
});
