import { ShowMore } from '#features/site/ShowMore.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { Figures } from '../team/Figures.tsx';
import { useDayText } from '../team/team-words.ts';
import { TeamLoaded } from '../team/TeamLoaded.tsx';
import { PageTotal } from '../team/TeamPage.tsx';
import { TotalBar } from '../team/TotalBar.tsx';
import { commissionsInput, countFilters, noFilters, type RebateFields } from './rebate-fields.ts';
import { byDay } from './rebate-groups.ts';
import { RebateDay } from './RebateDay.tsx';
import { RebateLines } from './RebateLines.tsx';
import { useRebateLines, type RebateLine, type RebateTotal } from './rebates.queries.ts';
import styles from './Rebates.module.css';

/** What the site lists at once. */
const mostDays = 31;

export type RebateViewProps = {
  fields: RebateFields;
  onChange: (changes: Partial<RebateFields>) => void;
};

function Total({ footer, filtered }: { footer: RebateTotal; filtered: boolean }) {
  const text = useText();
  const money = useMoneyFormat();
  const figures = [
    ['team.column.validBetAmount', footer.validBetAmount],
    ['team.rebates.earned', footer.amount],
  ] as const;
  return (
    <PageTotal>
      <TotalBar label={text(filtered ? 'team.rebates.total.filtered' : 'team.rebates.total')}>
        <Figures
          list={figures.map(([label, amount]) => ({
            label: text(label),
            value: <Money amount={amount} format={money} />,
          }))}
        />
      </TotalBar>
    </PageTotal>
  );
}

/** The lines that the filters let through; the sums of their days would be of other lines too. */
function FilteredDays({ list }: { list: readonly RebateLine[] }) {
  const text = useText();
  const dayText = useDayText();
  return (
    <>
      {byDay(list).map(({ day, rows }) => (
        <Card key={day} look="flush">
          <h2 className={styles.day}>{dayText(day)}</h2>
          <div className={styles.filtered}>
            <RebateLines
              withState
              label={text('team.rebates.lines.of', { day: dayText(day) })}
              lines={rows}
            />
          </div>
        </Card>
      ))}
    </>
  );
}

/** What the agent earns by play, day by day. */
export function Rebates({ fields, onChange }: RebateViewProps) {
  const text = useText();
  const isFiltered = countFilters(fields) > 0;
  const rebates = useRebateLines(commissionsInput(fields));
  const { data } = rebates;
  const clear = (
    <Button size="compact" onClick={() => onChange(noFilters)}>
      {text('team.filter.clear')}
    </Button>
  );
  return (
    <>
      <TeamLoaded
        query={rebates}
        mostDays={mostDays}
        back={clear}
        isEmpty={({ list, days }) => (isFiltered ? list : days).length === 0}
        empty={
          <EmptyState text={text('team.rebates.empty')} action={isFiltered ? clear : undefined} />
        }
      >
        {({ list, days }) =>
          isFiltered ? (
            <>
              <FilteredDays list={list} />
              <ShowMore query={rebates} />
            </>
          ) : (
            byDay(days).map(({ day, rows }) => <RebateDay key={day} day={day} sums={rows} />)
          )
        }
      </TeamLoaded>
      {data && data.list.length > 0 && <Total footer={data.footer} filtered={isFiltered} />}
    </>
  );
}
