import { AsOf } from '#features/records/AsOf.tsx';
import { ShowMore, type ShowMoreProps } from '#features/site/ShowMore.tsx';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import type { Friend, Referrals } from '../referrals.queries.ts';
import styles from './InvitePage.module.css';

const tones: Record<Friend['state'], TagTone> = {
  registered: 'neutral',
  deposited: 'accent',
  played: 'accent',
  held: 'waiting',
  rewarded: 'good',
  expired: 'neutral',
};

function Counts({ of: { totalInvitations, rewarded, earned } }: { of: Referrals }) {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  const rows = [
    { key: 'joined', value: format.decimal(String(totalInvitations), 0) },
    { key: 'rewarded', value: format.decimal(String(rewarded), 0) },
    { key: 'earned', value: money(earned) },
  ] as const;
  return (
    <Card>
      <dl className={styles.counts}>
        {rows.map(({ key, value }) => (
          <div key={key}>
            <dt>{text(`referral.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function FriendRow({ of: { name, state, at } }: { of: Friend }) {
  const text = useText();
  const format = useFormat();
  return (
    <li>
      <ListRow
        title={name}
        detail={format.date(at)}
        trail={<Tag tone={tones[state]}>{text(`referral.state.${state}`)}</Tag>}
      />
    </li>
  );
}

type FriendsProps = {
  of: Referrals;
  pages: ShowMoreProps['query'];
  /** Until when their states are counted; undefined where the page says it already. */
  asOf: string | null | undefined;
};

/** Who joined by the member's link, newest first, and what that brought. */
export function Friends({ of, pages, asOf }: FriendsProps) {
  const text = useText();
  const { friends } = of;
  const rows = friends.map((friend, place) => ({ key: `${place} ${friend.name}`, friend }));
  return (
    <Section title={text('referral.friends')}>
      {friends.length === 0 ? (
        <EmptyState text={text('referral.friends.none')} />
      ) : (
        <>
          <Counts of={of} />
          <Card look="flush">
            <ul aria-label={text('referral.friends')}>
              {rows.map(({ key, friend }) => (
                <FriendRow key={key} of={friend} />
              ))}
            </ul>
          </Card>
          <ShowMore query={pages} />
          {asOf !== undefined && <AsOf at={asOf} />}
        </>
      )}
    </Section>
  );
}
