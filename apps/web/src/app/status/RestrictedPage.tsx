import type { Status } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { openSupport } from '../support/support-sheet-state.ts';
import { Lantern } from './Lantern.tsx';
import styles from './FullPage.module.css';

export function RestrictedPage({ record }: { record: Status | undefined }) {
  const ip = record?.location.ip ?? '';
  useCatalogue();
  const text = useText();
  return (
    <div className={styles.page}>
      <Lantern />
      <h1 className={styles.title}>{text('restricted.title')}</h1>
      <p className={styles.text}>{record?.info || text('restricted.text')}</p>
      {ip !== '' && <p className={styles.quiet}>{text('restricted.address', { ip })}</p>}
      <Button
        kind="secondary"
        className={styles.action ?? ''}
        aria-haspopup="dialog"
        onClick={openSupport}
      >
        {text('support.title')}
      </Button>
    </div>
  );
}
