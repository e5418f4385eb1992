import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { openRewards, type Rewards } from '../rewards.fixture.ts';

const home = {
  name: 'Lea Santos',
  phone: '+63 917 555 0101',
  region: 'Metro Manila',
  city: 'Quezon City',
  street: '12 Sampaguita Lane',
  postalCode: '1100',
};

describe.each(testDatabases())('addresses of the mall on $name', (database) => {
  let site: Rewards;
  let lea: Member;
  beforeAll(async () => {
    site = await openRewards(database);
  });
  beforeEach(async () => {
    lea = await site.member();
  });
  afterAll(() => site.close());

  const add = (of: Member, changes: Partial<typeof home> = {}, requestKey: string = randomUUID()) =>
    site.handlers.addAddress({ ...home, ...changes, requestKey }, of.context);
  const change = (of: Member, addressId: string, changes: Partial<typeof home>) =>
    site.handlers.changeAddress({ ...home, ...changes, addressId }, of.context);
  const remove = (of: Member, addressId: string) =>
    site.handlers.removeAddress({ addressId }, of.context);
  const list = (of: Member) => site.handlers.listAddresses({}, of.context);
  const publish = (event: 'accountClosed' | 'memberErased', memberId: bigint) =>
    site.db
      .transaction()
      .execute(async (transaction) => site.rewards.on[event]?.({ transaction, memberId }));

  test('they are kept, changed and forgotten, the last one first', async () => {
    const first = await add(lea);
    expect(first).toEqual({ ...home, addressId: first.addressId });
    site.pass(1000);
    const second = await add(lea, { city: 'Cebu' });
    expect(await list(lea)).toEqual({ list: [second, first], most: 5 });
    const changed = await change(lea, first.addressId, { street: '14 Sampaguita Lane' });
    expect(changed).toEqual({ ...first, street: '14 Sampaguita Lane' });
    expect(await remove(lea, second.addressId)).toEqual({ list: [changed], most: 5 });
    expect(await remove(lea, second.addressId)).toEqual({ list: [changed], most: 5 });
  });

  test('a repeated request keeps one, and another address under its key is refused', async () => {
    const key = randomUUID();
    const all = await Promise.all([1, 2, 3, 4].map(() => add(lea, {}, key)));
    expect(new Set(all.map(({ addressId }) => addressId)).size).toBe(1);
    expect(await codeOf(add(lea, { city: 'Cebu' }, key))).toBe('reward.repeat.differs');
    expect((await list(lea)).list).toEqual([all[0]]);
  });

  test('a member keeps five at most, however many are added at once', async () => {
    const codes = await Promise.all(Array.from({ length: 7 }, () => codeOf(add(lea))));
    expect(codes.filter((code) => code === 'mall.address')).toHaveLength(2);
    expect((await list(lea)).list).toHaveLength(5);
  });

  test('nobody sees, changes or forgets an address of another member', async () => {
    const { addressId } = await add(lea);
    const other = await site.member();
    expect(await codeOf(change(other, addressId, { city: 'Cebu' }))).toBe('mall.not.found');
    expect(await remove(other, addressId)).toEqual({ list: [], most: 5 });
    expect((await list(lea)).list).toEqual([{ ...home, addressId }]);
    for (const unknown of [randomUUID(), 'nothing']) {
      expect(await codeOf(change(lea, unknown, {}))).toBe('mall.not.found');
      expect((await remove(lea, unknown)).list).toHaveLength(1);
    }
  });

  test('an excluded member adds and changes none', async () => {
    const { addressId } = await add(lea);
    const { memberId } = lea;
    await site.db.transaction().execute((one) => writeExclusion(one, memberId, 'timeOut'));
    expect(await codeOf(add(lea))).toBe('member.excluded');
    expect(await codeOf(change(lea, addressId, { city: 'Cebu' }))).toBe('member.excluded');
  });

  test('no row holds any of it in plain', async () => {
    await add(lea);
    const { rows } = await sql<{ row: string }>`
      select row::text from member_address as row where member_id = ${lea.memberId}
    `.execute(site.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).toContain('sealed:');
    const found = Object.values(home).filter((part) => rows[0]?.row.includes(part));
    expect(found.filter((part) => part !== home.postalCode)).toEqual([]);
  });

  test.each(['accountClosed', 'memberErased'] as const)('%s forgets them', async (event) => {
    await add(lea);
    const other = await site.member();
    await add(other);
    await publish(event, lea.memberId);
    expect((await list(lea)).list).toEqual([]);
    expect((await list(other)).list).toHaveLength(1);
  });
});
