import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SqlEngine } from '../sql-engine.ts';
import { anyDatabase } from '../testing/test-database.ts';
import { printRowTypes } from './row-types.ts';

const scratch = `
  create table pet_owner (
    id int8 generated always as identity,
    name text not null,
    mood text not null default 'calm' check (mood in ('calm', 'cross')),
    visits int2 check (visits in (1, 3)),
    home text check (home in ('barn')),
    code text not null check (code = upper(code)),
    debt int8 not null check (debt = 1),
    pets text[] not null,
    photo bytea, born date, seen timestamptz not null default now(), notes jsonb, address jsonb,
    check (mood = 'calm' or name <> '')
  ) partition by hash (id);
  create table pet_owner_0 partition of pet_owner for values with (modulus 1, remainder 0);
  create table schema_migration_note (id int4);`;

describe('row types', () => {
  let engine: SqlEngine;

  beforeEach(async () => {
    engine = await anyDatabase().open({ durable: false });
    await engine.runScript(scratch);
  });

  afterEach(() => engine.close());

  it('combine the database’s column types with the overlay', async () => {
    const overlay = {
      'pet_owner.address': { type: 'Address', from: './address.ts', note: 'Encrypted.' },
    };
    const printed = await printRowTypes(engine, overlay);
    expect(printed.slice(printed.indexOf('\nimport'))).toBe(`
import type { Generated } from 'kysely';
import type { Address } from './address.ts';

type PetOwnerTable = {
  id: Generated<bigint>;
  name: string;
  mood: Generated<'calm' | 'cross'>;
  visits: 1 | 3 | null;
  home: 'barn' | null;
  code: string;
  debt: bigint;
  pets: string[];
  photo: Uint8Array | null;
  born: string | null;
  seen: Generated<Date>;
  notes: unknown;
  /** Encrypted. */
  address: Address | null;
};

export type Tables = {
  pet_owner: PetOwnerTable;
};
`);
  });

  it('refuse an overlay of a table or a column that does not exist', async () => {
    const overlay = { 'pet_owner.name': {}, 'pet_owner.nam': {}, 'pet.name': {} };
    const refusal = 'column-types.ts names what no table has: pet_owner.nam, pet.name.';
    await expect(printRowTypes(engine, overlay)).rejects.toThrow(refusal);
  });

  it('refuse a type that row-types.ts does not know', async () => {
    await engine.runScript('alter table pet_owner add column height numeric');
    const refusal = 'pet_owner.height: say in row-types.ts what numeric is in TypeScript.';
    await expect(printRowTypes(engine, {})).rejects.toThrow(refusal);
  });
});
