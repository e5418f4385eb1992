import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { serveTestSite, type ServedSite, type Sent } from '#testing/served-site.ts';

/** Calls that the seed names without a path (decisions/0057), by requests written by hand. */
const database = anyDatabase();
let harness: ServedSite;
let token: string;

beforeAll(async () => {
  harness = await serveTestSite(database);
  const member = await harness.newMember(0);
  ({ token } = await harness.openSession(member.id));
});
afterAll(() => harness.close());

describe('§3, §7, Wire calls: calls designed here', () => {
  test('the settings name the merchant and the category presets', async () => {
    const answer = await harness.call({ method: 'GET', path: '/wps/system/settings/consolidated' });
    expect(answer.value).toMatchObject({
      mobileTemplate: { mem_cen: '1', dep_func: '1' },
      merchant: {
        platform: 'mobile',
        defaultLanguage: 'EN',
        languages: ['EN', 'TY'],
        prizeMode: 'Elott',
        gateways: { WEB: 1, MOBILE: 3 },
      },
    });
    const { categoryPresets } = answer.value as { categoryPresets: { code: string }[] };
    expect(categoryPresets).toHaveLength(13);
    for (const { code } of categoryPresets) {
      const path = `/wps/relay/GCSGAME_gameList?preset=${code}`;
      expect({ code, ...(await harness.call({ method: 'GET', path })) }).toMatchObject({
        code,
        status: 200,
      });
    }
  });

  test('live models: those on the air come first, and can be listed alone', async () => {
    type Model = { active: boolean; streaming: boolean; nodeId: number; viewers: number };
    const models = async (query: string) => {
      const path = `/wps/relay/GCSGAME_getLiveModelList?${query}`;
      const answer = await harness.call({ method: 'GET', path });
      return (answer.value as { list: Model[] }).list;
    };
    const all = await models('language=EN');
    expect(all.length).toBeGreaterThan(0);
    expect(all[0]).toMatchObject({ active: true, streaming: true, viewers: 0 });
    const onAir = all.map(({ streaming }) => streaming);
    expect(onAir).toEqual(onAir.toSorted((one, other) => Number(other) - Number(one)));
    expect(await models('streaming=true')).toEqual(all.filter(({ streaming }) => streaming));
    expect(await models('active=0')).toEqual([]);
  });

  test('popular announcements: the one that most members opened comes first', async () => {
    const popular = async () => {
      const path = '/wps/relay/MCSFE_getPopularAnnouncements?limitNum=50';
      const answer = await harness.call({ method: 'GET', path });
      return (answer.value as { list: { id: string }[] }).list.map(({ id }) => id);
    };
    const before = await popular();
    const last = before.at(-1);
    const body = { announcementId: last, read: true };
    await harness.call({ token, method: 'POST', path: '/wps/relay/MCSFE_readAnnouncement', body });
    expect(before.length).toBeGreaterThan(1);
    expect(await popular()).toEqual([last, ...before.slice(0, -1)]);
  });

  test('lobby news: the notices of the home, newest first, in their language', async () => {
    const news = async (query: string) => {
      const path = `/wps/relay/MCSFE_getLobbyNews?${query}`;
      const answer = await harness.call({ method: 'GET', path });
      return (answer.value as { list: { id: string; title: string; read: boolean }[] }).list;
    };
    expect(await news('platform=M&language=TY&limitNum=2')).toMatchObject([
      { id: 'app-for-android-and-ios', title: 'I-install ang Pavilion app', read: false },
      { id: 'support-day-and-night', title: '24/7 support', read: false },
    ]);
    const all = (await news('')).map(({ id }) => id);
    expect(all).toEqual([
      'app-for-android-and-ios',
      'support-day-and-night',
      'welcome-to-pavilion',
    ]);
    const ofGames = (await news('platform=W&language=EN')).map(({ id }) => id);
    expect(ofGames).toEqual(['how-studios-are-sorted']);
  });

  describe('accept promo', () => {
    const path = '/wps/promotions/deposit/accept';
    const key = () => randomBytes(8).toString('hex');

    async function player() {
      const { id } = await harness.newMember(0);
      const session = await harness.openSession(id);
      const call = (sent: Sent) => harness.call({ ...sent, token: session.token });
      const listed = await call({ method: 'GET', path: '/wps/promotions/deposit' });
      const channels = await call({ method: 'GET', path: '/wps/system/depositBanks' });
      const [promotion] = (listed.value as { list: { promotionId: string }[] }).list;
      const { list } = channels.value as { list: { code: string; kind: string; open: boolean }[] };
      const channel = list.find(({ kind, open }) => kind === 'bankTransfer' && open)?.code;
      const deposit = (amount: string) => {
        const body = { channel, amount, requestKey: key() };
        return call({ method: 'POST', path: '/wps/transaction/deposit/mt', body });
      };
      const promotions = () =>
        harness.db
          .selectFrom('deposit')
          .select('promotion_id')
          .where('member_id', '=', id)
          .orderBy('requested_at')
          .execute()
          .then((rows) => rows.map((row) => row.promotion_id));
      const shown = async () => {
        const { value } = await call({ method: 'GET', path: '/wps/promotions/deposit' });
        return (value as { acceptedPromotionId: string | null }).acceptedPromotionId;
      };
      return { call, deposit, promotions, shown, promotionId: promotion?.promotionId };
    }

    test('an accepted promotion applies to the next deposit only', async () => {
      const { call, deposit, promotions, promotionId } = await player();
      const body = { promotionId, amount: '1000', requestKey: key() };
      const accepted = await call({ method: 'POST', path, body });
      expect(accepted).toMatchObject({
        status: 200,
        value: { promotionId, amount: '1000.00', endDate: null },
      });
      expect(await call({ method: 'POST', path, body })).toEqual(accepted);
      const other = await call({ method: 'POST', path, body: { ...body, amount: '2000' } });
      expect(other.errorCode).toBe('wallet.repeat.differs');
      expect(await deposit('1000')).toMatchObject({ status: 200 });
      expect(await deposit('1000')).toMatchObject({ status: 200 });
      expect(await promotions()).toEqual([promotionId, null]);
    });

    test('a promotion that was given up applies to no deposit', async () => {
      const { call, deposit, promotions, shown, promotionId } = await player();
      const body = { promotionId, amount: '1000', requestKey: key() };
      expect(await shown()).toBeNull();
      await call({ method: 'POST', path, body });
      expect(await shown()).toBe(promotionId);
      expect(await call({ method: 'DELETE', path })).toMatchObject({ status: 200 });
      expect(await shown()).toBeNull();
      expect(await deposit('1000')).toMatchObject({ status: 200 });
      expect(await promotions()).toEqual([null]);
    });

    test('a promotion that is not open, or requires more, is refused', async () => {
      const { call, promotionId } = await player();
      const ask = (more: object) => {
        const body = { promotionId, amount: '1000', requestKey: key(), ...more };
        return call({ method: 'POST', path, body });
      };
      expect((await ask({ promotionId: 'none' })).errorCode).toBe('bonus.not.available');
      expect((await ask({ amount: '1' })).errorCode).toBe('bonus.deposit.small');
      expect((await ask({ amount: '0' })).errorCode).toBe('wallet.amount.invalid');
    });
  });
});
