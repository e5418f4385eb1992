import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator } from '#testing/test-base.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';

async function slip(): Promise<Blob> {
  const create = { width: 20, height: 10, channels: 3, background: '#852' } as const;
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
}

describe.each(testDatabases())('§7: submitting a deposit as sent, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterEach(async () => {
    expect(await harness.findings()).toEqual([]);
  });
  afterAll(() => harness.close());

  async function announced() {
    const member = await harness.member();
    const input = { channel: 'transfer', amount: '500.00', requestKey: randomUUID() };
    const { depositId } = await harness.handlers.requestTransferDeposit(input, member.context);
    const send = (pictures: Blob[] = [], context = member.context) =>
      harness.handlers.submitDeposit({ depositId, pictures }, context);
    return { member, depositId, send };
  }

  test('the slip is shown to its sender and to the operator', async () => {
    const { depositId, send, member } = await announced();
    const sent = await send([await slip()]);
    expect(sent).toMatchObject({ state: 'reviewing', slipId: expect.any(String) as string });
    const page = { state: 'reviewing' as const, pageNo: 1, pageSize: 100 };
    const { list } = await harness.operatorHandlers.listDeposits(page, asOperator);
    const slipId = sent.slipId ?? '';
    expect(list.find((one) => one.depositId === depositId)).toMatchObject({ slipId });
    expect((await harness.pictures.open(slipId)).type).toBe('image/webp');
    expect(await harness.handlers.getDeposit({ depositId }, member.context)).toMatchObject({
      slipId,
    });
  });

  test('a repeat changes nothing: the first slip stays', async () => {
    const { send } = await announced();
    const first = await send([await slip()]);
    expect(await send([await slip()])).toEqual(first);
    expect(await send()).toEqual(first);
  });

  test('a slip can follow while the deposit is looked at, not after it', async () => {
    const { send, depositId } = await announced();
    expect(await send()).toMatchObject({ state: 'reviewing', slipId: null });
    expect((await send([await slip()])).slipId).not.toBeNull();
    const other = await announced();
    await other.send();
    await harness.operatorHandlers.approveDeposit({ depositId: other.depositId }, asOperator);
    expect(await other.send([await slip()])).toMatchObject({ state: 'paid', slipId: null });
    await harness.operatorHandlers.approveDeposit({ depositId }, asOperator);
  });

  test('a file that is no picture is refused, and the deposit is not submitted', async () => {
    const { send, depositId, member } = await announced();
    const wrong = send([new Blob(['%PDF-1.7'])]);
    await expect(wrong).rejects.toMatchObject({ code: 'picture.unreadable' });
    expect(await harness.handlers.getDeposit({ depositId }, member.context)).toMatchObject({
      state: 'pending',
      slipId: null,
    });
  });

  test("another member's deposit cannot be submitted, and no picture is kept", async () => {
    const { send } = await announced();
    const other = await harness.member();
    const foreign = send([await slip()], other.context);
    await expect(foreign).rejects.toMatchObject({ code: 'deposit.not.found' });
    const kept = await harness.db
      .selectFrom('picture')
      .select('id')
      .where('member_id', '=', other.memberId)
      .execute();
    expect(kept).toEqual([]);
  });
});
