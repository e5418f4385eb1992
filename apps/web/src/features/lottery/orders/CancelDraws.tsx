import { useState } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useMoneyDigits, useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import type { CallError } from '@pavilion/contract/client';
import { stateOfStatus } from '@pavilion/domain/lottery/state/sub-order-state';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SelectField } from '@pavilion/ui/fields/SelectField.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { cancelChoices, stakesOf, type CancelChoice } from './cancel-choices.ts';
import { useCancelDraws, type OrderDraw } from './orders.queries.ts';
import styles from './Orders.module.css';

const idsOf = (draws: readonly OrderDraw[]) => draws.map(({ orderDetailId }) => orderDetailId);

const areCancelled = (draws: readonly OrderDraw[]) =>
  draws.length > 0 && draws.every(({ orderStatus }) => stateOfStatus(orderStatus) === 'cancelled');

/** Whether it is not known what became of the call. */
const isLost = ({ status }: CallError) => status === 0 || status >= 500;

/** Asks whether to cancel the draws, with what is given back. */
function useAsk(): (choice: CancelChoice) => Promise<boolean> {
  const text = useText();
  const money = useMoneyFormat();
  return ({ draws, amount }) => {
    const count = draws.length;
    const back = { amount: money(amount) };
    const [first = '', last = ''] = [draws[0]?.numero, draws.at(-1)?.numero];
    return askConfirm({
      title: text('lottery.orders.cancel.ask', { count }),
      text:
        count === 1
          ? text('lottery.orders.cancel.one', { numero: first, ...back })
          : text('lottery.orders.cancel.many', { first, last, ...back }),
      confirmLabel: text('lottery.orders.cancel.do', { count }),
      cancelLabel: text('lottery.orders.cancel.keep'),
      confirmKind: 'danger',
    });
  };
}

type ChooserProps = {
  choices: readonly CancelChoice[];
  busy: boolean;
  onCancel: (choice: CancelChoice) => void;
};

/** Chooses how many of the last draws are cancelled. */
function Chooser({ choices, busy, onCancel }: ChooserProps) {
  const text = useText();
  const money = useMoneyFormat();
  const [wanted, setWanted] = useState(1);
  const count = Math.min(wanted, choices.length);
  const choice = choices[count - 1];
  if (choice === undefined) return null;
  const back = text('lottery.orders.cancel.back', { amount: money(choice.amount) });
  return (
    <>
      {choices.length === 1 ? (
        <p>{back}</p>
      ) : (
        <SelectField
          label={text('lottery.orders.cancel.which')}
          hint={back}
          value={count}
          onChange={(event) => setWanted(Number(event.target.value))}
        >
          {choices.map(({ draws: { length }, amount }) => (
            <option key={length} value={length}>
              {text('lottery.orders.cancel.choice', { count: length, amount: money(amount) })}
            </option>
          ))}
        </SelectField>
      )}
      <Button kind="danger" busy={busy} onClick={() => onCancel(choice)}>
        {text('lottery.orders.cancel.do', { count })}
      </Button>
    </>
  );
}

/**
 * Cancels draws of an order from its last one on, where any can be. What was asked before counts as
 * done once the order says so, even if the answer to it was lost.
 */
export function CancelDraws({ draws }: { draws: readonly OrderDraw[] }) {
  const text = useText();
  const money = useMoneyFormat();
  const digits = useMoneyDigits();
  const ask = useAsk();
  const {
    variables: asked = [],
    error,
    isPending,
    isSuccess,
    mutateAsync,
    reset,
  } = useCancelDraws();
  const named = draws.filter(({ orderDetailId }) => asked.includes(orderDetailId));
  const isDone = !isPending && (isSuccess || areCancelled(named));
  const failed = isDone || isPending ? null : error;
  const left = isDone ? draws.filter((draw) => !named.includes(draw)) : draws;
  const choices = cancelChoices(left, digits);
  if (choices.length === 0 && !isDone && failed === null) return null;

  const cancel = (ids: readonly string[]) => afterCall(mutateAsync(ids), () => undefined);
  const cancelAfter = async (choice: CancelChoice) => {
    reset();
    if (await ask(choice)) cancel(idsOf(choice.draws));
  };
  const amount = money(stakesOf(named, digits));
  return (
    <Section title={text('lottery.orders.cancel')}>
      <Card>
        <div className={styles.list}>
          {choices.length > 0 && (
            <p className={styles.quiet}>{text('lottery.orders.cancel.text')}</p>
          )}
          <div role="status">
            {isDone && (
              <Notice tone="success">
                {text('lottery.orders.cancel.done', { count: named.length, amount })}
              </Notice>
            )}
          </div>
          <ErrorNotice error={failed} />
          {failed !== null && isLost(failed) && (
            <Button kind="secondary" onClick={() => cancel(asked)}>
              {text('state.retry')}
            </Button>
          )}
          <Chooser
            choices={choices}
            busy={isPending}
            onCancel={(choice) => void cancelAfter(choice)}
          />
        </div>
      </Card>
    </Section>
  );
}
