import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memberInfo } from '#features/session/session-answers.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { securityAnswers } from '../security-answers.fixture.ts';

const words = {
  EN: { named: 'Your team: Bayani', unnamed: 'You are in the team of an agent' },
  TY: { named: 'Team mo: Bayani', unnamed: 'Nasa team ka ng isang agent' },
} as const;

for (const [language, theme] of usualLooks) {
  test(`the security center says whose team the member is in, in ${language}`, async () => {
    const text = words[language];
    const open = async (upline: string | null) => {
      site.answers({ ...securityAnswers, accounts: { getMemberInfo: { ...memberInfo, upline } } });
      await mountScreen('/m/securityCenter', { language, theme, session: 'member' });
    };
    const team = page.getByRole('main').getByRole('link', { name: /[Tt]eam/ });
    await open('Bayani');
    await expect.element(team).toHaveTextContent(text.named);
    await expect.element(team).toHaveAttribute('href', '/m/privacy');
    expect(await accessibilityFindings()).toEqual([]);
    await open('');
    await expect.element(team).toHaveTextContent(text.unnamed);
    await open(null);
    await expect.poll(() => site.calls('accounts', 'getMemberInfo').length).toBeGreaterThan(2);
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect.element(team).not.toBeInTheDocument();
  });
}
