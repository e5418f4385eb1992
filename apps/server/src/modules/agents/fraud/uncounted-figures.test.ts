import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import type { FraudKind, FraudState } from '@pavilion/domain/fraud/fraud-case';
import { periodAt } from '../contract/period-at.ts';
import { readFigures } from '../contract/period-figures.store.ts';
import { openSettlements, type Settlements } from '../settlement/settlements.fixture.ts';
import { local } from '../sums/teams.fixture.ts';
import { bookUncounted } from './uncounted.store.ts';

const activeMinimumMinor = 1_000_00n;
const timeZone = 'Asia/Manila';
const [first, second, third] = ['2026-11-16', '2026-11-17', '2026-11-18'];

type Case = {
  kind?: FraudKind;
  state?: FraudState;
  firstAt: string;
  decidedAt?: string;
};

describe.each(testDatabases())(
  'D13: contracts without play that does not count, on $name',
  (database) => {
    let site: Settlements;
    beforeAll(async () => {
      site = await openSettlements(database);
    });
    afterAll(() => site.close());

    async function write(member: Member, { kind = 'samePerson', state = 'open', ...given }: Case) {
      const { firstAt, decidedAt } = given;
      const row = {
        id: randomUUID(),
        kind,
        subject: randomUUID(),
        state,
        member_id: member.memberId,
        others: sql<bigint[]>`array(
          select ancestor_id from downline where member_id = ${member.memberId}
        )`,
        facts: '{}',
        from_day: firstAt.slice(0, 10),
        first_at: local(firstAt),
        last_at: local(firstAt),
        decided_by: decidedAt === undefined ? null : 'ana',
        decided_at: decidedAt === undefined ? null : local(decidedAt),
      };
      await site.db.insertInto('fraud_case').values(row).execute();
      return row.id;
    }
    const dismiss = (id: string) =>
      site.db
        .updateTable('fraud_case')
        .set({ state: 'dismissed', decided_by: 'ana', decided_at: local(`${second}T09:00:00`) })
        .where('id', '=', id)
        .execute();
    const close = (day: string) =>
      site.db.transaction().execute((transaction) => bookUncounted(transaction, day));

    const figuresOf = async (
      agent: Member,
      day: string,
      period: 'DAY' | 'HALF_MONTH' | 'HOUR' = 'DAY',
    ) => {
      const at = periodAt(period, local(`${day}T12:00:00`), timeZone);
      const terms = { period, includeOwn: true, activeMinimumMinor };
      const { validMinor, lostMinor, activeMembers, betMinor, winMinor } = await readFigures(
        site.db,
        agent.memberId,
        terms,
        at,
      );
      return { validMinor, lostMinor, activeMembers, betMinor, winMinor };
    };

    const lost = (valid: bigint) => ({ valid, lost: valid });

    async function line() {
      const agent = await site.agent();
      const below = await site.agent(agent);
      return { agent, below, player: await site.player(below) };
    }

    test('a day has neither its valid bets nor an active member, for nobody above', async () => {
      const { agent, below, player } = await line();
      await site.plays(below, first, { ...lost(2_000_00n), wins: 500_00n });
      await site.plays(player, first, lost(5_000_00n));
      const caseId = await write(below, { firstAt: `${first}T13:00:00` });
      await close(first);
      const counted = { validMinor: 5_000_00n, lostMinor: 5_000_00n, activeMembers: 1 };
      const won = { betMinor: 7_000_00n, winMinor: 500_00n };
      expect(await figuresOf(agent, first)).toEqual({ ...counted, ...won });
      const whole = { validMinor: 7_000_00n, lostMinor: 7_000_00n, activeMembers: 2 };
      expect(await figuresOf(below, first)).toEqual({ ...whole, ...won });

      await dismiss(caseId);
      await close(second);
      expect(await figuresOf(agent, first)).toEqual({ ...counted, ...won });
      // What comes back belongs to the periods in which it was played.
      expect(await figuresOf(agent, second)).toEqual({
        validMinor: 0n,
        lostMinor: 0n,
        activeMembers: 0,
        betMinor: 0n,
        winMinor: 0n,
      });
      expect(await figuresOf(agent, first, 'HALF_MONTH')).toEqual({ ...whole, ...won });
    });

    test('a salary is paid by what counts', async () => {
      const { agent, player } = await line();
      await site.goTo(`${second}T20:00:00`);
      await site.sign(null, agent, [
        { validBetAmount: '0', activeMembers: 1, rate: '1.00' },
        { validBetAmount: '0', activeMembers: 2, rate: '2.00' },
      ]);
      const other = await site.player(agent);
      await site.plays(player, third, lost(5_000_00n));
      await site.plays(other, third, lost(3_000_00n));
      await write(player, {
        firstAt: `${third}T13:00:00`,
        state: 'confirmed',
        decidedAt: `${third}T14:00:00`,
      });
      await close(third);
      await site.goTo('2026-11-19T00:30:00');
      await site.settle();
      expect(await site.of(agent)).toMatchObject([
        {
          first_day: third,
          amount: 30_00n,
          tier: 1,
          inputs: { validBetAmount: '3000.00', activeMembers: 1, betAmount: '8000.00' },
        },
      ]);
      expect(await site.compare(third)).toBe(0);
    });

    test.each<[string, Case, boolean]>([
      ['open since its first moment', { firstAt: 'T12:00:00' }, false],
      ['open since a moment later', { firstAt: 'T12:00:00.001' }, true],
      [
        'dismissed at its end',
        { firstAt: 'T11:00:00', state: 'dismissed', decidedAt: 'T13:00:00' },
        false,
      ],
      [
        'dismissed before',
        { firstAt: 'T11:00:00', state: 'dismissed', decidedAt: 'T12:59:59' },
        true,
      ],
      [
        'confirmed within it',
        { firstAt: 'T11:00:00', state: 'confirmed', decidedAt: 'T12:30:00' },
        false,
      ],
      ['of a device, open', { kind: 'sharedDevice', firstAt: 'T11:00:00' }, true],
      [
        'of a device, confirmed before it',
        { kind: 'sharedDevice', firstAt: 'T11:00:00', state: 'confirmed', decidedAt: 'T12:00:00' },
        false,
      ],
      [
        'of a device, confirmed within it',
        { kind: 'sharedDevice', firstAt: 'T11:00:00', state: 'confirmed', decidedAt: 'T12:00:01' },
        true,
      ],
    ])('an hour with a case that is %s', async (_, { firstAt, decidedAt, ...given }, counts) => {
      const { agent, below } = await line();
      const day = '2026-11-20';
      await site.db
        .insertInto('play_hour')
        .values({
          account_id: below.accountId,
          hour: local(`${day}T12:00:00`),
          category: 'RNG',
          bets: 1_000_00n,
          valid: 1_000_00n,
          valid_lost: 1_000_00n,
        })
        .execute();
      const decided = decidedAt === undefined ? {} : { decidedAt: `${day}${decidedAt}` };
      await write(below, { ...given, ...decided, firstAt: `${day}${firstAt}` });
      const counted = counts ? 1_000_00n : 0n;
      expect(await figuresOf(agent, day, 'HOUR')).toEqual({
        validMinor: counted,
        lostMinor: counted,
        activeMembers: counts ? 1 : 0,
        betMinor: 1_000_00n,
        winMinor: 0n,
      });
      expect(await figuresOf(below, day, 'HOUR')).toMatchObject({
        validMinor: 1_000_00n,
        activeMembers: 1,
      });
    });
  },
);
