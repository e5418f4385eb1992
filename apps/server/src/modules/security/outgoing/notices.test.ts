import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Caller } from '#http/handlers.ts';
import {
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';

const newPassword = 'boats-at-dusk';

describe.each(testDatabases())('§2 Forgot password: notifications on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  async function memberWithContact(language: 'EN' | 'TY' = 'EN') {
    const member = await harness.newMember();
    const mobileNum = international(newMobileNumber());
    const email = `${member.username}@example.com`;
    await harness.db
      .updateTable('member')
      .set({ mobile_num: mobileNum, email, language })
      .where('id', '=', member.caller.memberId)
      .execute();
    return { ...member, mobileNum, email };
  }

  const mailsTo = (email: string) => harness.mails.filter(({ to }) => to === email);

  const change = (caller: Caller) =>
    harness.identity.handlers.changePassword(
      { oldPassword: password, newPassword, confirmNewPassword: newPassword },
      { ...newContext(), caller },
    );

  test('the member is notified of every change, in their language', async () => {
    const { email, caller } = await memberWithContact('TY');
    await change(caller);
    await harness.identity.jobs.runNow();
    const [notice, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(notice?.subject).toBe('Napalitan ang Pavilion password mo');
    expect(notice?.text).toContain('http://site.test/m/forget');
  });

  test('a member without e-mail is notified by text message', async () => {
    const { mobileNum, caller } = await memberWithContact();
    await harness.db
      .updateTable('member')
      .set({ email: null })
      .where('id', '=', caller.memberId)
      .execute();
    await change(caller);
    await harness.identity.jobs.runNow();
    const messages = harness.texts.filter(({ to }) => to === mobileNum);
    expect(messages.map(({ text }) => text)).toEqual([
      'Pavilion: your password was changed. Not you? Set a new one at http://site.test/m/forget',
    ]);
  });

  test('a log-in from a new device is notified once, from a known one never', async () => {
    const { username, email } = await memberWithContact();
    const phone = newBrowser(newContext().address, 'Mozilla/5.0 (Android 15) Chrome/140');
    const messages = async () => {
      await harness.identity.jobs.runNow();
      return mailsTo(email).map(({ text }) => text);
    };
    await harness.logIn(username, password, phone.context, {}, true);
    expect(await messages()).toHaveLength(1);
    expect((await messages())[0]).toContain('Chrome · Android');
    await harness.identity.handlers.logInByDevice({}, phone.context);
    // The cookie identifies the device, at any address.
    await harness.logIn(username, password, { ...phone.context, address: '192.0.2.77' }, {}, true);
    // Without a cookie the browser is known at an address where it was used.
    await harness.logIn(username, password, {
      ...phone.context,
      deviceCookie: newBrowser().context.deviceCookie,
    });
    expect(await messages()).toHaveLength(1);
    await harness.logIn(username, password, newContext());
    expect(await messages()).toHaveLength(2);
  });

  test('a refused change is not notified', async () => {
    const { email, caller } = await memberWithContact();
    await change(caller);
    await harness.identity.jobs.runNow();
    await expect(change(caller)).rejects.toMatchObject({ code: 'password.old.wrong' });
    await harness.identity.jobs.runNow();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('a notification that waited for hours is still sent, and after a day is not', async () => {
    const { email, caller } = await memberWithContact();
    await change(caller);
    harness.passMinutes(5 * 60);
    await harness.identity.jobs.runNow();
    expect(mailsTo(email)).toHaveLength(1);
    const late = await memberWithContact();
    await change(late.caller);
    harness.passMinutes(25 * 60);
    await harness.identity.jobs.runNow();
    expect(mailsTo(late.email)).toEqual([]);
  });
});
