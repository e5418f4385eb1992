import { DayFields } from '#features/records/DayFields.tsx';
import { useText } from '#kit/text.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { teamPeriodOf, teamRanges, type TeamPeriod, type TeamRange } from './team-period.ts';

type TeamPeriodPickerProps = {
  value: TeamPeriod;
  onChange: (period: TeamPeriod) => void;
  /** Those to choose from; all where it is left out. */
  ranges?: readonly TeamRange[];
};

/** Picks the days that a page about a team shows. */
export function TeamPeriodPicker({ value, onChange, ranges = teamRanges }: TeamPeriodPickerProps) {
  const text = useText();
  return (
    <>
      <ChipRow
        label={text('team.period')}
        chips={ranges.map((key) => ({ key, label: text(`team.period.${key}`) }))}
        value={value.range}
        onChange={(range) => onChange(teamPeriodOf(range, new Date()))}
      />
      {value.range === 'custom' && (
        <DayFields value={value} onChange={(days) => onChange({ ...value, ...days })} />
      )}
    </>
  );
}
