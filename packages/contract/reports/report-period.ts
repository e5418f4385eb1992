import * as v from 'valibot';
import { blankable, day, queryNumber } from '../fields.ts';

/** Days as the site counts them, both included; `lastDays` end today and go before dates. */
export const reportPeriod = {
  startDate: blankable(day),
  endDate: blankable(day),
  lastDays: v.optional(queryNumber(1, 366)),
};
