import '@pavilion/ui/styles/tokens.css';
import '@pavilion/ui/styles/reset.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leavePage } from './mount-screen.tsx';
import { forgetNotices } from './notices.ts';
import { site } from './site.ts';

const ownFetch = window.fetch.bind(window);
window.fetch = async (target, init) => (await site.fetch(target, init)) ?? ownFetch(target, init);

const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  site.reset();
  forgetNotices();
  errors.mockClear();
});

afterEach(async () => {
  await leavePage();
  vi.useRealTimers();
  expect(site.faults, 'every call is one of the contract and is answered').toEqual([]);
  expect(errors, 'no error in the console').not.toHaveBeenCalled();
});
