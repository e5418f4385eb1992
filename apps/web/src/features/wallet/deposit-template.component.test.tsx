import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { emptyPage, siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { channels } from './payments.fixture.ts';

const { mobileTemplate } = siteBoot.settings;
const methods = page.getByRole('group', { name: 'Payment method' });
const radios = methods.getByRole('radio');
const widths = () =>
  radios.elements().map((one) => one.closest('label')?.getBoundingClientRect().width ?? 0);
const hint = 'Confirm in your wallet app.';
const names = ['E-wallet', 'Alipay', 'Bank transfer', 'Payment counter'];

beforeEach(() => {
  site.answers({
    payments: {
      listDepositChannels: { list: channels, offersLimits: false, playThrough: 0 },
      listMemberDeposits: emptyPage,
    },
    bonus: { listDepositBonuses: { list: [], acceptedPromotionId: null } },
  });
});

test('§4, §7: the deposit of the new template has tiles, and describes the chosen payment method', async () => {
  await mountScreen('/m/voucherCenter', { session: 'member' });
  await expect.element(radios.first()).toBeChecked();
  expect(radios.elements()).toHaveLength(4);
  expect(Math.max(...widths())).toBeLessThan(200);
  expect(methods.getByText(hint).elements()).toHaveLength(1);
});

test('§4, §7: the deposit of the base template has a list, which describes every payment method', async () => {
  const settings = { mobileTemplate: { ...mobileTemplate, dep_func: '0' } };
  await mountScreen('/m/voucherCenter', { session: 'member', settings });
  await expect.element(radios.first()).toBeChecked();
  const limits = ['₱50 to ₱50,000', '₱100 to ₱50,000', '₱50 to ₱50,000', '₱50 to ₱50,000'];
  const labels = radios.elements().map((one) => one.closest('label')?.textContent);
  expect(labels).toEqual(names.map((name, at) => `${name}${hint} · ${limits[at]}`));
  expect(Math.min(...widths())).toBeGreaterThan(300);
  await methods.getByText('Alipay').click();
  await expect.element(methods.getByRole('radio', { name: /^Alipay/ })).toBeChecked();
  expect(await accessibilityFindings()).toEqual([]);
});
