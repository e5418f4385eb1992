import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { apiWith, type OperatorApi } from '#kit/api.ts';
import { useText } from '#kit/texts.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import styles from './HelloPage.module.css';

/** What a header can carry; no key has other characters. */
const sendable = /^[\x21-\x7e]*$/;

/** Who is logged in, and the calls with their key. */
export type Operator = { name: string; api: OperatorApi };

async function operatorOf(key: string): Promise<Operator> {
  const api = apiWith(key);
  const { operator } = await api.operators.getMe({});
  return { name: operator, api };
}

/** Asks for the key of an operator. */
export function LogIn({ onLogIn }: { onLogIn: (operator: Operator) => void }) {
  const text = useText();
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { key: '' } });
  const logIn = useMutation({ mutationFn: operatorOf, onSuccess: onLogIn });
  const submit = useFormSubmit(handleSubmit, async ({ key }) => {
    await logIn.mutateAsync(key.trim()).catch(() => undefined);
  });
  const isWrong = logIn.error instanceof CallError && logIn.error.code === 'no.permission';
  const missing = formState.errors.key?.message;
  return (
    <Card className={styles.card}>
      <h1 className={styles.title}>{text('hello.logIn.title')}</h1>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          {...register('key', {
            validate: {
              missing: (key) => key.trim() !== '' || text('hello.key.missing'),
              sendable: (key) => sendable.test(key.trim()) || text('hello.key.wrong'),
            },
          })}
          label={text('hello.key')}
          hint={text('hello.key.hint')}
          autoComplete="off"
          autoFocus
          showLabel={text('hello.key.show')}
          hideLabel={text('hello.key.hide')}
          {...(missing !== undefined && { error: missing })}
        />
        {logIn.isError && (
          <Notice tone="error">{isWrong ? text('hello.key.wrong') : errorText(logIn.error)}</Notice>
        )}
        <Button type="submit" busy={logIn.isPending}>
          {text('hello.logIn')}
        </Button>
      </form>
    </Card>
  );
}
