import { useState } from 'react';
import { useIdentityService } from '#features/session/sign-in.queries.ts';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { limits } from '@pavilion/domain/limits';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import {
  useConnections,
  useDisconnect,
  type Connection,
  type Connections,
} from './own-connections.queries.ts';
import styles from './Security.module.css';

const skeletonHeights = [64];

type RowsProps = {
  connections: Connections;
  disconnect: (provider: Connection['provider']) => void;
};

function ConnectionRows({ connections: { list, phone }, disconnect }: RowsProps) {
  const text = useText();
  const { dateTime } = useFormat();
  return (
    <Card look="flush">
      {list.map(({ provider, tiedAt }) => {
        const name = text(`signIn.${provider}`);
        return (
          <ListRow
            key={provider}
            title={name}
            detail={text('connection.since', { when: dateTime(tiedAt) })}
            trail={
              <button
                type="button"
                className={styles.quietButton}
                aria-label={`${text('connection.cut')}: ${name}`}
                onClick={() => disconnect(provider)}
              >
                {text('connection.cut')}
              </button>
            }
          />
        );
      })}
      {phone !== null && (
        <ListRow title={text('signIn.phone')} detail={text('connection.phone', { phone })} />
      )}
    </Card>
  );
}

/** Disconnects after a confirmation; the last log-in method stays until there is a password. */
function useConfirmedDisconnect(hasPassword: boolean, askPassword: () => void) {
  const text = useText();
  const errorText = useErrorText();
  const call = useDisconnect();
  return async (provider: Connection['provider']): Promise<void> => {
    if (call.isPending) return;
    if (!hasPassword) {
      askPassword();
      return;
    }
    const sure = await askConfirm({
      title: text('connection.cut.title', { name: text(`signIn.${provider}`) }),
      text: text('connection.cut.text'),
      confirmLabel: text('connection.cut'),
      cancelLabel: text('confirm.cancel'),
      confirmKind: 'danger',
    });
    if (!sure) return;
    call.mutate(
      { provider },
      {
        onSuccess: () =>
          showToast(text('connection.cut.done'), {
            kind: 'success',
            durationMs: limits.successToastMs,
          }),
        onError: (error) =>
          showToast(errorText(error), { kind: 'error', durationMs: limits.toastShortMs }),
      },
    );
  };
}

/** Lists who may log in through the identity service, and lets the member disconnect them. */
export function ConnectionSection() {
  const text = useText();
  const connections = useConnections();
  const offered = useIdentityService().data?.providers.length ?? 0;
  const [asking, setAsking] = useState(false);
  const hasPassword = connections.data?.hasPassword ?? true;
  const disconnect = useConfirmedDisconnect(hasPassword, () => setAsking(true));
  if (offered === 0 && (connections.data?.list.length ?? 0) === 0) return null;
  return (
    <Section title={text('connection.title')}>
      <Loaded
        query={connections}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        isEmpty={({ list, phone }) => list.length === 0 && phone === null}
        empty={<p className={styles.hint}>{text('connection.empty')}</p>}
      >
        {(data) => (
          <ConnectionRows connections={data} disconnect={(provider) => void disconnect(provider)} />
        )}
      </Loaded>
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        title={text('security.loginPassword.first')}
        closeLabel={text('security.close')}
      >
        <FirstPasswordForm onDone={() => setAsking(false)} />
      </Sheet>
    </Section>
  );
}
