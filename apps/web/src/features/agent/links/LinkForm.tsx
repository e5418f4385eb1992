import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useIntentKey } from '../intent-key.ts';
import { useOwnRates } from '../rates/rates.queries.ts';
import { typeOfKind, type AccountKind } from './account-kind.ts';
import { ratesInPercent, scalesOf, withinScales, type GivenRates } from './given-rates.ts';
import { KindField } from './KindField.tsx';
import { useCreateLink, type InvitationLink, type Links, type OwnRate } from './links.queries.ts';
import { isRateRefusal, useRateProblem } from './rate-problem.ts';
import { RateFields } from './RateFields.tsx';
import styles from './Links.module.css';

const lives = [1, 7, 30, 90] as const;
const mostUses = 10_000;
const skeletonHeights = [52, 64, 240, 64, 64, 48];

type Values = {
  kind: AccountKind;
  rates: GivenRates;
  label: string;
  /** One of the lives; empty for ever. */
  days: string;
  /** Empty for any number. */
  uses: string;
  /** Empty for the address of the site. */
  site: string;
  isDefault: boolean;
};

const isUses = (typed: string) =>
  typed === '' || (/^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= mostUses);

/** What a call takes of the values. */
function inputOf(values: Values, rates: GivenRates) {
  const { kind, label, days, uses, site, isDefault } = values;
  return {
    type: typeOfKind[kind],
    rates: ratesInPercent(rates),
    label: label.trim(),
    days: lives.find((life) => String(life) === days) ?? null,
    maxUses: uses === '' ? null : Number(uses),
    isDefault,
    domain: site === '' ? null : site,
  };
}

type TermsProps = { form: UseFormReturn<Values>; domains: readonly string[] };

/** For how long and how many the link is, and on which of the agent's sites. */
function Terms({ form, domains }: TermsProps) {
  const text = useText();
  const format = useFormat();
  const { errors } = form.formState;
  const most = format.decimal(String(mostUses), 0);
  return (
    <>
      <SelectField label={text('link.form.days')} {...form.register('days')}>
        <option value="">{text('link.form.days.ever')}</option>
        {lives.map((days) => (
          <option key={days} value={days}>
            {text('link.form.days.some', { days })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text('link.form.uses')}
        hint={text('link.form.uses.hint')}
        error={errors.uses?.message}
        digits
        maxLength={5}
        autoComplete="off"
        {...form.register('uses', {
          validate: (typed) => isUses(typed) || text('link.form.uses.wrong', { most }),
        })}
      />
      {domains.length > 0 && (
        <SelectField label={text('link.form.site')} {...form.register('site')}>
          <option value="">{text('link.form.site.usual')}</option>
          {domains.map((domain) => (
            <option key={domain} value={domain}>
              {domain}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

type LinkFormProps = { links: Links; onDone: (link: InvitationLink) => void };

function FilledForm({ links, own, onDone }: LinkFormProps & { own: readonly OwnRate[] }) {
  const text = useText();
  const create = useCreateLink();
  const intent = useIntentKey();
  const scales = scalesOf(own);
  const form = useForm<Values>({
    defaultValues: {
      kind: 'member',
      rates: {},
      label: '',
      days: '',
      uses: '',
      site: '',
      isDefault: !links.list.some(({ isDefault }) => isDefault),
    },
  });
  const [kind, rates] = useWatch({ control: form.control, name: ['kind', 'rates'] });
  const problem = useRateProblem(create.error);

  async function submit(values: Values): Promise<void> {
    const input = inputOf(values, withinScales(values.rates, scales));
    try {
      const link = await create.mutateAsync({ ...input, requestKey: intent.keyFor(input) });
      intent.forget();
      onDone(link);
    } catch (error) {
      // It is shown by the form.
      if (!(error instanceof CallError)) throw error;
    }
  }
  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  const general = create.error !== null && !isRateRefusal(create.error) ? create.error : null;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {links.opensAgents && (
        <KindField value={kind} onChange={(chosen) => form.setValue('kind', chosen)} />
      )}
      <TextField
        label={text('link.form.label')}
        hint={text('link.form.label.hint')}
        maxLength={limits.linkLabelLength}
        autoComplete="off"
        {...form.register('label')}
      />
      <RateFields
        scales={scales}
        value={rates}
        problem={problem}
        onChange={(chosen) => {
          create.reset();
          form.setValue('rates', chosen);
        }}
      />
      <Terms form={form} domains={links.domains} />
      <div>
        <Checkbox {...form.register('isDefault')}>{text('link.form.default')}</Checkbox>
        <p className={styles.note}>{text('links.default.note')}</p>
      </div>
      <ErrorNotice error={general} />
      <Button type="submit" busy={create.isPending}>
        {text('link.form.submit')}
      </Button>
    </form>
  );
}

/** Makes a link; what it can give on is read first. */
export function LinkForm(props: LinkFormProps) {
  const rates = useOwnRates();
  return (
    <Loaded query={rates} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(own) => <FilledForm {...props} own={own.rates} />}
    </Loaded>
  );
}
