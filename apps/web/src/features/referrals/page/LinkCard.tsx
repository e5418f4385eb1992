import { CopyFact, useCopy } from '#features/site/CopyFact.tsx';
import { QrPicture } from '#features/site/QrPicture.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import type { Referrals } from '../referrals.queries.ts';
import { shareLink } from './share-link.ts';
import styles from './InvitePage.module.css';

type GivenProps = { code: string; link: string; minimumAge: number };

/** The link as a code to scan and as texts to copy, and the way to send it. */
function Given({ code, link, minimumAge }: GivenProps) {
  const text = useText();
  const copy = useCopy();
  const site = useSettings()?.brand.name ?? '';

  function share(): void {
    const words = text('referral.share.text', { site, age: minimumAge });
    void shareLink({ title: site, text: words, url: link }, () => copy(link));
  }
  return (
    <>
      <div className={styles.qr}>
        <QrPicture content={link} label={text('link.qr', { code })} />
      </div>
      <div className={styles.facts}>
        <CopyFact label={text('referral.code')} value={code} />
        <CopyFact label={text('referral.link')} value={link} />
      </div>
      {'share' in navigator ? (
        <Button onClick={share}>{text('referral.share')}</Button>
      ) : (
        <Button onClick={() => copy(link)}>{text('link.copy')}</Button>
      )}
    </>
  );
}

/** The reward, and the link that brings it. */
export function LinkCard({ of: { referralCode, link, reward, needs } }: { of: Referrals }) {
  const text = useText();
  const money = useShortMoneyFormat();
  return (
    <Card look="lit">
      <div className={styles.hero}>
        <div>
          <h2 className={styles.reward}>
            {text('referral.hero', { amount: money(reward.amount) })}
          </h2>
          <p className={styles.about}>{text('referral.hero.text')}</p>
        </div>
        {referralCode !== null && link !== null && (
          <Given code={referralCode} link={link} minimumAge={needs.minimumAge} />
        )}
      </div>
    </Card>
  );
}
