import { expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { serveTestSite } from '#testing/served-site.ts';

test('§5, D2: the age of protection.yaml is in the settings, on the form and in the check', async () => {
  const harness = await serveTestSite(anyDatabase(), {
    change: (site) => ({ ...site, protection: { ...site.protection, minimumAge: 30 } }),
  });
  const password = 'lantern-on-water';
  const register = (username: string, birthday: string) => {
    const person = { username, password, confirmPassword: password, birthday };
    const body = { ...person, email: `${username}@mail.example`, agreement: true };
    return harness.call({ method: 'PUT', path: '/wps/member/register', body });
  };
  const { value } = await harness.call({
    method: 'GET',
    path: '/wps/system/settings/consolidated',
  });
  const year = Number((value as { register: { today: string } }).register.today.slice(0, 4));
  const younger = await register('younger25', `${year - 25}-01-01`);
  const older = await register('older31', `${year - 31}-01-01`);
  await harness.close();

  expect(value).toMatchObject({ brand: { minimumAge: 30 }, register: { minimumAge: 30 } });
  expect(younger).toMatchObject({
    status: 400,
    value: { problems: { birthday: 'register.too.young' } },
  });
  expect(older).toMatchObject({ status: 200 });
});
