import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { psqlPath, type SiteDatabase } from '../vendor/database.ts';
import type { SpendingRound } from './overspending.ts';

const execute = promisify(execFile);

const scratch = (balance: bigint) =>
  `drop table if exists racy_wallet;
   create table racy_wallet as select ${balance}::bigint as balance`;

/** Reads the balance, waits, and writes a balance computed from what it read. */
const spendInOneSession = (amount: bigint) => `do $$
  declare seen bigint;
  begin
    select balance into seen from racy_wallet;
    perform pg_sleep(0.3);
    if seen >= ${amount} then
      update racy_wallet set balance = seen - ${amount};
      raise notice 'accepted';
    end if;
  end $$`;

async function racyOnPostgres(
  url: string,
  before: bigint,
  amounts: readonly bigint[],
): Promise<SpendingRound> {
  const psql = (sql: string) =>
    execute(psqlPath(), ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c', sql]);
  await psql(scratch(before));
  const sessions = await Promise.all(amounts.map((amount) => psql(spendInOneSession(amount))));
  const { stdout } = await psql('select balance from racy_wallet');
  const accepted = amounts.filter((_, index) => sessions[index]?.stderr.includes('accepted'));
  return { before, accepted, after: BigInt(stdout.trim()) };
}

async function racyOnEmbedded(before: bigint, amounts: readonly bigint[]): Promise<SpendingRound> {
  const database = await PGlite.create();
  const read = async () => {
    const { rows } = await database.query<{ balance: string }>(
      'select balance::text from racy_wallet',
    );
    return BigInt(rows[0]?.balance ?? 0);
  };
  await database.exec(scratch(before));
  const spend = async (amount: bigint) => {
    const seen = await read();
    if (seen < amount) return false;
    await database.query('update racy_wallet set balance = $1', [(seen - amount).toString()]);
    return true;
  };
  const done = await Promise.all(amounts.map(spend));
  const after = await read();
  await database.close();
  return { before, accepted: amounts.filter((_, index) => done[index]), after };
}

/** Spends concurrently from a wallet that reads and then writes, without a lock. */
export function spendRacily(
  database: SiteDatabase,
  before: bigint,
  amounts: readonly bigint[],
): Promise<SpendingRound> {
  if (database.name === 'embedded') return racyOnEmbedded(before, amounts);
  return racyOnPostgres(database.url, before, amounts);
}
