import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useDayText, useTypeText } from '../team/team-words.ts';
import { TeamTable } from '../team/TeamTable.tsx';
import { useWide } from '../team/use-wide.ts';
import { useJoined, type Joined } from './links.queries.ts';
import styles from './Links.module.css';

function useWayText(): (joined: Joined) => string {
  const text = useText();
  return ({ way, label, code }) =>
    way === 'code'
      ? text('joined.way.code', { name: label || (code ?? '') })
      : text(`joined.way.${way}`);
}

function Paid({ joined }: { joined: Joined }) {
  const text = useText();
  return joined.firstDeposit ? (
    <Tag tone="good">{text('joined.paid')}</Tag>
  ) : (
    <Tag>{text('joined.paid.not')}</Tag>
  );
}

function JoinedRow({ joined }: { joined: Joined }) {
  const dayText = useDayText();
  const typeText = useTypeText();
  const wayText = useWayText();
  const { account, nickname, type, registeredDay } = joined;
  return (
    <li className={styles.joined}>
      <span className={styles.head}>
        <strong className={styles.name}>{account}</strong>
        <span className={styles.tags}>
          <Tag>{typeText(type)}</Tag>
          <Paid joined={joined} />
        </span>
      </span>
      {nickname !== '' && <span className={styles.about}>{nickname}</span>}
      <span className={styles.until}>
        <span>{wayText(joined)}</span>
        <span>{dayText(registeredDay)}</span>
      </span>
    </li>
  );
}

function JoinedTable({ list }: { list: readonly Joined[] }) {
  const text = useText();
  const dayText = useDayText();
  const typeText = useTypeText();
  const wayText = useWayText();
  const heads = [
    'team.list.account',
    'team.list.type',
    'team.list.registered',
    'joined.way',
    'joined.deposit',
  ] as const;
  return (
    <TeamTable label={text('joined.list')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {text(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((joined) => (
          <tr key={joined.account}>
            <th scope="row">
              <strong>{joined.account}</strong> {joined.nickname}
            </th>
            <td>{typeText(joined.type)}</td>
            <td>{dayText(joined.registeredDay)}</td>
            <td>{wayText(joined)}</td>
            <td>
              <Paid joined={joined} />
            </td>
          </tr>
        ))}
      </tbody>
    </TeamTable>
  );
}

/** Who joined the team directly, newest first, and by what. */
export function JoinedTab({ onLinks }: { onLinks: () => void }) {
  const text = useText();
  const isWide = useWide();
  const joined = useJoined();
  return (
    <>
      <Loaded
        query={joined}
        skeleton={
          <Card look="flush">
            <SkeletonRows rows={6} />
          </Card>
        }
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            text={text('joined.empty')}
            action={
              <Button size="compact" onClick={onLinks}>
                {text('joined.empty.action')}
              </Button>
            }
          />
        }
      >
        {(list) =>
          isWide ? (
            <JoinedTable list={list} />
          ) : (
            <Card look="flush">
              <ul aria-label={text('joined.list')}>
                {list.map((one) => (
                  <JoinedRow key={one.account} joined={one} />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      <ShowMore query={joined} />
    </>
  );
}
