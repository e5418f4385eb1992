import { useState } from 'react';
import { Link } from 'wouter';
import { FactList } from '#features/records/FactList.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useMemberTypes, useOwnKind } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { mayBecomeAgent, memberKind } from '@pavilion/domain/member/member-type';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { Amount } from '../result/Amount.tsx';
import { playColumns, resultColumns, type ResultColumn } from '../result/result-fields.ts';
import { useResultOfToday, type TeamResult } from '../result/team-result.queries.ts';
import { teamLinks } from '../team/team-links.ts';
import { useDayText, useTypeText } from '../team/team-words.ts';
import { useIsScreenOn } from '../team/use-screen-on.ts';
import { Balance } from './Balance.tsx';
import { Presence } from './Presence.tsx';
import { Promote } from './Promote.tsx';
import type { TeamMember } from './team-list.queries.ts';
import styles from './TeamList.module.css';

function Facts({ person }: { person: TeamMember }) {
  const text = useText();
  const dayText = useDayText();
  const typeText = useTypeText();
  const { lastLoginDay, path } = person;
  const rows = [
    ['team.list.balance', <Balance key="balance" amount={person.balance} />],
    ['team.list.status', <Presence key="status" online={person.online} />],
    ['team.list.type', typeText(person.type)],
    ['team.list.level', person.level],
    ['team.path', [text('team.path.you'), ...path].join(' › ')],
    [
      'team.list.lastLogin',
      lastLoginDay === null ? text('team.list.lastLogin.never') : dayText(lastLoginDay),
    ],
    ['team.list.registered', dayText(person.registeredDay)],
  ] as const;
  return <FactList rows={rows} className={styles.facts} />;
}

const isSome = (amount: string) => /[1-9]/.test(amount);
/** Those of play are shown even where they are zero. */
const always: readonly ResultColumn[] = playColumns;

