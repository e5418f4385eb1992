import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { useCloseAccount } from './close-account.queries.ts';
import styles from '../break/Break.module.css';
import list from '../list/Limits.module.css';

type CloseSheetProps = { open: boolean; dataKeptFor: string; onClose: () => void };

/** The second step: the yes to the closing of the account. */
export function CloseSheet({ open, dataKeptFor, onClose }: CloseSheetProps) {
  const text = useText();
  const { close, busy, error, forgetError } = useCloseAccount(dataKeptFor);
  const leave = () => {
    forgetError();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={leave}
      title={text('closing.question')}
      closeLabel={text('shell.close')}
    >
      <div className={list.form}>
        <ul className={styles.facts}>
          {(['exclusion.stops', 'exclusion.devices', 'closing.end', 'closing.final'] as const).map(
            (key) => (
              <li key={key}>{text(key)}</li>
            ),
          )}
        </ul>
        <ErrorNotice error={error} />
        <div className={list.answers}>
          <Button kind="secondary" disabled={busy} onClick={leave}>
            {text('shell.back')}
          </Button>
          <Button kind="danger" busy={busy} onClick={close}>
            {text('closing.confirm')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
