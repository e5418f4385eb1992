import { CopyFact, useCopy } from '#features/site/CopyFact.tsx';
import { QrPicture } from '#features/site/QrPicture.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import type { InvitationLink } from './links.queries.ts';
import { saveCode } from './save-code.ts';
import styles from './Links.module.css';

/** Hands an address to another program of the device; a person who changes their mind does nothing. */
function share(url: string, title: string): void {
  navigator.share({ url, title }).catch(() => undefined);
}

/** The code to scan, and the ways to give the address to somebody. */
export function LinkAddress({ link }: { link: InvitationLink }) {
  const text = useText();
  const copy = useCopy();
  const brand = useSettings()?.brand.name ?? '';
  const { url, code } = link;
  return (
    <div className={styles.address}>
      <div className={styles.qr}>
        <QrPicture content={url} label={text('link.qr', { code })} />
      </div>
      <div className={styles.facts}>
        <CopyFact label={text('link.address')} value={url} />
        <CopyFact label={text('link.code')} value={code} />
      </div>
      <Button onClick={() => copy(url)}>{text('link.copy')}</Button>
      <div className={styles.pair}>
        {'share' in navigator && (
          <Button kind="secondary" size="compact" onClick={() => share(url, brand)}>
            {text('link.share')}
          </Button>
        )}
        <Button kind="secondary" size="compact" onClick={() => void saveCode(url, code)}>
          {text('link.save')}
        </Button>
      </div>
    </div>
  );
}
