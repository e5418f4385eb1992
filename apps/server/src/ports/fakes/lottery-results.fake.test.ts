import type { Prizes } from '@pavilion/domain/lottery/play';
import type { AskedDraw, SourceReading } from '../lottery-results.ts';
import { lotteryResultsSuite } from '../suites/lottery-results.suite.ts';
import { createFakeSource } from './lottery-results.fake.ts';

const at = new Date('2026-11-24T09:15:00Z');
const prizes: Prizes = { G8: ['07'], DB: ['123456'] };

const readings: Record<SourceReading['status'], SourceReading> = {
  none: { status: 'none' },
  partial: { status: 'partial', prizes: { G8: ['07'] }, at },
  final: { status: 'final', winNo: '123456', prizes, at },
};

lotteryResultsSuite('the fake for tests', async () => {
  const [one, two, down] = [createFakeSource(), createFakeSource(), createFakeSource()];
  down.state.isDown = true;
  const say = async ({ code, numero }: AskedDraw, reading: SourceReading) => {
    for (const { say: tell } of [one, two]) tell(code, numero, reading);
    return reading;
  };
  return {
    source: one.source,
    other: two.source,
    nobody: down.source,
    silent: down.source,
    bring: (draw, status) => say(draw, readings[status]),
    correct: (draw) =>
      say(draw, { status: 'final', winNo: '654321', prizes: { ...prizes, DB: ['654321'] }, at }),
    close: async () => {},
  };
});