function FigureTable({ own, team }: { own: TeamResult; team: TeamResult | null }) {
  const text = useText();
  const shown = resultColumns.filter(
    (column) => always.includes(column) || isSome(own[column]) || isSome(team?.[column] ?? ''),
  );
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text('team.person.figure')}</span>
          </th>
          <th scope="col">{text('team.person.own')}</th>
          {team && <th scope="col">{text('team.person.team')}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((column) => (
          <tr key={column}>
            <th scope="row">{text(`team.column.${column}`)}</th>
            <td>
              <Amount column={column} result={own} />
            </td>
            {team && (
              <td>
                <Amount column={column} result={team} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Today({ person, open }: { person: TeamMember; open: boolean }) {
  const text = useText();
  const today = useResultOfToday(open ? person.account : null);
  return (
    <Section title={text('team.person.today')}>
      <Loaded query={today} skeleton={<SkeletonRows rows={3} />}>
        {({ own, footer }) => <FigureTable own={own} team={person.teamSize > 0 ? footer : null} />}
      </Loaded>
    </Section>
  );
}

function Rates({ rates }: { rates: NonNullable<TeamMember['rates']> }) {
  const text = useText();
  return (
    <Section title={text('team.person.rates')}>
      <dl className={styles.rates}>
        {rates.map(({ category, rate }) => (
          <div key={category}>
            <dt>{text(`category.${category}`)}</dt>
            <dd>{rate}%</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type ActionsProps = {
  person: TeamMember;
  peopleOf: (account: string) => string;
  onClose: () => void;
};

/** Whether money can be sent to somebody; the server says no more than that it cannot. */
function useMayReceive({ status, type }: TeamMember): boolean {
  const types = useMemberTypes();
  const isOn = useIsScreenOn('downlineTransfer');
  return isOn && status === 'active' && !memberKind(type, types).trial;
}

/** Links to what else the site shows of the person; those of functions that are off are left out. */
function Actions({ person, peopleOf, onClose }: ActionsProps) {
  const text = useText();
  const hasResult = useIsScreenOn('teamProfitAndLoss');
  const hasBets = useIsScreenOn('teamBetting');
  const hasRates = useIsScreenOn('agentRebate');
  const mayReceive = useMayReceive(person);
  const { account, teamSize, level } = person;
  return (
    <div className={styles.links}>
      {teamSize > 0 && (
        <Link
          className={buttonClass('primary', 'compact')}
          href={peopleOf(account)}
          onClick={onClose}
        >
          {text('team.person.people')}
        </Link>
      )}
      {hasResult && (
        <Link className={buttonClass('secondary', 'compact')} href={teamLinks.result({ account })}>
          {text('title.teamProfitAndLoss')}
        </Link>
      )}
      {hasBets && (
        <Link className={buttonClass('secondary', 'compact')} href={teamLinks.bets({ account })}>
          {text('team.result.bets')}
        </Link>
      )}
      {mayReceive && (
        <Link
          className={buttonClass('secondary', 'compact')}
          href={paths.downlineTransfer({ account })}
        >
          {text('title.downlineTransfer')}
        </Link>
      )}
      {hasRates && level === 1 && (
        <Link className={buttonClass('secondary', 'compact')} href={teamLinks.rates({ account })}>
          {text('team.person.rates')}
        </Link>
      )}
    </div>
  );
}

/** The kinds of contracts that the viewer can offer somebody; none where either has no contracts. */
function useContractKinds({ level, status, type }: TeamMember): readonly ContractKind[] {
  const types = useMemberTypes();
  const own = useOwnKind();
  const hasDividend = useSettings()?.features.dividend === true;
  const isOffered = own?.contracts === true && memberKind(type, types).contracts;
  if (!isOffered || level !== 1 || status !== 'active') return [];
  return hasDividend
    ? ['dailySalary', 'hourlySalary', 'dividend']
    : ['dailySalary', 'hourlySalary'];
}

/** Links to the contracts offered to somebody one step below. */
function Contracts({ person, onClose }: Pick<ActionsProps, 'person' | 'onClose'>) {
  const text = useText();
  const kinds = useContractKinds(person);
  if (kinds.length === 0) return null;
  return (
    <Section title={text('contract.offer.person')}>
      <div className={styles.links}>
        {kinds.map((kind) => (
          <Link
            key={kind}
            className={buttonClass('secondary', 'compact')}
            href={teamLinks.contract(kind, { tab: 'given', account: person.account })}
            onClick={onClose}
          >
            {text(`contract.offer.person.${kind}`)}
          </Link>
        ))}
      </div>
    </Section>
  );
}

type PersonSheetProps = {
  person: TeamMember | null;
  peopleOf: (account: string) => string;
  /** What is known of the person has changed. */
  onChange: (person: TeamMember) => void;
  onClose: () => void;
};

/** Shows what an agent sees of somebody below; keeps its content while it slides away. */
export function PersonSheet({ person, peopleOf, onChange, onClose }: PersonSheetProps) {
  const text = useText();
  const types = useMemberTypes();
  const [last, setLast] = useState(person);
  if (person !== null && person !== last) setLast(person);
  return (
    <Sheet
      open={person !== null}
      onClose={onClose}
      title={last?.account ?? ''}
      closeLabel={text('shell.close')}
    >
      {last !== null && (
        <div className={styles.person}>
          {(last.nickname !== '' || last.status === 'closed') && (
            <p className={styles.who}>
              {last.nickname}{' '}
              {last.status === 'closed' && <Tag tone="bad">{text('team.closed')}</Tag>}
            </p>
          )}
          <Actions person={last} peopleOf={peopleOf} onClose={onClose} />
          <Contracts person={last} onClose={onClose} />
          <Today person={last} open={person !== null} />
          <Facts person={last} />
          {last.rates !== null && <Rates rates={last.rates} />}
          {last.level === 1 && last.status === 'active' && mayBecomeAgent(last.type, types) && (
            <Promote
              key={last.account}
              account={last.account}
              onPromoted={(change) => onChange({ ...last, ...change })}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}
