import { describe, expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

describe('the names of prepared statements', () => {
  it('are given from the second use on, and stay', () => {
    const names = new StatementNames();
    expect(names.nameOf('select 1')).toBeUndefined();
    const name = names.nameOf('select 1');
    expect(name).toMatch(/^s[0-9a-f]{24}_0$/);
    expect(names.nameOf('select 1')).toBe(name);
  });

  it('are the same in every process, and differ between statements', () => {
    const [one, other] = [new StatementNames(), new StatementNames()];
    const nameIn = (names: StatementNames, sql: string) => {
      names.nameOf(sql);
      return names.nameOf(sql);
    };
    expect(nameIn(one, 'select 1')).toBe(nameIn(other, 'select 1'));
    expect(nameIn(one, 'select 2')).not.toBe(nameIn(one, 'select 3'));
  });

  it('change when the prepared statement is no longer valid', () => {
    const names = new StatementNames();
    names.nameOf('select 1');
    const name = names.nameOf('select 1');
    names.rename('select 1');
    expect(names.nameOf('select 1')).not.toBe(name);
  });

  it('are limited, so that SQL built for each call cannot fill the memory of a session', () => {
    const names = new StatementNames();
    for (let index = 0; index < 1000; index++) {
      names.nameOf(`select ${index}`);
      expect(names.nameOf(`select ${index}`)).toBeDefined();
    }
    for (let use = 0; use < 3; use++) expect(names.nameOf('one too many')).toBeUndefined();
    expect(names.nameOf('select 5')).toBeDefined();
  });
});
