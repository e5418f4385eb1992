import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { TextFile } from '#http/replies/text-file.ts';
import type { Member } from '#testing/test-base.ts';
import { openReportHarness, type Move, type ReportHarness } from '../reports.fixture.ts';

/** Reads the file as the server sends it. */
async function textOf(file: TextFile): Promise<string> {
  let text = '';
  for await (const part of file.chunks) text += part;
  await file.close();
  return text;
}

const linesOf = (text: string) => text.trimEnd().split('\r\n');

describe.each(testDatabases())('§7: transactions as a file on $name', (database) => {
  let harness: ReportHarness;

  beforeAll(async () => {
    harness = await openReportHarness(database);
  });
  afterAll(() => harness.close());

  type Input = Parameters<ReportHarness['handlers']['exportTransactions']>[0];

  const exported = (person: Member, input: Input = {}, language: 'EN' | 'TY' = 'EN') =>
    harness.handlers.exportTransactions(input, { ...person.context, language });

  const at = '2026-11-20T20:30:15Z';

  test('the file has a UTF-8 mark, a head in the language, and each posting once', async () => {
    const person = await harness.member();
    await harness.past(person.accountId, [
      { at, kind: 'deposit', amount: 123_456n, externalId: 'one' },
      { at, kind: 'bet', amount: -450n, externalId: '=HYPERLINK("x")', gameNode: 7 },
    ]);
    const file = await exported(person);
    expect(file.name).toBe('transactions-2025-11-21-2026-11-21.csv');
    const [head, first, second, ...rest] = linesOf(await textOf(file));
    expect(head).toBe(
      '\uFEFFTime (Asia/Manila),Type,Amount,Balance after,Currency,Reference,Number,Game,Provider,Person',
    );
    expect(first).toMatch(/^2026-11-21 04:30:15,Deposit,1234\.56,1234\.56,PHP,one,\d+,,,$/);
    expect(second).toMatch(/,Bet,-4\.50,1230\.06,PHP,"'=HYPERLINK\(""x""\)",\d+,Game 7 EN,Reef,$/);
    expect(rest).toEqual([]);
    const inFilipino = linesOf(await textOf(await exported(person, {}, 'TY')));
    expect(inFilipino[0]).toContain('Oras (Asia/Manila),Uri,Halaga');
    expect(inFilipino[2]).toContain(',Taya,');
  });

  test('a file longer than one read is whole and adds up to the balance', async () => {
    const person = await harness.member();
    const moves = Array.from({ length: 2300 }, (_, index): Move => {
      return index % 2 === 0
        ? { at, kind: 'deposit', amount: 700n }
        : { at, kind: 'bet', amount: -333n };
    });
    await harness.past(person.accountId, moves);
    const [, ...lines] = linesOf(await textOf(await exported(person, { lastDays: 1 })));
    expect(lines).toHaveLength(2300);
    const sum = lines.reduce((all, line) => {
      const amount = line.split(',')[2] ?? '';
      return all + BigInt(amount.replace('.', ''));
    }, 0n);
    const { balance } = await harness.db
      .selectFrom('account')
      .select('balance')
      .where('id', '=', person.accountId)
      .executeTakeFirstOrThrow();
    expect(sum).toBe(balance);
    const bets = linesOf(await textOf(await exported(person, { kind: 'bet' })));
    expect(bets).toHaveLength(1151);
  });

  test('a second export is refused while one is under way, and allowed after it', async () => {
    const person = await harness.member();
    await harness.past(person.accountId, [{ at, kind: 'deposit', amount: 100n }]);
    const first = await exported(person);
    await expect(exported(person)).rejects.toMatchObject({ code: 'report.export.busy' });
    await textOf(first);
    expect(linesOf(await textOf(await exported(person)))).toHaveLength(2);
  });

  test('an export that is aborted does not block the next one', async () => {
    const person = await harness.member();
    await harness.past(person.accountId, [{ at, kind: 'deposit', amount: 100n }]);
    const file = await exported(person);
    for await (const part of file.chunks) {
      expect(part).toContain('Time');
      break;
    }
    await file.close();
    expect(linesOf(await textOf(await exported(person)))).toHaveLength(2);
  });

  test('without postings the file is its head; too many for a file are refused', async () => {
    const person = await harness.member();
    expect(linesOf(await textOf(await exported(person)))).toHaveLength(1);
    await harness.past(person.accountId, [{ at, kind: 'deposit', amount: 100n }]);
    await textOf(await exported(person));
    await harness.db
      .updateTable('day_total')
      .set({ moves: 50_001 })
      .where('account_id', '=', person.accountId)
      .execute();
    await expect(exported(person)).rejects.toMatchObject({ code: 'report.export.large' });
    await expect(exported(person, { startDate: '2024-01-01' })).rejects.toMatchObject({
      code: 'report.range',
    });
  });
});
