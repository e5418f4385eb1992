import { dayAfter, dayMs } from '../../report/day-period.ts';
import { dayOfText, dayText } from './numero-day.ts';

/** When draws come one after the other all day, in a zone whose clocks never change. */
export type OwnSchedule = Readonly<{
  /** Seconds from draw to draw; a day holds a whole number of draws. */
  interval: number;
  /** Minutes that the clocks of the zone are ahead of UTC. */
  offset: number;
  /** Seconds before the draw at which betting ends. */
  closesBefore: number;
}>;

/** The draw of a day `2026-11-24` with a number from 1; the last one is drawn at its midnight. */
export type OwnDrawKey = Readonly<{ day: string; number: number }>;

const daySeconds = 86_400;
const minuteMs = 60_000;

export function drawsOfDay({ interval }: OwnSchedule): number {
  const count = daySeconds / interval;
  if (!Number.isInteger(count) || count < 1) {
    throw new RangeError(`a day holds no whole number of draws every ${interval} s`);
  }
  return count;
}

/** `20261124-0731`: the number has as many digits as the last one of a day. */
export function ownNumero(schedule: OwnSchedule, { day, number }: OwnDrawKey): string {
  const digits = String(drawsOfDay(schedule)).length;
  return `${dayText(day)}-${String(number).padStart(digits, '0')}`;
}

/** The draw of a numero, or null where the schedule has none such. */
export function ownDrawOf(schedule: OwnSchedule, numero: string): OwnDrawKey | null {
  const [dayPart = '', numberPart = '', ...others] = numero.split('-');
  const day = dayOfText(dayPart);
  const count = drawsOfDay(schedule);
  const isNumber = /^\d+$/.test(numberPart) && numberPart.length === String(count).length;
  if (day === null || !isNumber || others.length > 0) return null;
  const number = Number(numberPart);
  return number >= 1 && number <= count ? { day, number } : null;
}

/** When the draw takes place: so many intervals after the day has begun. */
export function ownDrawTime(schedule: OwnSchedule, { day, number }: OwnDrawKey): Date {
  const midnight = Date.parse(day) - schedule.offset * minuteMs;
  return new Date(midnight + number * schedule.interval * 1000);
}

/** When betting ends: from then on the draw takes no orders. */
export function ownClosingTime(schedule: OwnSchedule, draw: OwnDrawKey): Date {
  return new Date(ownDrawTime(schedule, draw).getTime() - schedule.closesBefore * 1000);
}

/** When betting begins: as it ends on the draw before. */
export function ownOpeningTime(schedule: OwnSchedule, draw: OwnDrawKey): Date {
  return new Date(ownClosingTime(schedule, draw).getTime() - schedule.interval * 1000);
}

/** The draw that takes place at an instant or as the next one after it. */
function drawFrom(schedule: OwnSchedule, time: Date): OwnDrawKey {
  const local = time.getTime() + schedule.offset * minuteMs;
  // The instant of midnight is that of the last draw of the day before.
  const dayStart = (Math.ceil(local / dayMs) - 1) * dayMs;
  const number = Math.ceil((local - dayStart) / (schedule.interval * 1000));
  return { day: new Date(dayStart).toISOString().slice(0, 10), number };
}

function drawAfter(schedule: OwnSchedule, { day, number }: OwnDrawKey): OwnDrawKey {
  if (number < drawsOfDay(schedule)) return { day, number: number + 1 };
  return { day: dayAfter(day, 1), number: 1 };
}

/** The draws that take place at `from` or later, and before `until`. */
export function ownDrawsBetween(schedule: OwnSchedule, from: Date, until: Date): OwnDrawKey[] {
  const draws: OwnDrawKey[] = [];
  let draw = drawFrom(schedule, from);
  while (ownDrawTime(schedule, draw) < until) {
    draws.push(draw);
    draw = drawAfter(schedule, draw);
  }
  return draws;
}
