import { useText } from '#kit/text.ts';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import type { AccountKind } from './account-kind.ts';

type KindFieldProps = { value: AccountKind; onChange: (kind: AccountKind) => void };

/** Whether a member or an agent is opened, where the site lets agents open both. */
export function KindField({ value, onChange }: KindFieldProps) {
  const text = useText();
  return (
    <SegmentedControl
      label={text('open.type')}
      segments={(['member', 'agent'] as const).map((key) => ({
        key,
        label: text(`team.type.${key}`),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
