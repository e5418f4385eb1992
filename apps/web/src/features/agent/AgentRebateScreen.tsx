import { Link } from 'wouter';
import { AccountSearch } from '#features/records/AccountSearch.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { OwnRates } from './rates/OwnRates.tsx';
import { rateFields } from './rates/rate-fields.ts';
import { RateCards } from './rates/RateCards.tsx';
import { useOwnRates, useRatedPeople } from './rates/rates.queries.ts';
import { RateSheet } from './rates/RateSheet.tsx';
import { RateTable } from './rates/RateTable.tsx';
import { useAddressFields } from './team/address-fields.ts';
import { teamLinks } from './team/team-links.ts';
import { TeamPage } from './team/TeamPage.tsx';
import { useWide } from './team/use-wide.ts';

const leastLetters = 3;
const ownHeights = [320];

function Nobody({ name, onClear }: { name: string; onClear: () => void }) {
  const text = useText();
  if (name !== '') {
    return (
      <EmptyState
        text={text('error.agent.downline.not.found')}
        action={
          <Button size="compact" onClick={onClear}>
            {text('team.find.clear')}
          </Button>
        }
      />
    );
  }
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

type PeopleProps = { name: string; onFind: (name: string) => void; onOpen: (a: string) => void };

function People({ name, onFind, onOpen }: PeopleProps) {
  const text = useText();
  const isWide = useWide();
  const people = useRatedPeople(name);
  const List = isWide ? RateTable : RateCards;
  return (
    <Section title={text('team.rates.people')}>
      <AccountSearch
        value={name}
        hint={text('team.find.hint')}
        problemOf={(typed) =>
          typed !== '' && typed.length < leastLetters ? text('team.find.short') : null
        }
        onFind={onFind}
      />
      <Loaded
        query={people}
        skeleton={
          <Card look="flush">
            <SkeletonRows rows={5} />
          </Card>
        }
        isEmpty={({ list }) => list.length === 0}
        empty={<Nobody name={name} onClear={() => onFind('')} />}
      >
        {({ list }) => <List list={list} onOpen={onOpen} />}
      </Loaded>
      <ShowMore query={people} />
    </Section>
  );
}

/** /m/member/agent/agentRebeat: the own rebate rates, and those of the people one step below. */
export function AgentRebateScreen() {
  const { fields, change } = useAddressFields(rateFields, teamLinks.rates);
  const own = useOwnRates();
  return (
    <TeamPage shown="" mayWiden>
      <Loaded query={own} skeleton={<SkeletonBlocks heights={ownHeights} />}>
        {(rates) => <OwnRates own={rates} />}
      </Loaded>
      <People
        name={fields.name}
        onFind={(name) => change({ name })}
        onOpen={(account) => change({ account })}
      />
      <RateSheet
        account={own.data ? fields.account : ''}
        own={own.data}
        onClose={() => change({ account: '' })}
      />
    </TeamPage>
  );
}
