import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { createDetailMarks } from '#modules/accounts/detail-marks.ts';
import { createPayeeAccounts } from '#modules/payments/payments.ts';
import {
  asOperator,
  keysSecret,
  openTestBase,
  timeZone,
  type Member,
  type TestBase,
} from '#testing/test-base.ts';
import { openAgents } from '../agents.fixture.ts';
import { markDetails, type MarkDeps } from './mark-details.ts';

type Details = Partial<{
  email: string;
  isProved: boolean;
  mobile: string;
  birthday: string;
  realName: string;
  idNumber: string;
}>;

describe.each(everyEngine())('D13: the same person as somebody above, on $name', (database) => {
  let base: TestBase;
  let deps: MarkDeps;
  beforeAll(async () => {
    base = await openTestBase(database);
    const detailMarks = createDetailMarks(keysSecret, createPayeeAccounts(keysSecret));
    deps = { ...base, timeZone, detailMarks };
  });
  afterAll(() => base.close());

  const person = (above: Member | null = null) =>
    base.member({ memberType: 1, parentId: above?.memberId ?? null });

  async function give({ memberId }: Member, details: Details): Promise<void> {
    const { email = null, isProved = true, mobile = null, birthday = null } = details;
    const { realName = '', idNumber = '' } = details;
    const proved = email !== null && isProved ? base.clock() : null;
    await base.db
      .updateTable('member')
      .set({ email, email_proved_at: proved, mobile_num: mobile, birthday })
      .where('id', '=', memberId)
      .execute();
    const none = { payee_name: '', qq_num: '', facebook: '', wechat: '', line: '' };
    const others = { whatsapp: '', zalo: '', recommender_id: '', register_method: 'H5' as const };
    await base.db
      .insertInto('member_profile')
      .values({ member_id: memberId, real_name: realName, id_number: idNumber, ...none, ...others })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet({ real_name: realName, id_number: idNumber }),
      )
      .execute();
  }

  async function addCard({ memberId }: Member, number: string, name: string): Promise<void> {
    await base.db
      .insertInto('bank_card')
      .values({
        id: randomUUID(),
        member_id: memberId,
        bank: 'bay-bank',
        account_number: number,
        account_masked: number,
        account_name: name,
      })
      .execute();
  }

  const mark = () => markDetails(deps);
  const queued = async () =>
    (await base.db.selectFrom('detail_queue').selectAll().execute()).length;
  const marksOf = async ({ memberId }: Member) =>
    base.db
      .selectFrom('member_detail')
      .select(['detail', 'mark'])
      .where('member_id', '=', memberId)
      .orderBy('detail')
      .execute();

  /** What the cases of an account say, in their order. */
  async function casesOf({ memberId }: Member) {
    const cases = await base.db
      .selectFrom('fraud_case')
      .select(['id', 'state', 'subject', 'agent_id', 'others', 'facts', 'times', 'from_day'])
      .where('member_id', '=', memberId)
      .where('kind', '=', 'samePerson')
      .orderBy('first_at')
      .orderBy('subject')
      .execute();
    return cases;
  }
  const matchedOf = async (who: Member) =>
    (await casesOf(who)).map(({ facts }) => (facts as { matched: string[] }).matched.join());

  test.each<[string, Details, Details, string[]]>([
    [
      'mail with a plus',
      { email: 'Ana.Cruz+one@mail.example' },
      { email: 'ana.cruz@mail.example' },
      ['email'],
    ],
    ['mobile number', { mobile: '+63 917 000 1111' }, { mobile: '+639170001111' }, ['mobile']],
    ['id number', { idNumber: 'P-1234 567A' }, { idNumber: 'p1234567a' }, ['idNumber']],
    [
      'name with birthday',
      { realName: 'María Cruz', birthday: '1990-05-01' },
      { realName: 'MARIA  CRUZ', birthday: '1990-05-01' },
      ['person'],
    ],
    ['name alone', { realName: 'Jo Lim' }, { realName: 'Jo Lim' }, []],
    [
      'name with another birthday',
      { realName: 'Jo Tan', birthday: '1990-05-01' },
      { realName: 'Jo Tan', birthday: '1990-05-02' },
      [],
    ],
  ])('an equal %s, in another spelling', async (_, ofAgent, ofMember, matched) => {
    const agent = await person();
    const member = await person(agent);
    await give(agent, ofAgent);
    await give(member, ofMember);
    await mark();
    expect(await matchedOf(member)).toEqual(matched);
    expect(await casesOf(agent)).toEqual([]);
  });

  test('an equal payee account, and the name on one with the birthday', async () => {
    const agent = await person();
    const member = await person(agent);
    const birthday = '1991-02-03';
    await give(agent, { realName: 'Lia Santos', birthday });
    await give(member, { birthday });
    await addCard(agent, '0012-3456 78', 'Lia Santos');
    await addCard(member, '0012345678', 'Pia Reyes');
    await mark();
    expect((await marksOf(agent)).map(({ detail }) => detail)).toEqual(['payeeAccount', 'person']);
    expect(await matchedOf(member)).toEqual(['payeeAccount']);
    await addCard(member, '999', 'LIA SANTOS');
    await mark();
    expect(await matchedOf(member)).toEqual(['payeeAccount', 'payeeAccount,person']);
  });

  test('a mail counts once it is proved', async () => {
    const agent = await person();
    const member = await person(agent);
    await give(agent, { email: 'bea@mail.example' });
    await give(member, { email: 'bea+2@mail.example', isProved: false });
    await mark();
    expect(await marksOf(member)).toEqual([]);
    expect(await matchedOf(member)).toEqual([]);
    await give(member, { email: 'bea+2@mail.example' });
    await mark();
    expect(await matchedOf(member)).toEqual(['email']);
  });

  test('is found at any distance, whoever of the two has changed', async () => {
    const top = await person();
    const agent = await person(top);
    const member = await person(agent);
    const beside = await person(top);
    await give(member, { idNumber: 'SAME-1' });
    await give(beside, { idNumber: 'SAME-1' });
    await mark();
    expect(await casesOf(member)).toEqual([]);
    await give(top, { idNumber: 'same1' });
    await mark();
    const found = { state: 'open', others: [top.memberId], facts: { matched: ['idNumber'] } };
    const seen = { ...found, times: 1, from_day: '2026-11-21' };
    expect(await casesOf(member)).toMatchObject([
      {
        ...seen,
        agent_id: agent.memberId,
        subject: `${member.memberId}:${top.memberId}:idNumber`,
      },
    ]);
    expect(await casesOf(beside)).toMatchObject([{ ...seen, agent_id: top.memberId }]);
    expect(await casesOf(agent)).toEqual([]);
  });

  test('who comes to stand below the other is looked at, and everybody below', async () => {
    const top = await person();
    const agent = await person();
    const member = await person(agent);
    await give(top, { idNumber: 'MOVED-1' });
    await give(member, { idNumber: 'MOVED-1' });
    await mark();
    expect(await matchedOf(member)).toEqual([]);
    await base.db
      .updateTable('member')
      .set({ parent_id: top.memberId })
      .where('id', '=', agent.memberId)
      .execute();
    await mark();
    expect(await casesOf(member)).toMatchObject([
      { agent_id: agent.memberId, others: [top.memberId] },
    ]);
  });

  test('what was judged is no case again; another detail is', async () => {
    const { operatorHandlers } = openAgents(base);
    const agent = await person();
    const member = await person(agent);
    await give(agent, { idNumber: 'JUDGED-1', mobile: '+639171110000' });
    await give(member, { idNumber: 'JUDGED-1' });
    await mark();
    await give(member, { idNumber: 'judged 1' });
    await mark();
    const [open] = await casesOf(member);
    expect(open).toMatchObject({ state: 'open', times: 1 });
    const decision = { caseId: open?.id ?? '', state: 'dismissed' as const, note: 'A family.' };
    await operatorHandlers.decideFraudCase(decision, asOperator);
    await give(member, { idNumber: 'JUDGED-1' });
    await mark();
    expect(await matchedOf(member)).toEqual(['idNumber']);
    await give(member, { idNumber: 'JUDGED-1', mobile: '+63 917 1110000' });
    await mark();
    expect(await matchedOf(member)).toEqual(['idNumber', 'idNumber,mobile']);
    await give(member, { mobile: '+63 917 1110000' });
    await mark();
    expect(await matchedOf(member)).toHaveLength(2);
  });

  test('two jobs at once mark everybody once', async () => {
    const agent = await person();
    await give(agent, { idNumber: 'MANY-1' });
    const members: Member[] = [];
    while (members.length < 60) {
      const member = await person(agent);
      await give(member, { idNumber: 'MANY-1' });
      members.push(member);
    }
    await Promise.all([mark(), mark()]);
    expect(await queued()).toBe(0);
    const cases = await base.db
      .selectFrom('fraud_case')
      .select('times')
      .where('agent_id', '=', agent.memberId)
      .execute();
    expect(cases).toEqual(members.map(() => ({ times: 1 })));
  });

  test.runIf(database.name === 'postgres')(
    'what changes while it is marked is marked by the next run',
    async () => {
      const agent = await person();
      const [changing, waiting] = [await person(agent), await person(agent)];
      for (const who of [agent, changing]) await give(who, { idNumber: `OWN-${who.memberId}` });
      await give(waiting, { idNumber: `OWN-${agent.memberId}` });
      await base.db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('member_profile')
          .set({ id_number: `OWN-${agent.memberId}` })
          .where('member_id', '=', changing.memberId)
          .execute();
        await transaction
          .updateTable('member')
          .set({ birthday: '1990-01-01' })
          .where('id', '=', changing.memberId)
          .execute();
        await mark();
        expect(await matchedOf(waiting)).toEqual(['idNumber']);
        expect(await marksOf(changing)).toEqual([]);
      });
      await mark();
      expect(await matchedOf(changing)).toEqual(['idNumber']);
    },
  );

  test('the marks go with the data of a closed account', async () => {
    const { on } = openAgents(base);
    const agent = await person();
    await give(agent, { idNumber: 'ERASED-1', mobile: '+639173330000' });
    await mark();
    expect(await marksOf(agent)).toHaveLength(2);
    const { memberId } = agent;
    await base.db
      .transaction()
      .execute(async (transaction) => on.memberErased?.({ transaction, memberId }));
    expect(await marksOf(agent)).toEqual([]);
  });
});
