import type { Status } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { SystemStatus } from '@pavilion/domain/site/system-status';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { openSupport } from '../support/support-sheet-state.ts';
import { Lantern } from './Lantern.tsx';
import styles from './FullPage.module.css';

export type ClosedPageProps = {
  state: Exclude<SystemStatus, 'normal'>;
  record: Status | undefined;
};

function Maintenance({ record }: Pick<ClosedPageProps, 'record'>) {
  const endsAt = record?.maintenanceEndsAt ?? null;
  const text = useText();
  const format = useFormat();
  return (
    <>
      <h1 className={styles.title}>{text('maintenance.title')}</h1>
      <p className={styles.text}>{record?.info || text('maintenance.text')}</p>
      {endsAt !== null && (
        <p className={styles.lead}>
          {text('maintenance.until', { time: format.dateTime(endsAt) })}
        </p>
      )}
    </>
  );
}

function Restriction({ record }: Pick<ClosedPageProps, 'record'>) {
  const ip = record?.location.ip ?? '';
  const text = useText();
  return (
    <>
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
    </>
  );
}

/** Says why the site is closed to the visitor, in place of the page. */
export function ClosedPage({ state, record }: ClosedPageProps) {
  useCatalogue();
  return (
    <div className={styles.page}>
      <Lantern />
      {state === 'maintenance' ? <Maintenance record={record} /> : <Restriction record={record} />}
    </div>
  );
}
