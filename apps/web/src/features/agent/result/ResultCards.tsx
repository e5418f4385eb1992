import { useId, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { chevronDown } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Figures } from '../team/Figures.tsx';
import { useTypeText } from '../team/team-words.ts';
import { Amount } from './Amount.tsx';
import { playColumns, type ResultColumn } from './result-fields.ts';
import type { ResultRowsProps } from './result-rows.ts';
import type { TeamResult, TeamResultRow } from './team-result.queries.ts';
import styles from './Result.module.css';

type ResultCardProps = {
  head: ReactNode;
  result: TeamResult;
  columns: readonly ResultColumn[];
  look?: 'lit';
  /** The address with the bets of the person. */
  bets?: { href: string; label: string } | null;
};

/** The figures of play, and at a press all others too. */
function ResultCard({ head, result, columns, look, bets = null }: ResultCardProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const figure = (column: ResultColumn) => ({
    label: text(`team.column.${column}`),
    value: <Amount column={column} result={result} />,
  });
  const others = columns.slice(playColumns.length);
  return (
    <Card look="flush" className={look === 'lit' ? styles.lit : ''}>
      {head}
      <div className={styles.figures}>
        <Figures list={playColumns.map(figure)} />
      </div>
      {isOpen && (
        <div id={moreId} className={styles.others}>
          <Figures list={others.map(figure)} />
        </div>
      )}
      {(others.length > 0 || bets) && (
        <div className={styles.foot}>
          {others.length > 0 && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              aria-controls={isOpen ? moreId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {text(isOpen ? 'team.result.less' : 'team.result.more')}
              <Icon shape={chevronDown} size={14} className={styles.turned ?? ''} />
            </button>
          )}
          {bets && (
            <Link className={styles.bets} href={bets.href} aria-label={bets.label}>
              {text('team.result.bets')}
              <Icon turns shape={chevronRight} size={14} />
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}

function LineHead({ row, href }: { row: TeamResultRow; href: string | null }) {
  const text = useText();
  const typeText = useTypeText();
  const { account, nickname, type, teamSize } = row;
  const content = (
    <>
      <span className={styles.name}>
        <strong>{account}</strong> {nickname !== '' && <span>{nickname}</span>}
      </span>
      <span className={styles.about}>
        {teamSize === 0 ? typeText(type) : text('team.list.people', { count: teamSize })}
      </span>
    </>
  );
  if (href === null) return <div className={styles.head}>{content}</div>;
  return (
    <Link className={styles.head} href={href}>
      {content}
      <Icon turns shape={chevronRight} size={14} />
    </Link>
  );
}

const titleOf = (text: string) => (
  <div className={styles.head}>
    <strong>{text}</strong>
  </div>
);

/** The result where there is no room for a table: a card for the team, each line and the own part. */
export function ResultCards({ report, fields, columns, teamOf, betsOf, more }: ResultRowsProps) {
  const text = useText();
  const own = (
    <ResultCard head={titleOf(text('team.result.own'))} result={report.own} columns={columns} />
  );
  if (fields.view === 'own') return own;
  return (
    <>
      <ResultCard
        look="lit"
        head={titleOf(text('team.result.total'))}
        result={report.footer}
        columns={columns}
      />
      {report.list.length > 0 && (
        <Section title={text('team.result.lines')}>
          <ul className={styles.cards}>
            {report.list.map((row) => (
              <li key={row.account}>
                <ResultCard
                  head={<LineHead row={row} href={row.teamSize > 0 ? teamOf(row.account) : null} />}
                  result={row.result}
                  columns={columns}
                  bets={
                    betsOf && {
                      href: betsOf(row.account),
                      label: text('team.result.bets.of', { account: row.account }),
                    }
                  }
                />
              </li>
            ))}
          </ul>
          {more}
        </Section>
      )}
      {own}
    </>
  );
}
