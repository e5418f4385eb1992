import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { freshKey } from '#features/wallet/request-intent.ts';
import { useText, type MessageKey } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import {
  addressLine,
  addressPhonePattern,
  addressStreet,
  postalCodePattern,
} from '@pavilion/domain/reward/address-rule';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { StepPanel } from '../points/StepPanel.tsx';
import { useSaveAddress, type Address } from './mall.queries.ts';
import styles from './Mall.module.css';

type Values = Omit<Address, 'addressId'>;

const noValues: Values = {
  name: '',
  phone: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
};

type FieldRule = {
  name: keyof Values;
  autoComplete: string;
  most: number;
  /** What the field must look like; not empty where it is left out. */
  pattern?: RegExp;
  problem: MessageKey;
  inputMode?: 'tel';
};

/** In the order in which people write an address. */
const fields: readonly FieldRule[] = [
  {
    name: 'name',
    autoComplete: 'name',
    most: addressLine,
    problem: 'mall.address.name.missing',
  },
  {
    name: 'phone',
    autoComplete: 'tel',
    most: 25,
    pattern: addressPhonePattern,
    problem: 'mall.address.phone.invalid',
    inputMode: 'tel',
  },
  {
    name: 'street',
    autoComplete: 'address-line1',
    most: addressStreet,
    problem: 'mall.address.street.missing',
  },
  {
    name: 'city',
    autoComplete: 'address-level2',
    most: addressLine,
    problem: 'mall.address.city.missing',
  },
  {
    name: 'region',
    autoComplete: 'address-level1',
    most: addressLine,
    problem: 'mall.address.region.missing',
  },
  {
    name: 'postalCode',
    autoComplete: 'postal-code',
    most: 12,
    pattern: postalCodePattern,
    problem: 'mall.address.postalCode.invalid',
  },
];

const trimmed = (values: Values): Values => ({
  name: values.name.trim(),
  phone: values.phone.trim(),
  street: values.street.trim(),
  city: values.city.trim(),
  region: values.region.trim(),
  postalCode: values.postalCode.trim(),
});

type AddressFormProps = {
  /** The one that is changed; null for a new one. */
  address: Address | null;
  onCancel: () => void;
  onSaved: (address: Address) => void;
};

/** Adds an address, or changes one. */
export function AddressForm({ address, onCancel, onSaved }: AddressFormProps) {
  const text = useText();
  const call = useSaveAddress();
  const [requestKeys] = useState(() => new Map<string, string>());
  const form = useForm<Values>({ defaultValues: address ?? noValues });
  const { errors } = form.formState;

  /** The same for the same details, so that a repeat keeps the address once. */
  function keyOf(values: Values): string {
    const details = JSON.stringify(values);
    const key = requestKeys.get(details) ?? freshKey();
    requestKeys.set(details, key);
    return key;
  }
  async function submit(typed: Values): Promise<void> {
    const values = trimmed(typed);
    const input = {
      addressId: address?.addressId ?? null,
      requestKey: keyOf(values),
      fields: values,
    };
    await call.mutateAsync(input).then(onSaved, () => undefined);
  }
  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <StepPanel title={text(address === null ? 'mall.address.new' : 'mall.address.change')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {fields.map(({ name, autoComplete, most, pattern = /\S/, problem, inputMode }) => (
          <TextField
            key={name}
            label={text(`mall.address.${name}`)}
            autoComplete={autoComplete}
            maxLength={most}
            {...(inputMode && { inputMode, type: 'tel' })}
            error={errors[name]?.message}
            {...form.register(name, {
              validate: (value) => pattern.test(value.trim()) || text(problem),
            })}
          />
        ))}
        <ErrorNotice error={call.error} />
        <Button type="submit" busy={call.isPending}>
          {text('mall.address.save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {text('mall.order.back')}
        </Button>
      </form>
    </StepPanel>
  );
}
