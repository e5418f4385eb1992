import { useText } from '../../kit/text.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { recordRanges, type RecordRange } from './day-range.ts';

type RangeChipsProps = { value: RecordRange; onChange: (range: RecordRange) => void };

export function RangeChips({ value, onChange }: RangeChipsProps) {
  const text = useText();
  return (
    <SegmentedControl
      label={text('records.range')}
      segments={recordRanges.map((key) => ({ key, label: text(`records.range.${key}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
