import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { dayMs, hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { applyAt } from '#modules/wallet/apply-at.fixture.ts';
import { asOperator, currency, type Member } from '#testing/test-base.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { openOwnLimits, type OwnLimitsBase } from '../limits.fixture.ts';

const title = 'A word about your play';

type Look = ParsedInputOf<OperatorEndpoints['protection']['noteLook']>;
type Acts = { deposits: { askedAt: Date; at: Date; amountMinor: bigint }[]; withdrawals: Date[] };

/** What a member pays in, and asks to be paid out, so that payments answer it. */
function payer({ asked, clock }: OwnLimitsBase, { memberId }: Member) {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  const acts: Acts = { deposits: [], withdrawals: [] };

  function add({ deposits, withdrawals }: Acts) {
    acts.deposits.push(...deposits);
    acts.withdrawals.push(...withdrawals);
    asked.acts.set(memberId, {
      deposits: acts.deposits
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map((one) => ({ ...one, depositId: randomUUID() })),
      withdrawals: acts.withdrawals
        .toSorted((one, other) => one.getTime() - other.getTime())
        .map((askedAt) => ({ askedAt })),
    });
  }

  const deposit = (at: Date, amountMinor: bigint) => ({ askedAt: at, at, amountMinor });
  return {
    /** Three withdrawals, the newest an hour ago, each followed by a deposit; 2 points. */
    takesBack: () =>
      add({
        deposits: [1, 2, 3].map((hours) => deposit(before(hours * hourMs - minuteMs), 1_00n)),
        withdrawals: [1, 2, 3].map((hours) => before(hours * hourMs)),
      }),
    /** On three days 50.00 each, and now 400.00; 2 points. */
    depositsMore: () =>
      add({
        deposits: [
          ...[5, 4, 3].map((days) => deposit(before(days * dayMs), 50_00n)),
          deposit(clock(), 400_00n),
        ],
        withdrawals: [],
      }),
  };
}

async function rowOf({ db }: OwnLimitsBase, memberId: bigint) {
  return db
    .selectFrom('harm_score')
    .innerJoin('member', 'member.id', 'member_id')
    .select([
      'score',
      'harm_score.degree',
      'due_at as dueAt',
      'look_since as lookSince',
      'harm_degree as ofMember',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** What a member plays, and does with limits. */
function player({ db, engine, clock, wallet, ownLimits }: OwnLimitsBase, member: Member) {
  const { memberId, accountId } = member;
  const raised = { member_id: memberId, kind: 'loss', period: 'day', what: 'confirmed' } as const;
  return {
    opensGame: () => ownLimits.beginPlay(memberId, accountId),
    /** Stakes once at each instant. */
    playsAt: async (...instants: Date[]) => {
      const contraId = await wallet.houseAccount('games:test', currency.code);
      for (const at of instants) {
        const id = randomUUID();
        const move = { accountId, contraId, source: 'games:test', roundId: id, gameNode: 1 };
        const bet = { ...move, kind: 'bet', amountMinor: -1_00n, externalId: id } as const;
        await applyAt(engine, [[bet]], at);
      }
    },
    /** The same limit raised twice; 2 points. */
    raisesTwice: () =>
      db
        .insertInto('limit_change')
        .values([1n, 2n].map((amount) => ({ ...raised, amount, at: clock() })))
        .execute(),
  };
}

/** What operators are shown of a member, and note. */
function looked({ operators }: OwnLimitsBase, { username: account }: Member) {
  return {
    shown: () => operators.showMemberMarkers({ account }, asOperator),
    look: (more: Partial<Look> = {}, who = asOperator) =>
      operators.noteLook(
        { account, what: 'nothing', note: 'Played as ever', requestKey: randomUUID(), ...more },
        who,
      ),
  };
}

/** Opens the markers of harm on a database: payments answer what a test lets members do. */
export async function openMarkers(database: TestDatabase) {
  const site = await openOwnLimits(database);
  const { db, asked, ownLimits, limits, jobs } = site;

  /** Creates a member with a balance; `count` has the markers counted as after a deposit. */
  async function person(choices: Parameters<typeof site.member>[0] = { balance: 1000_00n }) {
    const member = await site.member(choices);
    const { memberId, context } = member;
    const queue = () =>
      db.transaction().execute((transaction) => ownLimits.noteDeposit(transaction, memberId));
    return {
      ...member,
      ...payer(site, member),
      ...player(site, member),
      ...looked(site, member),
      queue,
      count: async () => {
        await queue();
        await jobs.runNow();
      },
      row: () => rowOf(site, memberId),
      dueAt: async () => (await rowOf(site, memberId))?.dueAt ?? null,
      letters: () =>
        asked.letters.filter((one) => one.memberId === memberId && one.title === title).length,
      advice: async () => (await limits.getAdvice({}, context)).advice,
      close: (adviceId: string) => limits.closeAdvice({ adviceId }, context),
    };
  }

  /** Creates a member with every marker of 2 points. */
  async function marked() {
    const member = await person();
    member.takesBack();
    member.depositsMore();
    await member.raisesTwice();
    return member;
  }

  return { ...site, person, marked };
}

export type Markers = Awaited<ReturnType<typeof openMarkers>>;
export type MarkedPerson = Awaited<ReturnType<Markers['person']>>;
