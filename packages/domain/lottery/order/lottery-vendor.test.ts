import { expect, test } from 'vitest';
import { familyCodes } from '../play.ts';
import {
  isLotteryVendor,
  lotteryVendorCodes,
  modesOfVendor,
  playsAs,
  vendorShows,
} from './lottery-vendor.ts';

const shownBy = (code: (typeof lotteryVendorCodes)[number]) =>
  familyCodes.filter((family) => vendorShows(code, family));

test('each vendor shows its own families and every family stands under some vendor', () => {
  expect(shownBy('LOTT')).toEqual(['SSC', '11X5', 'K3', 'PK10']);
  expect(shownBy('ELOTT')).toEqual(['SSC', '11X5', 'K3', 'PK10', 'PC28', 'LHC']);
  expect(shownBy('TCG_LOTTO_VN')).toEqual(['VN_NORTH', 'VN_SOUTH']);
  expect(shownBy('TCG_SEA')).toEqual(['THAI', 'LAOS', 'HANOI', 'MY4D', 'PH3', 'PH2']);
  expect(new Set(lotteryVendorCodes.flatMap(shownBy)).size).toBe(familyCodes.length);
});

test('Vietnam can be opened in both modes of numbers, the others in one', () => {
  expect(lotteryVendorCodes.map((code) => modesOfVendor(code).map(({ name }) => name))).toEqual([
    ['Lott'],
    ['Elott'],
    ['Lott', 'Elott'],
    ['SEA'],
  ]);
  expect(lotteryVendorCodes.map((code) => playsAs(code, 'trad'))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('only four vendors open the lottery', () => {
  expect(lotteryVendorCodes.every(isLotteryVendor)).toBe(true);
  expect(isLotteryVendor('SUNDIAL')).toBe(false);
});
