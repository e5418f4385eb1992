import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { memberPassword, serveTestSite, type ServedSite } from '#testing/served-site.ts';

describe.each(testDatabases())('log-ins from the installed app, on $name', (database) => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveTestSite(database);
  });
  afterAll(() => site.close());

  /** Registers, which logs in, with the header `Device`. */
  async function register(username: string, device: string) {
    const typed = { password: memberPassword, confirmPassword: memberPassword };
    const body = { username, ...typed, birthday: '1990-05-01', agreement: true };
    const headers = { device };
    const sent = { method: 'PUT', path: '/wps/member/register', body, headers };
    const { status, value } = await site.call(sent);
    expect(status).toBe(200);
    return (value as { token: string }).token;
  }

  const ofApp = async () => {
    const rows = await site.db
      .selectFrom('app_login')
      .innerJoin('member', 'member.id', 'app_login.member_id')
      .innerJoin('browser_use', 'browser_use.member_id', 'member.id')
      .select(['member.id', 'username', 'browser_use.app_at'])
      .execute();
    return rows.map(({ username, app_at: at }) => [username, at !== null]);
  };

  /** What the member is told of the promotion of the app. */
  async function availability(token: string): Promise<string | undefined> {
    const path = '/wps/relay/MCSFE_getAvailablePromotions';
    const { value } = await site.call({ method: 'GET', path, token });
    const { list } = value as { list: { promotionId: string; availability: string }[] };
    return list.find(({ promotionId }) => promotionId === 'app-download')?.availability;
  }

  test('are known by the header, and the promotion is used once the bonus has come', async () => {
    await register('inbrowser', 'WEB');
    const token = await register('inapp', 'OTHERS');
    expect(await ofApp()).toEqual([['inapp', true]]);
    expect(await availability(token)).toBe('informs');
    await site.db
      .updateTable('member')
      .set({ mobile_num: '639171234567' })
      .where('username', '=', 'inapp')
      .execute();
    for (const jobs of site.modules.jobs) await jobs.runNow();
    expect(await availability(token)).toBe('used');
  });
});
