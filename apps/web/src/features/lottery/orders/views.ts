import { localDay } from '@pavilion/client/language/local-day.ts';
import { limits } from '@pavilion/domain/limits';
import { orderStatusOf } from '@pavilion/domain/lottery/state/sub-order-state';

/** The lists of orders, and the totals by day. */
export const views = ['today', 'open', 'won', 'chase', 'dates', 'days'] as const;
export type View = (typeof views)[number];
/** The views that list orders. */
export type ListView = Exclude<View, 'days'>;

/** `YYYY-MM-DD` each, both included; empty where none is chosen. */
export type Days = Readonly<{ from: string; until: string }>;

/** What the page shows; it stands in the address, so that back and a reload keep it. */
export type Shown = Readonly<{ view: View; days: Days; everyLottery: boolean }>;

/** The earliest day that can be picked. */
export const firstDay = `${limits.datePickerFirstYear}-01-01`;

/** How far back the lists without days of their own go. */
export const recentDays = 30;
const weekDays = 7;

/** The day so many days before today, on the calendar of the device. */
function dayBefore(now: Date, days: number): string {
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
}

/** The last seven days. */
export const lastWeek = (now: Date): Days => ({
  from: dayBefore(now, weekDays - 1),
  until: localDay(now),
});

const aDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** True for complete days in their order; a day before `firstDay` has a year still being typed. */
export const isRange = ({ from, until }: Days): boolean =>
  aDay.test(from) && aDay.test(until) && from >= firstDay && from <= until;

/** What an address shows; what it cannot be is as if it were left out. */
export function shownIn(search: string): Shown {
  const query = new URLSearchParams(search);
  const days = { from: query.get('from') ?? '', until: query.get('until') ?? '' };
  return {
    view: views.find((view) => view === query.get('show')) ?? 'today',
    days: isRange(days) ? days : { from: '', until: '' },
    everyLottery: query.get('of') === 'all',
  };
}

/** The query of an address that shows this; what it names beside stays. */
export function searchOf(search: string, { view, days, everyLottery }: Shown): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string | false) =>
    value ? query.set(name, value) : query.delete(name);
  put('show', view !== 'today' && view);
  put('of', everyLottery && 'all');
  put('from', days.from);
  put('until', days.until);
  return query.toString();
}

const inDays = ({ from, until }: Days) => (from === '' ? {} : { startDate: from, endDate: until });

/**
 * What a list is asked by. The last day is left out where days are counted back: only the server
 * knows which day it is on the site.
 */
export function askedOf(view: Exclude<ListView, 'today'>, days: Days, now: Date) {
  const recent = { startDate: dayBefore(now, recentDays - 1) };
  switch (view) {
    case 'open':
      return { ...recent, orderStatus: orderStatusOf.placed };
    case 'won':
      return { ...recent, orderStatus: orderStatusOf.won };
    case 'chase':
      return { ...recent, chasingStatus: 'chase' as const };
    case 'dates':
      return inDays(days);
  }
}

/** The days that the totals by day are asked by. */
export const askedDays = inDays;
