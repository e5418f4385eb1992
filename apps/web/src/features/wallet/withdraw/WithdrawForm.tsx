import { useState } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import type { CallError } from '@pavilion/contract/client';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ChoiceList } from '@pavilion/ui/choices/ChoiceList.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import { landmark } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { plus } from '@pavilion/ui/icons/shell-icons.ts';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useAmountTyping } from '../amount-typing.ts';
import { useMoneyFormat, useShortMoneyFormat } from '../money-format.ts';
import type { Withdrawal } from '../wallet.queries.ts';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import { useWithdrawRequest, type WithdrawDraft } from './withdraw-request.ts';
import type { WithdrawSetup } from './withdraw-setup.ts';
import { WithdrawEnds } from './WithdrawEnds.tsx';
import { DayTerms, FeeLine, WholeBalance } from './WithdrawTerms.tsx';
import styles from '../request/Request.module.css';

export type WithdrawFormProps = {
  setup: WithdrawSetup;
  onAddCard: () => void;
  onRequested: (withdrawal: Withdrawal) => void;
};

function CardChoice(props: {
  cards: WithdrawSetup['cards'];
  value: string;
  onChange: (cardId: string) => void;
  /** Why the chosen one is refused. */
  error: CallError | null;
  onAdd?: () => void;
}) {
  const text = useText();
  const choices = props.cards.map((card) => ({
    key: card.cardId,
    title: card.bankName,
    detail: `${card.accountNumberMasked} · ${card.accountName}`,
    mark: <Icon shape={landmark} />,
  }));
  return (
    <div className={styles.cards}>
      <ChoiceList
        label={text('withdraw.cards')}
        choices={choices}
        value={props.value}
        onChange={props.onChange}
      />
      <ErrorNotice error={props.error} />
      {props.onAdd !== undefined && (
        <button type="button" className={styles.addCard} onClick={props.onAdd}>
          <Icon shape={plus} size={16} />
          {text('withdraw.cards.add')}
        </button>
      )}
    </div>
  );
}

function Available({ amount }: { amount: string }) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <p className={styles.available}>
      <span className={styles.availableLabel}>{text('wallet.available')}</span>
      <Money className={styles.availableAmount ?? ''} amount={amount} format={money} />
    </p>
  );
}

/** Last step: how much, to which account, confirmed with the payment password. */
export function WithdrawForm({ setup, onAddCard, onRequested }: WithdrawFormProps) {
  const text = useText();
  const shortMoney = useShortMoneyFormat();
  const typing = useAmountTyping();
  const { cards, limits, wallet } = setup;
  const [draft, setDraft] = useState<WithdrawDraft>({
    cardId: cards[0]?.cardId ?? '',
    amount: null,
    paymentPassword: '',
  });
  const card = cards.find((one) => one.cardId === draft.cardId) ?? cards[0];
  const input = { ...draft, cardId: card?.cardId ?? '' };
  const request = useWithdrawRequest(setup, input, onRequested);
  const { amount } = draft;
  const fill = (next: string | null) => setDraft({ ...draft, amount: next });
  const range = { minimum: shortMoney(limits.minimum), maximum: shortMoney(limits.maximum) };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        request.submit();
      }}
    >
      <WithdrawEnds ending={request.ending} />
      <WholeBalance amount={limits.wholeBalance} onFill={fill} />
      <Available amount={wallet.cashBalance} />
      <AmountField
        label={text('withdraw.amount')}
        value={amount}
        onChange={fill}
        typing={typing}
        quickAmounts={limits.wholeBalance === null ? [wallet.cashBalance] : []}
        quickLabel={() => text('withdraw.amount.all')}
        quickGroupLabel={text('withdraw.amount.all')}
        error={request.amountError}
        hint={text('deposit.limits', range)}
      />
      <DayTerms rules={limits} />
      <CardChoice
        cards={cards}
        value={card?.cardId ?? ''}
        error={request.cardRefusal}
        onChange={(cardId) => {
          setDraft({ ...draft, cardId });
          request.forgetRefusal();
        }}
        {...(cards.length < limits.cardsAllowed ? { onAdd: onAddCard } : {})}
      />
      {card !== undefined && <FeeLine rules={limits} bank={card.bank} amount={request.possible} />}
      <PaymentPasswordField
        value={draft.paymentPassword}
        error={request.passwordError}
        onChange={(event) => {
          setDraft({ ...draft, paymentPassword: event.target.value });
          request.forgetRefusal();
        }}
      />
      <ErrorNotice error={request.failure} />
      <Button type="submit" busy={request.busy}>
        {amount === null
          ? text('withdraw.submit.empty')
          : text('withdraw.submit', { amount: shortMoney(amount) })}
      </Button>
    </form>
  );
}
