import { Loaded, type LoadedQuery } from '#features/site/Loaded.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { SignedMoney } from './SignedMoney.tsx';
import styles from './Records.module.css';

type Move = {
  kind: 'bet' | 'win' | 'rollback' | 'finish';
  amount: string;
  createdAt: string;
  reference: string;
  /** Left out where the reader may not know them. */
  bonusAmount?: string;
  balanceAfter?: string | null;
};

function MoveRow({ move }: { move: Move }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const ends = move.kind === 'finish';
  const { bonusAmount = '', balanceAfter = null } = move;
  const bonus = /[1-9]/.test(bonusAmount);
  return (
    <ListRow
      title={text(
        move.kind === 'finish' ? 'records.bets.moves.finish' : `records.kind.${move.kind}`,
      )}
      detail={
        <>
          {format.dateTime(move.createdAt)}
          {bonus && <> · {text('records.bets.moves.bonus', { amount: money(bonusAmount) })}</>}
        </>
      }
      {...(ends
        ? {}
        : {
            trail: (
              <>
                <SignedMoney amount={move.amount} />
                {balanceAfter !== null && (
                  <small>
                    {text('records.transactions.after', { amount: money(balanceAfter) })}
                  </small>
                )}
              </>
            ),
          })}
    />
  );
}

type RoundMovesProps = { round: LoadedQuery<{ moves: readonly Move[]; hasMore: boolean }> };

/** Lists the moves of a round, as the ledger has them. */
export function RoundMoves({ round }: RoundMovesProps) {
  const text = useText();
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
