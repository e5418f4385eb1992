import { registeredNow } from '#features/session/registered-now.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { LimitsOffer } from './LimitsOffer.tsx';
import styles from './LimitsOffer.module.css';

/** Offers limits over the home to a member who has just registered, without blocking the page. */
export function RegisteredOffer() {
  useCatalogue();
  const fresh = useSharedValue(registeredNow);
  if (!fresh) return null;
  return (
    <aside className={styles.over}>
      <LimitsOffer place="registration" onAnswer={() => registeredNow.set(false)} />
    </aside>
  );
}
