import { Link } from 'wouter';
import { useComingText } from '#features/rain/coming-text.ts';
import { useRain } from '#features/rain/rain.queries.ts';
import { useComingRain } from '#features/rain/use-coming-rain.ts';
import { useOwnKind } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { paths } from '@pavilion/screens/paths';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { close } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './NearRain.module.css';

/** The rain whose entry was closed; it is shown again when the site is next opened. */
const closedRain = sharedValue<string | null>(null);

function Envelope() {
  return (
    <svg className={styles.envelope} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={styles.paper} x="4" y="2" width="16" height="20" rx="2.5" />
      <path className={styles.flap} d="M4 4.5A2.5 2.5 0 0 1 6.5 2h11A2.5 2.5 0 0 1 20 4.5L12 11z" />
      <circle className={styles.seal} cx="12" cy="11" r="3" />
    </svg>
  );
}

/**
 * Leads to the red envelope rain within the hour before it begins, and while it falls. Trial
 * accounts can take no part; the site names no rain to whoever is offered nothing.
 */
export function NearRain() {
  useCatalogue();
  const text = useText();
  const say = useComingText();
  const isTrial = useOwnKind()?.trial === true;
  const coming = useComingRain(useRain());
  const closed = useSharedValue(closedRain);
  if (isTrial || coming === null || coming.rainId === closed) return null;
  const { rainId, secondsIfNear: seconds } = coming;
  if (seconds === null) return null;
  return (
    <aside className={styles.entry} aria-label={text('title.redRain')}>
      <Link className={styles.way} href={paths.redRain()}>
        <Envelope />
        <span>{say(seconds)}</span>
      </Link>
      <IconButton
        shape={close}
        label={text('rain.home.close')}
        onClick={() => closedRain.set(rainId)}
      />
    </aside>
  );
}
