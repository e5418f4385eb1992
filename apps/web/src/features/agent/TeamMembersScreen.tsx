import { useState } from 'react';
import { Link } from 'wouter';
import { AccountSearch } from '#features/records/AccountSearch.tsx';
import { AsOf } from '#features/records/AsOf.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { FilterSheet } from './team-list/FilterSheet.tsx';
import {
  countFilters,
  leavesOut,
  memberFields,
  noFilters,
  type MemberFields,
} from './team-list/member-fields.ts';
import { MemberCard } from './team-list/MemberCard.tsx';
import { MemberTable } from './team-list/MemberTable.tsx';
import { PersonSheet } from './team-list/PersonSheet.tsx';
import {
  useTeamMembers,
  type TeamMember,
  type TeamMembers,
} from './team-list/team-list.queries.ts';
import { useAddressFields } from './team/address-fields.ts';
import { teamLinks } from './team/team-links.ts';
import { TeamLoaded } from './team/TeamLoaded.tsx';
import { TeamPage } from './team/TeamPage.tsx';
import { TeamPath } from './team/TeamPath.tsx';
import { useWide } from './team/use-wide.ts';
import styles from './team-list/TeamList.module.css';

const leastLetters = 3;

type FiltersProps = { fields: MemberFields; onChange: (changes: Partial<MemberFields>) => void };

function Filters({ fields, onChange }: FiltersProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(fields);
  return (
    <>
      <AccountSearch
        value={fields.account}
        hint={text('team.find.hint')}
        problemOf={(typed) =>
          typed !== '' && typed.length < leastLetters ? text('team.find.short') : null
        }
        onFind={(account) => onChange({ account })}
      />
      <div className={styles.tools}>
        <SegmentedControl
          label={text('team.list.scope')}
          segments={(['direct', 'all'] as const).map((key) => ({
            key,
            label: text(`team.list.scope.${key}`),
          }))}
          value={fields.scope}
          onChange={(scope) => onChange({ scope })}
        />
        <Button kind="secondary" size="compact" onClick={() => setOpen(true)}>
          {count === 0 ? text('team.filter.open') : text('team.filter.count', { count })}
        </Button>
      </div>
      <FilterSheet
        open={isOpen}
        fields={fields}
        onApply={(changes) => {
          setOpen(false);
          onChange(changes);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function Nobody({ fields, onChange }: FiltersProps) {
  const text = useText();
  if (leavesOut(fields)) {
    return (
      <EmptyState
        text={text('team.list.none')}
        action={
          <Button size="compact" onClick={() => onChange({ ...noFilters, account: '' })}>
            {text('team.filter.clear')}
          </Button>
        }
      />
    );
  }
  if (fields.parent !== '') return <EmptyState text={text('team.list.empty.of')} />;
  return (
    <EmptyState
      text={text('team.list.empty')}
      action={
        <Link className={buttonClass('primary', 'compact')} href={paths.agentRegister()}>
          {text('team.list.empty.action')}
        </Link>
      }
    />
  );
}

/** Says how many people the team has, whatever the filters. */
function TeamSize({ footer }: Pick<TeamMembers, 'footer'>) {
  const text = useText();
  return (
    <p className={styles.size}>
      {text('team.list.people', { count: footer.teamSize })}
      {' · '}
      {text('team.list.people.direct', { count: footer.directSize })}
    </p>
  );
}

/** Lists the people below the agent, or below one of them. */
export function TeamMembersScreen() {
  const text = useText();
  const isWide = useWide();
  const { fields, change, hrefOf } = useAddressFields(memberFields, teamLinks.members);
  const [person, setPerson] = useState<TeamMember | null>(null);
  const members = useTeamMembers(fields);
  const peopleOf = (account: string) => hrefOf({ parent: account, account: '', scope: 'direct' });
  const { data } = members;
  const parts = { onOpen: setPerson, peopleOf };
  return (
    <TeamPage shown={fields.parent} mayWiden>
      {fields.parent !== '' && data && (
        <TeamPath path={data.path} hrefOf={(account) => peopleOf(account ?? '')} />
      )}
      <Filters fields={fields} onChange={change} />
      {data && <TeamSize footer={data.footer} />}
      <TeamLoaded
        query={members}
        back={
          <Link className={buttonClass('primary', 'compact')} href={teamLinks.members()} replace>
            {text('team.result.back')}
          </Link>
        }
        isEmpty={({ list }) => list.length === 0}
        empty={<Nobody fields={fields} onChange={change} />}
      >
        {({ list }) =>
          isWide ? (
            <MemberTable list={list} fields={fields} onSort={change} {...parts} />
          ) : (
            <ul className={styles.cards} aria-label={text('team.list')}>
              {list.map((member) => (
                <MemberCard key={member.account} member={member} {...parts} />
              ))}
            </ul>
          )
        }
      </TeamLoaded>
      <ShowMore query={members} />
      {data && <AsOf at={data.asOf} />}
      <PersonSheet
        person={person}
        peopleOf={peopleOf}
        onChange={setPerson}
        onClose={() => setPerson(null)}
      />
    </TeamPage>
  );
}
