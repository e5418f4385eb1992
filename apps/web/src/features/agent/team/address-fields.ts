import { useLocation, useSearch } from 'wouter';
import type { PageQuery } from './team-links.ts';

/** Reads one field of an address; what it cannot be becomes the usual value. */
type ReadField<Value extends string> = (given: string | null) => Value;
type Readers = Readonly<Record<string, ReadField<string>>>;
export type FieldsOf<All extends Readers> = { [Name in keyof All]: ReturnType<All[Name]> };

/** One of these values, the first where none is given. */
export function oneOf<const Value extends string>(
  ...values: readonly [Value, ...Value[]]
): ReadField<Value> {
  return (given) => values.find((value) => value === given) ?? values[0];
}

/** A text of this form, empty where none is given. */
export function matching(form: RegExp): ReadField<string> {
  return (given) => (given !== null && form.test(given) ? given : '');
}

export const accountField = matching(/^[^\s]{1,32}$/);
export const dayField = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
export const amountField = matching(/^\d{1,15}(\.\d{1,8})?$/);

export function readFields<All extends Readers>(readers: All, search: string): FieldsOf<All> {
  const query = new URLSearchParams(search);
  const entries = Object.entries(readers).map(([name, read]) => [name, read(query.get(name))]);
  return Object.fromEntries(entries) as FieldsOf<All>;
}

/** The query of an address; usual values are left out. */
export function queryOf<All extends Readers>(readers: All, fields: FieldsOf<All>): PageQuery {
  const entries = Object.entries(readers).map(([name, read]) => {
    const value = fields[name];
    return [name, value === read(null) ? undefined : value];
  });
  return Object.fromEntries(entries) as PageQuery;
}

/** Without the fields that are empty, as calls take them. */
export function filled<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== '');
  return Object.fromEntries(entries) as Partial<Fields>;
}

/**
 * The filters of a page, which stand in its address: a reload keeps them. `change` replaces the
 * address, so that back leaves the page; `hrefOf` is the address of a link with other filters.
 */
export function useAddressFields<All extends Readers>(
  readers: All,
  address: (query: PageQuery) => string,
) {
  const [, navigate] = useLocation();
  const fields = readFields(readers, useSearch());
  const hrefOf = (changes: Partial<FieldsOf<All>>) =>
    address(queryOf(readers, { ...fields, ...changes }));
  return {
    fields,
    hrefOf,
    change: (changes: Partial<FieldsOf<All>>) => navigate(hrefOf(changes), { replace: true }),
  };
}
