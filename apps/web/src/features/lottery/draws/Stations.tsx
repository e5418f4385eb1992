import { useText } from '#kit/text.ts';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import type { Near } from '../clock/near.ts';

type StationsProps = {
  stations: Near['answer']['stations'];
  /** Undefined for the main one. */
  value: string | undefined;
  onChange: (station: string | undefined) => void;
  panelId: string;
};

/** Those that draw on the day of the open draw, the main one first. */
export function Stations({ stations, value, onChange, panelId }: StationsProps) {
  const text = useText();
  const [main] = stations;
  if (main === undefined || stations.length < 2) return null;
  return (
    <SegmentedControl
      label={text('lottery.stations')}
      segments={stations.map(({ station, name }) => ({ key: station, label: name }))}
      value={value ?? main.station}
      onChange={(station) => onChange(station === main.station ? undefined : station)}
      panelId={panelId}
    />
  );
}
