import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { Site } from '#modules/site/site.ts';
import { serveTestSite } from '#testing/served-site.ts';
import { withPolicy } from '#testing/test-site.ts';
import type { EmailRule } from '@pavilion/domain/member/email-address';

const withRule = (emailRule: EmailRule) => withPolicy(() => ({ register: { emailRule } }));

/** Registers with an address of this domain, after `change` to the site. */
async function register(domain: string, change?: (site: Site) => Site) {
  const harness = await serveTestSite(anyDatabase(), { ...(change && { change }) });
  const username = `e${randomBytes(5).toString('hex')}`;
  const password = 'lantern-on-water';
  const person = { username, password, confirmPassword: password, birthday: '1990-05-01' };
  const body = { ...person, email: `name@${domain}`, agreement: true };
  const answer = await harness.call({ method: 'PUT', path: '/wps/member/register', body });
  const settings = await harness.call({ method: 'GET', path: '/wps/system/setting/register' });
  await harness.close();
  return { answer, settings };
}

describe('§5: which e-mail addresses the registration takes', () => {
  test('the default site accepts any that the mail standard allows', async () => {
    const { answer } = await register('mail.info');
    expect(answer).toMatchObject({ status: 200 });
  });

  test('a site with the rule of the seed refuses an ending of four letters', async () => {
    const { answer, settings } = await register('mail.info', withRule('seed'));
    expect(answer).toMatchObject({
      status: 400,
      errorCode: 'register.field.invalid',
      value: { problems: { email: 'register.field.invalid' } },
    });
    // The form gets the same rule as the call applies.
    expect(JSON.stringify(settings.value)).toContain('{2,3}){1,3}');
    const { answer: taken } = await register('mail.com.ph', withRule('seed'));
    expect(taken).toMatchObject({ status: 200 });
  });
});
