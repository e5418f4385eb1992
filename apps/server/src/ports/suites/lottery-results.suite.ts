import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AskedDraw, ResultSource, SourceReading } from '../lottery-results.ts';

export type LotteryResultsHarness = {
  /** Two sources of the same company's results. */
  source: ResultSource;
  other: ResultSource;
  /** A source that cannot be reached, and one that accepts calls but never answers. */
  nobody: ResultSource;
  silent: ResultSource;
  /** Makes all sources say this of a draw, and returns what they say, read without the port. */
  bring(draw: AskedDraw, status: SourceReading['status']): Promise<SourceReading>;
  /** Makes all sources say another final result than they did. */
  correct(draw: AskedDraw): Promise<SourceReading>;
  close(): Promise<void>;
};

const draws: readonly AskedDraw[] = [
  { code: 'XSMB', numero: '20261124' },
  { code: 'XSMT', numero: '20261124-DLK' },
  { code: 'THGL', numero: '20261201' },
  { code: 'MY4D', numero: '20261125' },
  { code: 'PH2D', numero: '20261124-2' },
];

const xsmn = (numero: string): AskedDraw => ({ code: 'XSMN', numero });

/** What every adapter of the port must do. */
export function lotteryResultsSuite(
  name: string,
  open: () => Promise<LotteryResultsHarness>,
): void {
  describe(`${name} is a source of results`, () => {
    let harness: LotteryResultsHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());

    test.each(draws)('a draw goes from nothing to its final result: $code', async (draw) => {
      for (const status of ['none', 'partial', 'final'] as const) {
        const value = await harness.bring(draw, status);
        expect(value.status).toBe(status);
        expect(await harness.source.read(draw)).toEqual({ outcome: 'done', value });
      }
    });

    test('partial prizes and final ones say since when they are so', async () => {
      const draw = xsmn('20261124-VT');
      await harness.bring(draw, 'partial');
      const at = expect.any(Date) as Date;
      const prizes = expect.objectContaining({ G8: [expect.stringMatching(/^\d\d$/)] }) as never;
      const partial = { outcome: 'done', value: { status: 'partial', prizes, at } };
      expect(await harness.source.read(draw)).toEqual(partial);
      await harness.bring(draw, 'final');
      const winNo = expect.stringMatching(/^\d{6}$/) as string;
      const final = { outcome: 'done', value: { status: 'final', winNo, prizes, at } };
      expect(await harness.source.read(draw)).toEqual(final);
    });

    test('a result that was said is said again, by every source', async () => {
      const draw = xsmn('20261124-BL');
      await harness.bring(draw, 'final');
      const first = await harness.source.read(draw);
      expect(first).toMatchObject({ outcome: 'done', value: { status: 'final' } });
      expect(await harness.source.read(draw)).toEqual(first);
      expect(await harness.other.read(draw)).toEqual(first);
    });

    test('what is said of a draw is said of no other', async () => {
      const draw = xsmn('20261125-CT');
      const later = xsmn('20261125-ST');
      const elsewhere = { ...draw, code: 'XSMT' };
      await harness.bring(later, 'none');
      await harness.bring(elsewhere, 'none');
      await harness.bring(draw, 'final');
      const none = { outcome: 'done', value: { status: 'none' } };
      expect(await harness.source.read(later)).toEqual(none);
      expect(await harness.source.read(elsewhere)).toEqual(none);
    });

    test('a corrected result takes the place of the first one', async () => {
      const draw = xsmn('20261124-BTR');
      const first = await harness.bring(draw, 'final');
      const value = await harness.correct(draw);
      expect(value).toMatchObject({ status: 'final' });
      expect(value).not.toEqual(first);
      expect(await harness.source.read(draw)).toEqual({ outcome: 'done', value });
    });

    test('many questions at once get their own answers each', async () => {
      const numeros = Array.from({ length: 20 }, (_, at) => `202611${at + 10}-TN`);
      const values: SourceReading[] = [];
      for (const numero of numeros) values.push(await harness.bring(xsmn(numero), 'final'));
      const answers = await Promise.all(numeros.map((numero) => harness.source.read(xsmn(numero))));
      expect(answers).toEqual(values.map((value) => ({ outcome: 'done', value })));
    });

    test.each(['nobody', 'silent'] as const)(
      'a source that is %s is in doubt, and nothing is thrown',
      async (which) => {
        const answer = await harness[which].read(xsmn('20261124-VT'));
        expect(answer).toEqual({ outcome: 'inDoubt', reason: expect.any(String) as string });
      },
    );
  });
}
