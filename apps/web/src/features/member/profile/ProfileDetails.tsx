import { useForm } from 'react-hook-form';
import type { MemberInfo } from '#features/session/member-info.queries.ts';
import { useRegisterSettings } from '#features/session/register-settings.queries.ts';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useUpdateMemberInfo } from './profile.queries.ts';
import styles from '../Member.module.css';

type Detail = MemberInfo['details'][number];
type Name = Detail['name'];
type Values = Partial<Record<Name, string>>;

const longest = 60;
const writtenOnce: readonly Name[] = ['realName', 'idNumber'];

function fieldOf(error: unknown): Name | null {
  if (!(error instanceof CallError) || error.code !== 'register.field.invalid') return null;
  return (error.value as { field?: Name } | null)?.field ?? null;
}

function useSave() {
  const text = useText();
  const update = useUpdateMemberInfo();
  const save = async (values: Values): Promise<void> => {
    await update.mutateAsync(values);
    showToast(text('profile.details.saved'), {
      kind: 'success',
      durationMs: limits.successToastMs,
    });
  };
  return { update, save };
}

/** Renders nickname, real name and what else the site asks for; fixed fields are only shown. */
export function ProfileDetails({ details }: { details: readonly Detail[] }) {
  const text = useText();
  const errorText = useErrorText();
  const rules = useRegisterSettings().data?.regExp;
  const { update, save } = useSave();
  const editable = details.filter((detail) => detail.editable);
  const form = useForm<Values>({
    values: Object.fromEntries(editable.map(({ name, value }) => [name, value])),
  });
  const { errors, isDirty } = form.formState;

  async function submit(values: Values): Promise<void> {
    try {
      await save(values);
    } catch (error) {
      const name = fieldOf(error);
      const message = (name && rules?.[name]?.message) ?? errorText(error);
      if (name) form.setError(name, { message }, { shouldFocus: true });
    }
  }

  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <Section title={text('profile.details')}>
      {details.some((detail) => !detail.editable) && (
        <Card look="flush">
          {details
            .filter((detail) => !detail.editable)
            .map(({ name, value }) => (
              <ListRow key={name} title={text(`register.${name}`)} trail={value} />
            ))}
        </Card>
      )}
      <Card>
        <form className={styles.profile} noValidate onSubmit={onSubmit}>
          <ErrorNotice error={fieldOf(update.error) === null ? update.error : null} />
          {editable.map(({ name }) => (
            <TextField
              key={name}
              label={text(`register.${name}`)}
              maxLength={longest}
              autoComplete={name === 'realName' ? 'name' : 'off'}
              hint={writtenOnce.includes(name) ? text('profile.once') : undefined}
              error={errors[name]?.message}
              {...form.register(name)}
            />
          ))}
          <Button type="submit" kind={isDirty ? 'primary' : 'secondary'} busy={update.isPending}>
            {text('profile.details.save')}
          </Button>
        </form>
      </Card>
    </Section>
  );
}
