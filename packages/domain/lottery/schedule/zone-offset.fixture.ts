import type { ZoneOffset } from './fixed-offset.ts';

/** The offset of a zone as the runtime knows it. */
export function zoneOffset(timeZone: string): ZoneOffset {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  return (time) => {
    const [, sign = '+', hours = '0', minutes = '0'] =
      /GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(format.format(time)) ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  };
}
