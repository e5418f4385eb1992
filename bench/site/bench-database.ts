import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { findPostgres } from '../../tools/postgres.mjs';
import type { Bettor } from '../load/load-job.ts';

const execute = promisify(execFile);
const seed = readFileSync(new URL('bettors.sql', import.meta.url), 'utf8');
/** The name of a bettor is the token of the session that the seed opens. */
const openGames = `select coalesce(json_agg(json_build_object('accountId', account_id::text,
  'sessionId', play_session.id::text, 'token', username,
  'isLimited', exists (select from play_limit
    where play_limit.account_id = play_session.account_id),
  'owes', exists (select from play_through
    where play_through.account_id = play_session.account_id))),
  '[]')::text as bettors
  from play_session join member on member.id = member_id where connection = 'sandbox'`;

/** Path of a program of PostgreSQL. */
export function postgresProgram(name: string): string {
  return path.join(findPostgres() ?? '', name);
}

async function psql(url: string, sql: string, settings = ''): Promise<string> {
  const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c', sql];
  const env = { ...process.env, PGOPTIONS: settings };
  const options = { maxBuffer: 64 * 1024 * 1024, env };
  const { stdout } = await execute(postgresProgram('psql'), args, options);
  return stdout;
}

/** Puts bettors into the database of a stopped site and returns them. */
export async function seedBettors(
  database: { url: string; dataDir: string },
  count: number,
): Promise<Bettor[]> {
  if (database.url !== '') {
    await psql(database.url, seed, `-c bench.bettors=${count}`);
    await psql(database.url, 'vacuum analyze');
    return JSON.parse(await psql(database.url, openGames)) as Bettor[];
  }
  const embedded = await PGlite.create(path.join(database.dataDir, 'database'));
  await embedded.query(`select set_config('bench.bettors', $1, false)`, [String(count)]);
  await embedded.exec(seed);
  await embedded.exec('vacuum analyze');
  const { rows } = await embedded.query<{ bettors: string }>(openGames);
  await embedded.close();
  return JSON.parse(rows[0]?.bettors ?? '[]') as Bettor[];
}
