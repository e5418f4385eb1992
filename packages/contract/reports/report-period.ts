import * as v from 'valibot';
import { day, queryNumber } from '../fields.ts';

/** Days as the site counts them, both included; `lastDays` end today and go before dates. */
export const reportPeriod = {
  startDate: v.optional(day),
  endDate: v.optional(day),
  lastDays: v.optional(queryNumber(1, 366)),
};
