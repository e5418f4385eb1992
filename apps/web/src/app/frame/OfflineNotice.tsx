import { useSyncExternalStore } from 'react';
import { useText } from '#kit/text.ts';
import { wifiOff } from '@pavilion/ui/icons/first-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import styles from './OfflineNotice.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const text = useText();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.place}>
      {!online && (
        <p className={styles.notice}>
          <Icon shape={wifiOff} size={16} />
          {text('state.offline')}
        </p>
      )}
    </div>
  );
}
