import type { Status } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Lantern } from './Lantern.tsx';
import styles from './FullPage.module.css';

export function MaintenancePage({ record }: { record: Status | undefined }) {
  const endsAt = record?.maintenanceEndsAt ?? null;
  useCatalogue();
  const text = useText();
  const format = useFormat();
  return (
    <div className={styles.page}>
      <Lantern />
      <h1 className={styles.title}>{text('maintenance.title')}</h1>
      <p className={styles.text}>{record?.info || text('maintenance.text')}</p>
      {endsAt !== null && (
        <p className={styles.lead}>
          {text('maintenance.until', { time: format.dateTime(endsAt) })}
        </p>
      )}
    </div>
  );
}
