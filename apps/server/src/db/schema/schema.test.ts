import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { SqlEngine } from '../sql-engine.ts';
import { migrationsFolder } from '../testing/migrated-archive.ts';
import { everyEngine } from '../testing/test-database.ts';
import { columnTypes } from './column-types.ts';
import { printRowTypes } from './row-types.ts';
import { dumpSchema } from './schema-dump.ts';

const file = path.join(migrationsFolder, 'schema.txt');
const rowTypes = fileURLToPath(new URL('../tables.ts', import.meta.url));

describe.each(everyEngine())('the schema on the $name database', ({ name, open }) => {
  let engine: SqlEngine;

  afterEach(() => engine.close());

  it('is the one in migrations/schema.txt (UPDATE_SCHEMA=1 writes it anew)', async () => {
    engine = await open({ durable: false, migrated: true });
    const schema = await dumpSchema(engine);
    if (process.env['UPDATE_SCHEMA'] === '1' && name === 'embedded') writeFileSync(file, schema);
    expect(existsSync(file), `${file} is missing: run this test with UPDATE_SCHEMA=1`).toBe(true);
    expect(schema).toBe(readFileSync(file, 'utf8'));
  });

  it('has the row types of tables.ts (UPDATE_SCHEMA=1 prints them anew)', async () => {
    engine = await open({ durable: false, migrated: true });
    const printed = await printRowTypes(engine, columnTypes);
    if (process.env['UPDATE_SCHEMA'] === '1' && name === 'embedded') {
      writeFileSync(rowTypes, printed);
    }
    expect(printed).toBe(readFileSync(rowTypes, 'utf8'));
  });

  it('is printed with every kind of object', async () => {
    engine = await open({ durable: false });
    await engine.runScript(`
      create type mood as enum ('sad', 'ok');
      create domain cents as int8 not null check (value >= 0);
      create table "Owner" (id int8 generated always as identity primary key, mood mood);
      create table wallet (
        id uuid not null, owner_id int8 references "Owner" on delete cascade,
        balance cents default 0, name varchar(20) not null default 'main',
        doubled int8 generated always as (length(name) * 2) stored,
        constraint named unique (owner_id, name), check (name <> '')
      ) partition by hash (owner_id);
      create table wallet_0 partition of wallet for values with (modulus 1, remainder 0);
      create index wallet_name on wallet (lower(name)) where name <> 'main';
      create function refuse() returns trigger language plpgsql as $$
      begin
        raise exception 'no';
      end $$;
      create trigger keep before delete on "Owner" for each row execute function refuse();
      create view rich as select owner_id from wallet where balance > 100;
      create table schema_migration (number int4);`);
    const schema = await dumpSchema(engine);
    for (const line of [
      'enum public.mood\n  sad\n  ok\n',
      'domain public.cents\n  bigint not null CHECK ((VALUE >= 0))\n',
      'table public."Owner"\n  id bigint not null generated always as identity\n',
      "  name character varying(20) not null default 'main'::character varying\n",
      '  doubled bigint generated (length((name)::text) * 2)\n',
      '  constraint named UNIQUE (owner_id, name)\n',
      '  partitioned by HASH (owner_id)\n',
      '  partition FOR VALUES WITH (modulus 1, remainder 0)\n',
      'FOREIGN KEY (owner_id) REFERENCES "Owner"(id) ON DELETE CASCADE\n',
      'CREATE INDEX wallet_name ON ONLY public.wallet USING btree (lower((name)::text))',
      'CREATE TRIGGER keep BEFORE DELETE ON public."Owner"',
      'view public.rich\n  owner_id bigint\n',
    ]) {
      expect(schema).toContain(line);
    }
    expect(schema).not.toContain('schema_migration');
  });
});
