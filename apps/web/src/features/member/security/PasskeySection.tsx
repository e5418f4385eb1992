import { useState } from 'react';
import { hasPasskeys, isDismissed } from '#features/session/passkey.queries.ts';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { keyRound } from '@pavilion/ui/icons/form-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import {
  useChangePasskey,
  usePasskeys,
  type PasskeyChange,
  type Passkey,
} from './own-passkeys.queries.ts';
import styles from './Security.module.css';

const skeletonHeights = [64];
const nameMaxLength = 40;

/** Asks for the name of a new passkey, or another name for an existing one. */
function NameForm({ passkey, onDone }: { passkey: Passkey | null; onDone: () => void }) {
  const text = useText();
  const change = useChangePasskey();
  const [name, setName] = useState(passkey?.name ?? text('passkey.name.first'));

  async function remove({ passkeyId }: Passkey): Promise<void> {
    const sure = await askConfirm({
      title: text('passkey.remove'),
      text: text('passkey.remove.text'),
      confirmLabel: text('passkey.remove'),
      cancelLabel: text('confirm.cancel'),
      confirmKind: 'danger',
    });
    if (sure) run({ kind: 'remove', passkeyId });
  }

  function run(wanted: PasskeyChange): void {
    const onSuccess = () => {
      showToast(text('security.saved'), { kind: 'success', durationMs: limits.successToastMs });
      onDone();
    };
    change.mutate(wanted, { onSuccess });
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        const { passkeyId } = passkey ?? {};
        run(passkeyId === undefined ? { kind: 'add', name } : { kind: 'rename', passkeyId, name });
      }}
    >
      <p className={styles.hint}>{text('passkey.text')}</p>
      <ErrorNotice error={isDismissed(change.error) ? null : change.error} />
      <TextField
        label={text('passkey.name')}
        maxLength={nameMaxLength}
        value={name}
        error={name.trim() === '' ? text('passkey.name.missing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={change.isPending}>
        {text(passkey === null ? 'passkey.make' : 'security.save')}
      </Button>
      {passkey !== null && (
        <Button kind="danger" onClick={() => void remove(passkey)}>
          {text('passkey.remove')}
        </Button>
      )}
    </form>
  );
}

function PasskeyRows({ list, open }: { list: readonly Passkey[]; open: (one: Passkey) => void }) {
  const text = useText();
  const { dateTime } = useFormat();
  return (
    <Card look="flush">
      {list.map((passkey) => (
        <ListRow
          key={passkey.passkeyId}
          icon={keyRound}
          title={passkey.name}
          detail={
            passkey.lastUsedAt === null
              ? text('passkey.unused')
              : text('security.session.seen', { when: dateTime(passkey.lastUsedAt) })
          }
          onPress={() => open(passkey)}
        />
      ))}
    </Card>
  );
}

/** Lists the member's passkeys; adds none on a device or address that does not support them. */
export function PasskeySection() {
  const text = useText();
  const passkeys = usePasskeys();
  const [opened, setOpened] = useState<Passkey | null>(null);
  const [shown, setShown] = useState(false);
  const open = (passkey: Passkey | null) => {
    setOpened(passkey);
    setShown(true);
  };
  return (
    <Section
      title={text('passkey.title')}
      aside={
        hasPasskeys() && (
          <button type="button" className={styles.quietButton} onClick={() => open(null)}>
            {text('passkey.add')}
          </button>
        )
      }
    >
      <Loaded
        query={passkeys}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={styles.hint}>{text('passkey.empty')}</p>}
      >
        {({ list }) => <PasskeyRows list={list} open={open} />}
      </Loaded>
      <Sheet
        open={shown}
        onClose={() => setShown(false)}
        title={opened?.name ?? text('passkey.add')}
        closeLabel={text('security.close')}
      >
        <NameForm passkey={opened} onDone={() => setShown(false)} />
      </Sheet>
    </Section>
  );
}
