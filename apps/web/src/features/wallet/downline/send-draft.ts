import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import type { CallError } from '@pavilion/contract/client';
import { compareAmounts } from '@pavilion/ui/values/compare-amounts.ts';
import { useMoneyFormat } from '../money-format.ts';
import { amountProblem } from '../request/amount-problem.ts';
import type { TransferRules } from './downline.queries.ts';

/** What an agent has typed. */
export type SendDraft = { account: string; amount: string | null; remark: string };

/** The user name that was typed, as the site writes it. */
export function accountOf(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Who gets how much, with which remark. */
export type Transfer = { account: string; amount: string; remark: string };

export function transferOf({ account, remark }: SendDraft, amount: string): Transfer {
  return { account: accountOf(account), amount, remark: remark.trim() };
}

export type FieldErrors = { account: string | null; amount: string | null };

const ofAccount = new Set<string>(['agent.downline.not.found', 'agent.transfer.recipient']);
const ofAmount = new Set<string>([
  'agent.transfer.range',
  'agent.transfer.day',
  'wallet.no.funds',
  'wallet.amount.invalid',
]);
const ofPassword = new Set<string>(['payment.password.wrong', 'login.locked']);

/** The field to which a refusal belongs; null for one of the whole form. */
export function fieldOfRefusal({ code }: CallError): 'account' | 'amount' | 'password' | null {
  if (ofAccount.has(code)) return 'account';
  if (ofAmount.has(code)) return 'amount';
  return ofPassword.has(code) ? 'password' : null;
}

/** Says what of a draft cannot be sent; both null for one that can. */
export function useDraftProblems(rules: TransferRules) {
  const text = useText();
  const money = useMoneyFormat();
  return ({ account, amount }: SendDraft): FieldErrors => {
    const problem = amountProblem(amount, { ...rules, funds: rules.cash });
    const isTooMuchToday = amount !== null && compareAmounts(amount, rules.leftToday) > 0;
    const more = isTooMuchToday
      ? text('send.amount.today', { amount: money(rules.leftToday) })
      : null;
    const today = rules.timesLeft === 0 ? text('send.day.times') : more;
    return {
      account: account.trim() === '' ? text('send.account.missing') : null,
      amount: problem ? text(problem.label, { amount: money(problem.amount) }) : today,
    };
  };
}

type Hints = { left?: unknown; why?: unknown; minimum?: unknown; maximum?: unknown };

/** What a refusal says, with the figures that come with it. */
export function useRefusalText() {
  const text = useText();
  const errorText = useErrorText();
  const money = useMoneyFormat();
  return (error: CallError): string => {
    const { left, why, minimum, maximum } = (error.value ?? {}) as Hints;
    if (typeof minimum === 'string' && typeof maximum === 'string') {
      const range = text('deposit.limits', { minimum: money(minimum), maximum: money(maximum) });
      return `${errorText(error)} ${range}`;
    }
    if (error.code !== 'agent.transfer.day') return errorText(error);
    if (why === 'times' || why === 'person') return text(`send.day.${why}`);
    return typeof left === 'string'
      ? text('send.amount.today', { amount: money(left) })
      : errorText(error);
  };
}
