import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { TextFile } from '#http/replies/text-file.ts';
import type { Member } from '#testing/test-base.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getHistory } from '@pavilion/contract/player/reports';

export type Answer = ResponseOf<typeof getHistory>;
export type Figures = Omit<Answer['months'][number], 'month'>;

/** Minor units of what a month moved. */
type Sums = { deposits: bigint; withdrawals: bigint; staked: bigint; won: bigint };

const deposit = 5;
const withdrawals = [6, 7];

function decimal(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const minorOf = (amount: string) => BigInt(amount.replace('.', ''));

export const noFigures: Figures = {
  deposits: '0.00',
  withdrawals: '0.00',
  staked: '0.00',
  won: '0.00',
  net: '0.00',
};

function figuresOf({ won, staked, ...sums }: Sums): Figures {
  return {
    deposits: decimal(sums.deposits),
    withdrawals: decimal(sums.withdrawals),
    staked: decimal(staked),
    won: decimal(won),
    net: decimal(won - staked),
  };
}

type Posting = { kind: number; takenKind: number | null; amount: bigint; at: Date };
type Reported = { bet: bigint; win: bigint; at: Date };

/** Counts one posting; what takes back another counts as that one, with the opposite sign. */
function count(sums: Sums, { kind, takenKind, amount }: Posting): void {
  const counted = takenKind ?? kind;
  if (counted === 1) sums.staked -= amount;
  if (counted === 2) sums.won += amount;
  if (counted === deposit) sums.deposits += amount;
  if (withdrawals.includes(counted)) sums.withdrawals -= amount;
}

/** Sums the postings of a member one by one, by the months of a clock, and in all. */
export async function ledgerOf(db: Database, { accountId }: Member, timeZone: string) {
  const { rows: postings } = await sql<Posting>`
    select p.kind, o.kind as "takenKind", p.amount, p.created_at as at
    from posting p
    left join posting o on o.source = p.source and o.external_id = p.reverses
    where p.account_id = ${accountId}`.execute(db);
  const { rows: reported } = await sql<Reported>`
    select bet, win, booked_at as at from reported_change
    where account_id = ${accountId}`.execute(db);
  const nothing = () => ({ deposits: 0n, withdrawals: 0n, staked: 0n, won: 0n });
  const months = new Map<string, Sums>();
  const total = nothing();
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  /** The sums to which what happened at an instant belongs. */
  function sumsAt(at: Date): Sums[] {
    const parts = format.formatToParts(at);
    const [year, month] = ['year', 'month'].map((type) => parts.find((one) => one.type === type));
    const key = `${year?.value}-${month?.value}`;
    const sums = months.get(key) ?? nothing();
    months.set(key, sums);
    return [sums, total];
  }
  for (const posting of postings) {
    for (const sums of sumsAt(posting.at)) count(sums, posting);
  }
  for (const { bet, win, at } of reported) {
    for (const sums of sumsAt(at)) {
      sums.staked += bet;
      sums.won += win;
    }
  }
  return {
    monthOf: (month: string): Figures => figuresOf(months.get(month) ?? nothing()),
    total: { ...figuresOf(total), netDeposits: decimal(total.deposits - total.withdrawals) },
  };
}

/** Notes when a member opened the account. */
export async function openedAt(db: Database, { memberId }: Member, at: Date): Promise<void> {
  await db.updateTable('member').set({ registered_at: at }).where('id', '=', memberId).execute();
}

/** Reads the file as a spreadsheet does: cells by line, of which none has a comma. */
export async function cellsOf(file: TextFile): Promise<string[][]> {
  let text = '';
  for await (const part of file.chunks) text += part;
  await file.close();
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  return lines.map((line) => line.split(','));
}

/** The rows of the file that say what the answer says. */
export function rowsOf({ months, total }: Answer, totalName: string): string[][] {
  const rows = [...months, { month: totalName, ...total }];
  return rows.map(({ month, deposits, withdrawals: out, staked, won, net }) => {
    const netDeposits = decimal(minorOf(deposits) - minorOf(out));
    return [month, deposits, out, netDeposits, staked, won, net, 'PHP'];
  });
}
