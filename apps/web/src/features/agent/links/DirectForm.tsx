import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useRegisterSettings } from '#features/session/register-settings.queries.ts';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText, type Text } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import {
  defaultPasswordRule,
  normaliseUsername,
  passwordProblem,
  usernamePattern,
  type PasswordRule,
} from '@pavilion/domain/password/password-rule';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useIntentKey } from '../intent-key.ts';
import { useOwnRates } from '../rates/rates.queries.ts';
import { typeOfKind, type AccountKind } from './account-kind.ts';
import { ratesInPercent, scalesOf, withinScales, type GivenRates } from './given-rates.ts';
import { KindField } from './KindField.tsx';
import { isUsernameTaken, useOpenDirectly, type Links, type OwnRate } from './links.queries.ts';
import { makePassword } from './made-password.ts';
import { isRateRefusal, useRateProblem } from './rate-problem.ts';
import { RateFields } from './RateFields.tsx';
import styles from './Links.module.css';

const skeletonHeights = [84, 84, 52, 240, 48];

/** An account that was opened, with the password that its person is given. */
export type OpenedAccount = { account: string; password: string };

type Values = { username: string; password: string; kind: AccountKind; rates: GivenRates };

async function usernameProblem(typed: string, text: Text): Promise<string | null> {
  const username = normaliseUsername(typed);
  if (username === '') return text('direct.username.missing');
  if (!usernamePattern.test(username)) return text('error.register.username.invalid');
  return (await isUsernameTaken(username)) ? text('error.register.username.taken') : null;
}

function firstPasswordProblem({ username, password }: Values, rule: PasswordRule, text: Text) {
  if (password === '') return text('direct.password.missing');
  const problem = passwordProblem(password, normaliseUsername(username), rule);
  return problem && text(`error.${problem}`);
}

/** The field of a refusal; null when it is about the rates or the whole form. */
function fieldOfRefusal({ code }: CallError): 'username' | 'password' | null {
  if (code.startsWith('register.')) return 'username';
  return code.startsWith('password.') ? 'password' : null;
}

type NameFieldsProps = { form: UseFormReturn<Values>; rule: PasswordRule };

function NameFields({ form, rule }: NameFieldsProps) {
  const text = useText();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={text('session.username')}
        hint={text('register.username.hint')}
        error={errors.username?.message}
        required
        maxLength={16}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        {...form.register('username', {
          validate: async (typed) => (await usernameProblem(typed, text)) ?? true,
        })}
      />
      <div className={styles.password}>
        <PasswordField
          label={text('direct.password')}
          hint={text('register.password.hint', { count: rule.minimumLength })}
          error={errors.password?.message}
          required
          maxLength={rule.maximumLength}
          autoComplete="new-password"
          showLabel={text('session.password.show')}
          hideLabel={text('session.password.hide')}
          {...form.register('password', {
            validate: (_, values) => firstPasswordProblem(values, rule, text) ?? true,
          })}
        />
        <Button
          kind="secondary"
          size="compact"
          onClick={() =>
            form.setValue('password', makePassword(rule.minimumLength), { shouldValidate: true })
          }
        >
          {text('direct.password.make')}
        </Button>
      </div>
    </>
  );
}

type DirectFormProps = { links: Links; onDone: (opened: OpenedAccount) => void };

function FilledForm({ links, own, onDone }: DirectFormProps & { own: readonly OwnRate[] }) {
  const text = useText();
  const errorText = useErrorText();
  const open = useOpenDirectly();
  const intent = useIntentKey();
  const scales = scalesOf(own);
  const rule = useRegisterSettings().data?.password ?? defaultPasswordRule;
  const form = useForm<Values>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { username: '', password: '', kind: 'member', rates: {} },
  });
  const [kind, rates] = useWatch({ control: form.control, name: ['kind', 'rates'] });
  const problem = useRateProblem(open.error);

  async function submit(values: Values): Promise<void> {
    const { password } = values;
    const input = {
      username: normaliseUsername(values.username),
      password,
      type: typeOfKind[values.kind],
      rates: ratesInPercent(withinScales(values.rates, scales)),
    };
    try {
      const { account } = await open.mutateAsync({ ...input, requestKey: intent.keyFor(input) });
      intent.forget();
      onDone({ account, password });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = fieldOfRefusal(error);
      const message = { message: errorText(error) };
      if (field !== null) form.setError(field, message, { shouldFocus: true });
    }
  }
  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  const isGeneral =
    open.error !== null && !isRateRefusal(open.error) && fieldOfRefusal(open.error) === null;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.about}>{text('direct.about')}</p>
      <NameFields form={form} rule={rule} />
      {links.opensAgents && (
        <KindField value={kind} onChange={(chosen) => form.setValue('kind', chosen)} />
      )}
      <RateFields
        scales={scales}
        value={rates}
        problem={problem}
        onChange={(chosen) => {
          open.reset();
          form.setValue('rates', chosen);
        }}
      />
      <ErrorNotice error={isGeneral ? open.error : null} />
      <Button type="submit" busy={form.formState.isSubmitting}>
        {text('direct.submit')}
      </Button>
      <p className={styles.note}>
        {text('direct.today', { count: links.openedToday, most: links.mostPerDay })}
      </p>
    </form>
  );
}

/** Opens an account; what can be given on is read first. */
export function DirectForm(props: DirectFormProps) {
  const rates = useOwnRates();
  return (
    <Loaded query={rates} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(own) => <FilledForm {...props} own={own.rates} />}
    </Loaded>
  );
}
