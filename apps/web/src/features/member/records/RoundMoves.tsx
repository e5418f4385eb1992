import { Loaded } from '#features/site/Loaded.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { useRound, type Round } from './records.queries.ts';
import { SignedMoney } from './SignedMoney.tsx';
import styles from './Records.module.css';

function MoveRow({ move }: { move: Round['moves'][number] }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const ends = move.kind === 'finish';
  const bonus = /[1-9]/.test(move.bonusAmount);
  return (
    <ListRow
      title={text(
        move.kind === 'finish' ? 'records.bets.moves.finish' : `records.kind.${move.kind}`,
      )}
      detail={
        <>
          {format.dateTime(move.createdAt)}
          {bonus && <> · {text('records.bets.moves.bonus', { amount: money(move.bonusAmount) })}</>}
        </>
      }
      {...(ends
        ? {}
        : {
            trail: (
              <>
                <SignedMoney amount={move.amount} />
                {move.balanceAfter !== null && (
                  <small>
                    {text('records.transactions.after', { amount: money(move.balanceAfter) })}
                  </small>
                )}
              </>
            ),
          })}
    />
  );
}

/** Lists the postings of a round, as the ledger has them. */
export function RoundMoves({ recordId, open }: { recordId: string; open: boolean }) {
  const text = useText();
  const round = useRound(open ? recordId : null);
  return (
    <Section title={text('records.bets.moves')}>
      <Loaded query={round} skeleton={<SkeletonRows rows={2} />}>
        {({ moves, hasMore }) => (
          <>
            <Card look="flush">
              {moves.map((move) => (
                <MoveRow key={`${move.kind} ${move.reference}`} move={move} />
              ))}
            </Card>
            {hasMore && <p className={styles.note}>{text('records.bets.moves.more')}</p>}
          </>
        )}
      </Loaded>
    </Section>
  );
}
