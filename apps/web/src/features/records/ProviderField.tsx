import { useVendors } from '#features/games/catalogue.queries.ts';
import { useText } from '#kit/text.ts';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';

type ProviderFieldProps = {
  /** The code of a provider; empty for all. */
  value: string;
  onChange: (vassalage: string) => void;
};

function useProviders(): { vassalage: string; vendorName: string }[] {
  const vendors = useVendors();
  const all = (vendors.data?.list ?? []).flatMap((category) => category.vendors);
  return [...new Map(all.map((vendor) => [vendor.vassalage, vendor])).values()];
}

export function ProviderField({ value, onChange }: ProviderFieldProps) {
  const text = useText();
  const providers = useProviders();
  return (
    <SelectField
      label={text('records.bets.provider')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{text('records.vendor.all')}</option>
      {providers.map(({ vassalage, vendorName }) => (
        <option key={vassalage} value={vassalage}>
          {vendorName}
        </option>
      ))}
    </SelectField>
  );
}
