import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { operatorKey, serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { keysSecret } from '#testing/test-base.ts';
import { clean, depositor } from '../testing/depositor.ts';

const picture = 'the picture of a passport';

describe.each(testDatabases())('§7: identity checks in the console, on $name', (database) => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveTestSite(database, {
      change: (one) => ({
        ...one,
        protection: { ...one.protection, verifiedBefore: ['withdraw'] },
      }),
    });
  });
  afterAll(async () => {
    await clean(site);
    await site.close();
  });

  const operator = (method: string, path: string, body?: object) =>
    site.call({ method, path, headers: { authorization: operatorKey }, ...(body && { body }) });

  /** A member whose passport waits for an operator. */
  async function sender() {
    const member = await depositor(site);
    await member.deposit('1000.00');
    await member.play(1000_00n, 900_00n);
    const [checkId, fileId] = [randomUUID(), randomUUID()];
    const { db, files } = site;
    await db
      .insertInto('identity_check')
      .values({
        id: checkId,
        member_id: member.id,
        state: 'sent',
        kind: 'passport',
        request_key: randomUUID(),
        given_name: 'Maria Lakambini',
        given_birthday: '1990-05-01',
        sent_at: site.clock(),
        to_review: true,
        hits: ['noCompany'],
      })
      .execute();
    const file = { id: fileId, check_id: checkId, side: 'front', type: 'image/jpeg' } as const;
    await db
      .insertInto('identity_file')
      .values({ ...file, bytes: picture.length })
      .execute();
    const box = createSecretBox(keysSecret, 'identity documents');
    await files.put(fileId, box.encrypt(Buffer.from(picture)));
    await db.updateTable('member').set({ identity: 'sent' }).where('id', '=', member.id).execute();
    const verify = (number: string, more: object = {}) =>
      operator('POST', `/operator/identity-checks/${checkId}/verify`, {
        name: 'Lakambini Maria',
        birthday: '1990-05-01',
        number,
        requestKey: randomUUID(),
        ...more,
      });
    return { ...member, checkId, fileId, verify };
  }

  /** What the log says of calls to one path of identity checks, the newest first. */
  async function audited(call: string) {
    const rows = await site.db
      .selectFrom('audit_entry')
      .select(['operator', 'input_summary', 'outcome'])
      .where('call', '=', `protection.${call}`)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ input_summary: summary, ...row }) => ({
      ...row,
      input: JSON.parse(summary) as Record<string, unknown>,
    }));
  }

  test('§7: each look at a file is in the audit log, with who has looked and at which', async () => {
    const { fileId } = await sender();
    const path = `/operator/identity-files/${fileId}`;
    const looks = async () =>
      (await audited('getIdentityFile')).filter(({ input }) => input['fileId'] === fileId);
    expect(await looks()).toEqual([]);
    for (let times = 1; times <= 2; times += 1) {
      const response = await fetch(`http://127.0.0.1:${site.port}${path}`, {
        headers: { authorization: operatorKey, merchant: site.merchantCode },
      });
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(await response.text()).toBe(picture);
      const look = { operator: 'ana', outcome: 'done', input: { fileId } };
      expect(await looks()).toEqual(Array.from({ length: times }, () => look));
    }
  });

  test('§7: nobody but an operator sees a check or a file', async () => {
    const { fileId, checkId, send } = await sender();
    for (const path of [
      '/operator/identity-checks',
      `/operator/identity-checks/${checkId}`,
      `/operator/identity-files/${fileId}`,
    ]) {
      for (const answer of [await send('GET', path), await site.call({ method: 'GET', path })]) {
        expect(answer).toMatchObject({ status: 403 });
      }
    }
  });

  test('§7: once verified by an operator the member withdraws', async () => {
    const member = await sender();
    expect(await member.withdraw('200.00')).toMatchObject({ errorCode: 'identity.check.needed' });
    expect(await member.verify('P 100 200')).toMatchObject({
      status: 200,
      value: { state: 'verified', operator: 'ana', account: member.username },
    });
    expect(await member.withdraw('200.00')).toMatchObject({ status: 200 });
  });

  test('§7: what is written on a document is in no log', async () => {
    const member = await sender();
    const number = `Q${randomUUID().slice(0, 8)}`;
    await member.verify(number, { expiresOn: '2031-03-04' });
    await operator('GET', `/operator/identity-checks/${member.checkId}`);
    const [entry] = (await audited('verifyIdentity')).filter(
      ({ input }) => input['checkId'] === member.checkId,
    );
    expect(entry?.input).toMatchObject({ number: '***', birthday: '***', expiresOn: '***' });
    expect(site.logged.join('\n')).not.toContain(number);
  });

  test('§7: a document of an excluded member opens a case, which the operator sees', async () => {
    const [excluded, other] = [await sender(), await sender()];
    const number = `X${randomUUID().slice(0, 8)}`;
    expect(await excluded.verify(number)).toMatchObject({ status: 200 });
    const body = { kind: 'selfExclusion', length: '6 m' };
    expect(await excluded.send('POST', '/wps/member/exclusion', body)).toMatchObject({
      status: 200,
    });
    expect(await other.verify(number.toLowerCase())).toMatchObject({
      value: { state: 'verified', sameAs: [excluded.username] },
    });
    const { value } = await operator('GET', '/operator/exclusion-cases?state=open');
    const { list } = value as { list: { account: string; matched: string[] }[] };
    const cases = list.filter(({ account }) => account === excluded.username);
    expect(cases).toContainEqual(
      expect.objectContaining({
        place: 'identity',
        matched: ['idNumber', 'person'],
        otherAccount: other.username,
        refused: false,
      }),
    );
  });
});
