import { describe, expect, test } from 'vitest';
import { withNews, type KnownSharing, type Sharing } from './shared-devices.ts';

const noon = new Date('2026-11-28T12:00:00Z');
const later = new Date('2026-11-28T12:00:00.001Z');

const sharing = (devices: string[], addresses: string[], lastAt = noon): Sharing => ({
  devices,
  addresses,
  lastAt,
});

const open = (known: Sharing): KnownSharing => ({ ...known, isDismissed: false });
const dismissed = (known: Sharing): KnownSharing => ({ ...known, isDismissed: true });

describe('what is found about shared devices', () => {
  test('is all new where nothing was known', () => {
    expect(withNews(null, sharing(['7', '5'], ['5']))).toEqual(sharing(['5', '7'], ['5']));
  });

  test('is nothing new where the same accounts were found up to the same use', () => {
    const known = sharing(['5', '7'], ['5']);
    expect(withNews(open(known), sharing(['7'], []))).toBeNull();
    expect(withNews(open(known), known)).toBeNull();
  });

  test('is new by a later use, and by another account even of an earlier use', () => {
    const known = sharing(['5'], [], later);
    expect(withNews(open(sharing(['5'], [])), sharing(['5'], [], later))).toEqual(known);
    expect(withNews(open(known), sharing([], ['5'], noon))).toEqual(sharing(['5'], ['5'], noon));
    expect(withNews(open(known), sharing(['9'], [], noon))).toEqual(sharing(['5', '9'], [], noon));
  });

  test('is new after a dismissal by another account alone', () => {
    const known = dismissed(sharing(['5'], []));
    expect(withNews(known, sharing(['5'], ['5'], later))).toBeNull();
    expect(withNews(known, sharing(['5', '9'], []))).toEqual(sharing(['5', '9'], []));
  });
});
