import { SaveFileButton } from '#features/records/SaveFileButton.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import type { PlannedRain } from '../rain.queries.ts';
import { calendarFile } from './calendar-file.ts';

/** Saves a calendar file of a rain, which is made in the browser. */
export function AddToCalendar({ rain }: { rain: PlannedRain }) {
  const text = useText();
  const { rainId, beginsAt, endsAt } = rain;
  const fileOf = () =>
    calendarFile({
      uid: `rain-${rainId}@${location.hostname}`,
      madeAt: Date.now(),
      beginsAt: Date.parse(beginsAt),
      endsAt: Date.parse(endsAt),
      title: text('title.redRain'),
      text: text('rain.rules.tap'),
      url: location.origin + paths.redRain(),
    });
  return (
    <SaveFileButton
      label={text('rain.calendar')}
      fileName="red-envelope-rain.ics"
      read={async () => new Blob([fileOf()], { type: 'text/calendar;charset=utf-8' })}
    />
  );
}
