import { Link } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { useFormat } from '../../kit/format.ts';
import { paths } from '../../kit/paths.ts';
import type { SessionRecord } from '../../kit/session-record.ts';
import { useText } from '../../kit/text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { crown } from '../../ui/icons/shell-icons.ts';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useMemberInfo } from '../session/member-info.queries.ts';
import { Refused } from '../session/Refused.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { useSettings } from '../site/site.queries.ts';
import { WalletBalance } from '../wallet/WalletBalance.tsx';
import { memberLinks } from './member-links.ts';
import styles from './Member.module.css';

/** The name is known from the session; the rest of the card waits for the record. */
function WhoCard({ session }: { session: SessionRecord }) {
  const text = useText();
  const format = useFormat();
  const { data, isError } = useMemberInfo();
  const name = (data?.nickname ?? '') || session.userName;
  return (
    <div className={styles.who}>
      <span className={styles.face} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <div>
        <h2 className={styles.name}>{name}</h2>
        {data === undefined && !isError && <Skeleton width={140} height={12} />}
        {data !== undefined && (
          <p className={styles.since}>
            {text('member.since', { date: format.date(data.registeredAt) })}
          </p>
        )}
      </div>
      {data !== undefined && data.clubLabel.labelName !== '' && (
        <Link
          className={styles.vip}
          href={paths.benefits()}
          aria-label={`${text('member.vip')}: ${data.clubLabel.labelName}`}
        >
          <Icon shape={crown} size={16} />
          {data.clubLabel.labelName}
        </Link>
      )}
    </div>
  );
}

function MoneyCard() {
  const text = useText();
  return (
    <Card look="lit">
      <WalletBalance look="panel" />
      <div className={styles.money}>
        <Link className={buttonClass('secondary')} href={paths.withdraw()}>
          {text('member.withdraw')}
        </Link>
        <Link className={buttonClass('primary')} href={paths.deposit()}>
          {text('member.deposit')}
        </Link>
      </div>
    </Card>
  );
}

function Links() {
  const text = useText();
  const flags = useSettings()?.whitelabel ?? {};
  return (
    <Section title={text('member.links')}>
      <ul className={styles.grid}>
        {memberLinks(flags).map(({ label, href, icon }) => (
          <li key={href}>
            <Link className={styles.tile} href={href}>
              <Icon shape={icon} size={24} />
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function MemberHomeScreen() {
  const text = useText();
  return (
    <RequireSession>
      {(session) => {
        const refused = refusal('memberCentre', { kind: 'session', memberType: session.type });
        return (
          <Page title={text('title.memberHome')}>
            {refused === null ? (
              <>
                <WhoCard session={session} />
                <MoneyCard />
                <Links />
              </>
            ) : (
              <Refused reason={refused} />
            )}
          </Page>
        );
      }}
    </RequireSession>
  );
}
