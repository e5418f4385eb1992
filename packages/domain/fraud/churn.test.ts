import { describe, expect, test } from 'vitest';
import { isChurn, type DaysOfPlay } from './churn.ts';

const play = (more: Partial<DaysOfPlay> = {}): DaysOfPlay => ({
  stakesMinor: [2_000n, 2_000n, 2_000n],
  winsMinor: [2_000n, 1_980n, 2_020n],
  receivedMinor: 100n,
  minimumMinor: 1_000n,
  ...more,
});

describe('turnover churn', () => {
  test.each([
    ['a result within 1 % on each day', play(), true],
    ['a loss beyond it', play({ winsMinor: [2_000n, 1_979n, 2_000n] }), false],
    ['a win beyond it', play({ winsMinor: [2_000n, 2_021n, 2_000n] }), false],
    ['stakes of 50 × the deposits', play({ receivedMinor: 120n }), false],
    ['stakes just over 50 × the deposits', play({ receivedMinor: 119n }), true],
    ['no deposit', play({ receivedMinor: 0n }), true],
    [
      'a day of the minimum',
      play({ stakesMinor: [2_000n, 2_000n, 2_000n], minimumMinor: 2_000n }),
      true,
    ],
    ['a day below it', play({ minimumMinor: 2_001n }), false],
    ['two days', play({ stakesMinor: [3_000n, 3_000n], winsMinor: [3_000n, 3_000n] }), false],
    [
      'no play',
      play({
        stakesMinor: [0n, 0n, 0n],
        winsMinor: [0n, 0n, 0n],
        receivedMinor: 0n,
        minimumMinor: 0n,
      }),
      false,
    ],
  ])('%s', (_, given, is) => {
    expect(isChurn(given)).toBe(is);
  });
});
