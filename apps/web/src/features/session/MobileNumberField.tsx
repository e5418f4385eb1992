import { useSettings } from '#features/site/site.queries.ts';
import { limits } from '@pavilion/domain/limits';
import { TextField, type TextFieldProps } from '@pavilion/ui/fields/TextField.tsx';

/** A mobile number after the dialing code of the site's country. */
export function MobileNumberField(field: TextFieldProps) {
  const dialingCode = useSettings()?.brand.dialingCode;
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={limits.mobileNumberMaxLength}
      lead={dialingCode === undefined ? undefined : `+${dialingCode}`}
      {...field}
    />
  );
}
