import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { SortHead } from '../team/SortHead.tsx';
import { TeamTable } from '../team/TeamTable.tsx';
import { Amount } from './Amount.tsx';
import type { ResultColumn } from './result-fields.ts';
import type { ResultRowsProps } from './result-rows.ts';
import type { TeamResult, TeamResultRow } from './team-result.queries.ts';
import table from '../team/TeamTable.module.css';
import styles from './Result.module.css';

type RowProps = {
  head: ReactNode;
  result: TeamResult;
  columns: readonly ResultColumn[];
  bets?: ReactNode;
};

function Row({ head, result, columns, bets }: RowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {columns.map((column) => (
        <td key={column} className={table.number}>
          <Amount column={column} result={result} />
        </td>
      ))}
      {bets !== undefined && <td>{bets}</td>}
    </tr>
  );
}

function LineName({ row, href }: { row: TeamResultRow; href: string | null }) {
  const text = useText();
  const { account, nickname, teamSize } = row;
  const people = teamSize > 0 ? text('team.list.people', { count: teamSize }) : '';
  const about = [nickname, people].filter((one) => one !== '').join(' · ');
  return (
    <span className={styles.line}>
      {href === null ? (
        <strong>{account}</strong>
      ) : (
        <Link className={styles.lineLink} href={href}>
          {account}
        </Link>
      )}
      {about !== '' && <small>{about}</small>}
    </span>
  );
}

function BetsLink({ account, href }: { account: string; href: string }) {
  const text = useText();
  return (
    <Link
      className={styles.lineLink}
      href={href}
      aria-label={text('team.result.bets.of', { account })}
    >
      {text('team.result.bets')}
    </Link>
  );
}

/** The result where there is room for a table: its head, first column and total stay in sight. */
export function ResultTable(props: ResultRowsProps) {
  const { report, fields, columns, teamOf, betsOf, more, onSort } = props;
  const text = useText();
  const ofTeam = fields.view === 'team';
  const none = betsOf === null ? {} : { bets: '' };
  const shared = { columns, ...none };
  const total = <strong>{text('team.result.total')}</strong>;
  return (
    <>
      <TeamTable label={text('team.result.table')}>
        <thead>
          <tr>
            <SortHead
              isText
              sort="account"
              label={text('team.list.account')}
              fields={fields}
              onSort={onSort}
            />
            {columns.map((column) => (
              <SortHead
                key={column}
                sort={column}
                label={text(`team.column.${column}`)}
                fields={fields}
                onSort={onSort}
              />
            ))}
            {betsOf && <th scope="col">{text('team.result.bets')}</th>}
          </tr>
        </thead>
        <tbody>
          {ofTeam && <Row head={total} result={report.footer} {...shared} />}
          {report.list.map((row) => (
            <Row
              key={row.account}
              head={<LineName row={row} href={row.teamSize > 0 ? teamOf(row.account) : null} />}
              result={row.result}
              columns={columns}
              {...(betsOf && {
                bets: <BetsLink account={row.account} href={betsOf(row.account)} />,
              })}
            />
          ))}
          <Row head={text('team.result.own')} result={report.own} {...shared} />
        </tbody>
        {ofTeam && (
          <tfoot>
            <Row head={total} result={report.footer} {...shared} />
          </tfoot>
        )}
      </TeamTable>
      {more}
    </>
  );
}
