import { useState } from 'react';
import { AmountField } from '../fields/AmountField.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { PickerField } from '../fields/PickerField.tsx';
import { PictureField } from '../fields/PictureField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { WheelColumn } from '../fields/WheelColumn.tsx';
import { calendarDays } from '../icons/content-icons.ts';
import { Section } from '../layout/Section.tsx';
import { Shown } from './Shown.tsx';
import styles from './ComponentsPage.module.css';

const pesos = {
  symbol: '₱',
  read: (text: string) => (/^\d+(\.\d\d?)?$/.test(text) ? text : null),
  write: (amount: string) => amount,
};

const months = ['January', 'February', 'March', 'April'].map((text, value) => ({ value, text }));

function TextComponents() {
  return (
    <>
      <Shown name="TextField, Field">
        <TextField label="Name" hint="As on the card" required />
        <TextField label="E-mail" defaultValue="ana@example" error="This is no address." />
        <TextField label="Code" digits valid defaultValue="123456" />
        <TextField label="Closed" disabled defaultValue="Cannot be changed" />
      </Shown>
      <Shown name="PasswordField, TextAreaField">
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="off" />
        <TextAreaField label="Message" count="0 / 140" />
      </Shown>
    </>
  );
}

export function FieldComponents() {
  const [amount, setAmount] = useState<string | null>('500');
  const [month, setMonth] = useState(1);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  return (
    <Section title="Fields">
      <div className={styles.grid}>
        <TextComponents />
        <Shown name="AmountField">
          <AmountField
            label="Amount"
            value={amount}
            onChange={setAmount}
            typing={pesos}
            quickAmounts={['500', '1000']}
            quickGroupLabel="Quick amounts"
            hint="₱100 to ₱50,000"
          />
        </Shown>
        <Shown name="SelectField, PickerField, Checkbox">
          <SelectField label="Bank">
            <option>First bank</option>
            <option>Second bank</option>
          </SelectField>
          <PickerField
            label="Birthday"
            shown=""
            placeholder="Choose a day"
            shape={calendarDays}
            expanded={false}
            dialogId="none"
          />
          <Checkbox defaultChecked>I am of age</Checkbox>
        </Shown>
        <Shown name="PictureField">
          <PictureField
            label="Pictures"
            pictures={pictures}
            most={2}
            accept="image/png"
            addLabel="Add a picture"
            nameOf={(number) => `Picture ${number}`}
            removeLabelOf={(number) => `Remove picture ${number}`}
            onAdd={(files) => setPictures([...pictures, ...files])}
            onRemove={(gone) => setPictures(pictures.filter((one) => one !== gone))}
          />
        </Shown>
        <Shown name="WheelColumn">
          <div className={styles.columns}>
            <WheelColumn label="Month" options={months} value={month} onChange={setMonth} />
          </div>
        </Shown>
      </div>
    </Section>
  );
}
