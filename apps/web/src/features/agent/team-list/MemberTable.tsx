import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { SortHead } from '../team/SortHead.tsx';
import { useDayText, useTypeText } from '../team/team-words.ts';
import { TeamTable } from '../team/TeamTable.tsx';
import { Balance } from './Balance.tsx';
import type { MemberFields, MemberSort } from './member-fields.ts';
import type { MemberParts } from './MemberCard.tsx';
import { Presence } from './Presence.tsx';
import type { TeamMember } from './team-list.queries.ts';
import table from '../team/TeamTable.module.css';
import styles from './TeamList.module.css';

type MemberTableProps = MemberParts & {
  list: readonly TeamMember[];
  fields: MemberFields;
  onSort: (fields: { sort: MemberSort; direction: 'asc' | 'desc' }) => void;
};

function MemberRow({ member, onOpen, peopleOf }: { member: TeamMember } & MemberParts) {
  const text = useText();
  const dayText = useDayText();
  const typeText = useTypeText();
  const { account, nickname, status, lastLoginDay, teamSize } = member;
  const count = useFormat().decimal(String(teamSize), 0);
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.openName}
          aria-label={text('team.list.open', { account })}
          onClick={() => onOpen(member)}
        >
          <strong>{account}</strong>
          {nickname !== '' && <span className={styles.quiet}>{nickname}</span>}
        </button>
      </th>
      <td>
        {typeText(member.type)} {status === 'closed' && <Tag tone="bad">{text('team.closed')}</Tag>}
      </td>
      <td className={table.number}>{member.level}</td>
      <td className={table.number}>
        {teamSize === 0 ? (
          count
        ) : (
          <Link
            className={styles.people}
            href={peopleOf(account)}
            aria-label={text('team.list.people.of', { count: teamSize, account })}
          >
            {count}
          </Link>
        )}
      </td>
      <td className={table.number}>
        <Balance amount={member.balance} />
      </td>
      <td>
        <Presence online={member.online} />
      </td>
      <td className={table.number}>
        {lastLoginDay === null ? text('team.list.lastLogin.never') : dayText(lastLoginDay)}
      </td>
      <td className={table.number}>{dayText(member.registeredDay)}</td>
    </tr>
  );
}

/** The team list where there is room for a table. */
export function MemberTable({ list, fields, onSort, ...parts }: MemberTableProps) {
  const text = useText();
  const sorting = { fields, onSort };
  return (
    <TeamTable label={text('team.list')}>
      <thead>
        <tr>
          <th scope="col">{text('team.list.account')}</th>
          <th scope="col">{text('team.list.type')}</th>
          <th scope="col" className={table.number}>
            {text('team.list.level')}
          </th>
          <SortHead sort="teamSize" label={text('team.list.team')} {...sorting} />
          <SortHead sort="balance" label={text('team.list.balance')} {...sorting} />
          <th scope="col">{text('team.list.status')}</th>
          <SortHead sort="lastLogin" label={text('team.list.lastLogin')} {...sorting} />
          <SortHead sort="registered" label={text('team.list.registered')} {...sorting} />
        </tr>
      </thead>
      <tbody>
        {list.map((member) => (
          <MemberRow key={member.account} member={member} {...parts} />
        ))}
      </tbody>
    </TeamTable>
  );
}
