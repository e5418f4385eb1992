import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useDayText, useTypeText } from '../team/team-words.ts';
import { Balance } from './Balance.tsx';
import { Presence } from './Presence.tsx';
import type { TeamMember } from './team-list.queries.ts';
import styles from './TeamList.module.css';

export type MemberParts = {
  onOpen: (member: TeamMember) => void;
  /** The address with the people below somebody. */
  peopleOf: (account: string) => string;
};

/** Leads to the people below somebody. */
function PeopleLink({ member, peopleOf }: { member: TeamMember } & Pick<MemberParts, 'peopleOf'>) {
  const text = useText();
  const { account, teamSize, directSize } = member;
  return (
    <Link
      className={styles.people}
      href={peopleOf(account)}
      aria-label={text('team.list.people.of', { count: teamSize, account })}
    >
      <span>
        {text('team.list.people', { count: teamSize })}
        {' · '}
        {text('team.list.people.direct', { count: directSize })}
      </span>
      <Icon turns shape={chevronRight} size={14} />
    </Link>
  );
}

/** Somebody in the team: the name opens the details, the number of people leads to them. */
export function MemberCard({ member, onOpen, peopleOf }: { member: TeamMember } & MemberParts) {
  const text = useText();
  const dayText = useDayText();
  const typeText = useTypeText();
  const { account, nickname, type, level, status, lastLoginDay } = member;
  return (
    <li>
      <Card look="flush" className={styles.card}>
        <button type="button" className={styles.open} onClick={() => onOpen(member)}>
          <span className={styles.name}>
            <strong>{account}</strong>
            {nickname !== '' && <span className={styles.quiet}> {nickname}</span>}
          </span>
          <span className={styles.balance}>
            <span className={styles.quiet}>{text('team.list.balance')}</span>{' '}
            <Balance amount={member.balance} />
          </span>
          <span className={styles.marks}>
            <Presence online={member.online} />
            <Tag>{typeText(type)}</Tag>
            <Tag>{text('team.level', { level })}</Tag>
            {status === 'closed' && <Tag tone="bad">{text('team.closed')}</Tag>}
          </span>
          <span className={styles.days}>
            <span>
              {lastLoginDay === null
                ? text('team.list.lastLogin.never')
                : `${text('team.list.lastLogin')} ${dayText(lastLoginDay)}`}
            </span>
            <span>
              {text('team.list.registered')} {dayText(member.registeredDay)}
            </span>
          </span>
        </button>
        {member.teamSize > 0 && <PeopleLink member={member} peopleOf={peopleOf} />}
      </Card>
    </li>
  );
}
