import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { findPostgres } from '../../tools/postgres.mjs';
import type { Bettor } from '../load/load-job.ts';

const execute = promisify(execFile);
const sqlOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const seed = sqlOf('bettors.sql');
const rain = sqlOf('rain.sql');
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

type BenchDatabase = { url: string; dataDir: string };

const openEmbedded = ({ dataDir }: BenchDatabase) => PGlite.create(path.join(dataDir, 'database'));

/** The one value that a query of a database selects; an embedded one is that of a stopped site. */
export async function readValue(database: BenchDatabase, query: string): Promise<string> {
  if (database.url !== '') return (await psql(database.url, query)).trim();
  const embedded = await openEmbedded(database);
  const { rows } = await embedded.query<unknown[]>(query, [], { rowMode: 'array' });
  await embedded.close();
  return String(rows[0]?.[0]);
}

type Seeded = { count: number; waves: number; seconds?: number; envelopes?: number };

/**
 * Puts bettors, and a rain of so many waves, into the database of a stopped site; returns the
 * bettors.
 */
export async function seedBettors(
  database: BenchDatabase,
  { count, waves, seconds = 10, envelopes = 2000 }: Seeded,
): Promise<Bettor[]> {
  const sql = waves > 0 ? seed + rain : seed;
  const settings = {
    'bench.bettors': count,
    'bench.waves': waves,
    'bench.seconds': seconds,
    'bench.envelopes': envelopes,
  };
  if (database.url !== '') {
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    await psql(database.url, sql, options.join(' '));
    await psql(database.url, 'vacuum analyze');
    return JSON.parse(await psql(database.url, openGames)) as Bettor[];
  }
  const embedded = await openEmbedded(database);
  for (const [name, value] of Object.entries(settings)) {
    await embedded.query('select set_config($1, $2, false)', [name, String(value)]);
  }
  await embedded.exec(sql);
  await embedded.exec('vacuum analyze');
  const { rows } = await embedded.query<{ bettors: string }>(openGames);
  await embedded.close();
  return JSON.parse(rows[0]?.bettors ?? '[]') as Bettor[];
}
