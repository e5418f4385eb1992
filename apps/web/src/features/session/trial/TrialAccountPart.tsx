import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { useCreateTrialAccount, useLogInToTrial, type TrialAccount } from './trial.queries.ts';
import styles from './Trial.module.css';

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Created({ account, done }: { account: TrialAccount; done: boolean }) {
  const text = useText();
  const format = useFormat();
  const logIn = useLogInToTrial();
  return (
    <Card className={styles.account ?? ''}>
      <p>{text('trial.keep', { until: format.dateTime(account.expiresAt) })}</p>
      <dl className={styles.facts}>
        <Fact name={text('session.username')} value={account.userName} />
        <Fact name={text('session.password')} value={account.password} />
      </dl>
      <ErrorNotice error={logIn.error} />
      <Button busy={logIn.isPending || done} onClick={() => logIn.mutate(account)}>
        {text('trial.play')}
      </Button>
    </Card>
  );
}

/** Creates a trial account (seed section 7) and shows its name and password this once. */
export function TrialAccountPart({ done }: { done: boolean }) {
  const text = useText();
  const create = useCreateTrialAccount();
  if (create.data) return <Created account={create.data} done={done} />;
  return (
    <>
      <ErrorNotice error={create.error} />
      <Button kind="secondary" busy={create.isPending} onClick={() => create.mutate()}>
        {text('trial.create')}
      </Button>
    </>
  );
}
