import { Link } from 'wouter';
import { AsOf } from '#features/records/AsOf.tsx';
import { SaveFileButton } from '#features/records/SaveFileButton.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Amount } from './result/Amount.tsx';
import {
  betsQueryOf,
  columnsOf,
  resultFields,
  resultInput,
  type ResultFields,
} from './result/result-fields.ts';
import { ResultCards } from './result/ResultCards.tsx';
import { ResultFilters } from './result/ResultFilters.tsx';
import { ResultTable } from './result/ResultTable.tsx';
import {
  hasFigures,
  readResultFile,
  useTeamResult,
  type TeamReport,
} from './result/team-result.queries.ts';
import { useAddressFields } from './team/address-fields.ts';
import { Figures } from './team/Figures.tsx';
import { teamLinks } from './team/team-links.ts';
import { TeamLoaded } from './team/TeamLoaded.tsx';
import { TeamPage } from './team/TeamPage.tsx';
import { TeamPath } from './team/TeamPath.tsx';
import { TotalBar } from './team/TotalBar.tsx';
import { useIsScreenOn } from './team/use-screen-on.ts';
import { useWide } from './team/use-wide.ts';

/** What the site adds up at once. */
const mostDays = 31;

function isEmpty({ list, footer }: TeamReport): boolean {
  return list.length === 0 && !hasFigures(footer);
}

function Total({ report }: { report: TeamReport }) {
  const text = useText();
  const figures = (['validBetAmount', 'profitAndLoss'] as const).map((column) => ({
    label: text(`team.column.${column}`),
    value: <Amount column={column} result={report.footer} />,
  }));
  return (
    <TotalBar label={text('team.result.total')}>
      <Figures list={figures} />
    </TotalBar>
  );
}

function SaveReport({ fields, report }: { fields: ResultFields; report: TeamReport }) {
  const text = useText();
  const { startDate, endDate } = report;
  return (
    <SaveFileButton
      label={text('records.export')}
      fileName={`team-profit-and-loss-${startDate}-${endDate}.csv`}
      read={() => readResultFile(resultInput(fields))}
    />
  );
}

/** Shows what the team of the agent brought, or that of somebody below. */
export function TeamProfitAndLossScreen() {
  const text = useText();
  const isWide = useWide();
  const hasBets = useIsScreenOn('teamBetting');
  const { fields, change, hrefOf } = useAddressFields(resultFields, teamLinks.result);
  const result = useTeamResult(resultInput(fields));
  const { data } = result;
  const teamOf = (account: string | null) => hrefOf({ account: account ?? '' });
  const Rows = isWide ? ResultTable : ResultCards;
  const hasTotal = !isWide && fields.view === 'team' && data && !isEmpty(data);
  return (
    <TeamPage
      shown={fields.account}
      mayWiden
      total={hasTotal ? <Total report={data} /> : undefined}
    >
      {fields.account !== '' && data && <TeamPath path={data.path} hrefOf={teamOf} />}
      <ResultFilters fields={fields} onChange={change} />
      <TeamLoaded
        query={result}
        mostDays={mostDays}
        back={
          <Link className={buttonClass('primary', 'compact')} href={teamOf(null)} replace>
            {text('team.result.back')}
          </Link>
        }
        isEmpty={isEmpty}
        empty={<EmptyState text={text('team.result.empty')} />}
      >
        {(report) => (
          <>
            <Rows
              report={report}
              fields={fields}
              columns={columnsOf(fields)}
              teamOf={teamOf}
              betsOf={hasBets ? (account) => teamLinks.bets(betsQueryOf(fields, account)) : null}
              more={<ShowMore query={result} />}
              onSort={change}
            />
            <SaveReport fields={fields} report={report} />
          </>
        )}
      </TeamLoaded>
      {data && <AsOf at={data.asOf} />}
    </TeamPage>
  );
}
