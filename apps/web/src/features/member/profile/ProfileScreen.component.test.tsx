import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memberInfo } from '#features/session/session-answers.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';

const words = {
  EN: {
    realName: 'Full name',
    nickname: 'Nickname',
    save: 'Save details',
    saved: 'Change saved',
    once: 'This cannot be changed later.',
    born: 'May 31, 1990',
  },
  TY: {
    realName: 'Buong pangalan',
    nickname: 'Nickname',
    save: 'I-save ang details',
    saved: 'Na-save ang pagbabago',
    once: 'Hindi na ito mababago pagkatapos.',
    born: 'Mayo 31, 1990',
  },
} as const;

for (const [language, theme] of usualLooks) {
  const text = words[language];

  test(`§2 Side menu: a real name is written once, a nickname as often as one likes, in ${language}`, async () => {
    const kept = { nickname: '', realName: '' };
    site.answers({
      accounts: {
        getMemberInfo: () => ({
          ...memberInfo,
          birthday: '1990-05-31',
          details: [
            { name: 'nickname', value: kept.nickname, editable: true },
            { name: 'realName', value: kept.realName, editable: kept.realName === '' },
          ],
        }),
        updateMemberInfo: (values) => {
          Object.assign(kept, values);
          return {};
        },
      },
    });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const save = page.getByRole('button', { name: text.save });
    await mountScreen('/m/myAccount/index', { language, theme, session: 'member' });
    await expect.element(page.getByText(text.born, { exact: true })).toBeVisible();
    await expect.element(page.getByText(text.once)).toBeVisible();
    await field(text.nickname).fill('Lulu');
    await field(text.realName).fill('Luz Reyes');
    await save.click();
    await expectNotice(text.saved);
    await expect.element(page.getByText(text.once)).not.toBeInTheDocument();
    await expect.element(field(text.realName)).not.toBeInTheDocument();
    await expect.element(page.getByText('Luz Reyes')).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await field(text.nickname).fill('Lu');
    await save.click();
    await expectNotice(text.saved);
    await mountScreen('/m/myAccount/index', { language, theme, session: 'member' });
    await expect.element(field(text.nickname)).toHaveValue('Lu');
    await expect
      .poll(() => site.calls('accounts', 'updateMemberInfo').map(({ input }) => input))
      .toEqual([{ nickname: 'Lulu', realName: 'Luz Reyes' }, { nickname: 'Lu' }]);
  });
}
