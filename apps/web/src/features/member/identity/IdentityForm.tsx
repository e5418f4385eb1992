import type { SubmitEvent } from 'react';
import { BirthdayField } from '#features/session/BirthdayField.tsx';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import type { OwnIdentity } from '#features/wallet/identity.queries.ts';
import { useText } from '#kit/text.ts';
import { documentKinds } from '@pavilion/domain/protection/identity-check';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ChoiceList } from '@pavilion/ui/choices/ChoiceList.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { useIdentityDraft, type PersonDraft } from './identity-draft.ts';
import { SideTile } from './SideTile.tsx';
import styles from './Identity.module.css';

function PersonFields({ person: { name, birthday, settings } }: { person: PersonDraft }) {
  const text = useText();
  return (
    <>
      {name.asked && (
        <TextField
          label={text('identity.name')}
          required
          autoComplete="name"
          maxLength={80}
          value={name.value}
          error={name.error}
          onChange={({ target }) => name.set(target.value)}
        />
      )}
      {birthday.asked && settings !== undefined && (
        <BirthdayField
          required
          name="birthday"
          value={birthday.value}
          error={birthday.error}
          minimumAge={settings.minimumAge}
          today={settings.today}
          hint={text('identity.birthday.hint', { age: settings.minimumAge })}
          onChoose={birthday.set}
          onLeave={() => undefined}
        />
      )}
    </>
  );
}

/** Shows the first thing that is missing. */
function showMissing(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]');
  const control = wrong?.matches('fieldset') ? wrong.querySelector('button') : wrong;
  control?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
}

/** The document, the photos of its sides and of the member, sent together. */
export function IdentityForm({ identity }: { identity: OwnIdentity }) {
  const text = useText();
  const draft = useIdentityDraft(identity);
  const { kind } = draft;
  const choices = identity.kinds.map((one) => ({
    key: one.kind,
    title: text(`identity.kind.${one.kind}`),
  }));

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (!draft.send()) requestAnimationFrame(() => showMissing(form));
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ChoiceList
        label={text('identity.kind')}
        choices={choices}
        value={kind}
        onChange={(key) => draft.setKind(documentKinds.find((one) => one === key) ?? kind)}
      />
      <PersonFields person={draft.person} />
      {kind !== null && (
        <div className={styles.sides}>
          {draft.needed.map((side) => (
            <SideTile
              key={side}
              side={side}
              kind={kind}
              file={draft.fileOf(side)}
              error={draft.errorOf(side)}
              onChoose={(file) => draft.choose(side, file)}
              onRemove={() => draft.remove(side)}
            />
          ))}
          <p className={styles.quiet}>{text('identity.files')}</p>
        </div>
      )}
      <ErrorNotice error={draft.error} />
      <div className={styles.action}>
        <p role="status" className={styles.sending}>
          {draft.busy && text('identity.sending')}
        </p>
        <Button type="submit" busy={draft.busy}>
          {text('identity.send')}
        </Button>
      </div>
    </form>
  );
}
