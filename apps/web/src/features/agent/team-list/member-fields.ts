import {
  accountField,
  amountField,
  dayField,
  filled,
  matching,
  oneOf,
  queryOf,
  type FieldsOf,
} from '../team/address-fields.ts';

export const memberSorts = ['registered', 'lastLogin', 'balance', 'teamSize'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** The filters of the team list, named as the call names them. */
export const memberFields = {
  account: accountField,
  scope: oneOf('direct', 'all'),
  parent: accountField,
  type: matching(/^\d{1,4}$/),
  online: oneOf('', 'true', 'false'),
  registeredFrom: dayField,
  registeredTo: dayField,
  balanceFrom: amountField,
  balanceTo: amountField,
  sort: oneOf(...memberSorts),
  direction: oneOf('desc', 'asc'),
};

export type MemberFields = FieldsOf<typeof memberFields>;

/** What the sheet of filters sets, at its usual values. */
export const noFilters = {
  type: '',
  online: '',
  registeredFrom: '',
  registeredTo: '',
  balanceFrom: '',
  balanceTo: '',
  sort: 'registered',
  direction: 'desc',
} as const satisfies Partial<MemberFields>;

/** How many of the sheet's settings differ from the usual ones. */
export function countFilters(fields: MemberFields): number {
  const query = queryOf(memberFields, fields);
  return Object.keys(noFilters).filter((name) => query[name] !== undefined).length;
}

/** Whether anything leaves people out of the list. */
export function leavesOut(fields: MemberFields): boolean {
  const { account, type, online, registeredFrom, registeredTo, balanceFrom, balanceTo } = fields;
  return [account, type, online, registeredFrom, registeredTo, balanceFrom, balanceTo].some(
    (value) => value !== '',
  );
}

/** The input of the call. */
export function membersInput({ scope, sort, direction, type, online, ...texts }: MemberFields) {
  return {
    ...filled(texts),
    ...(type === '' ? {} : { type: Number(type) }),
    ...(online === '' ? {} : { online }),
    scope,
    sort,
    direction,
  };
}
