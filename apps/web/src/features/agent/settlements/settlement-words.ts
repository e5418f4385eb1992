import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { SettlementState } from '@pavilion/domain/agent/settlement-state';
import type { TagTone } from '@pavilion/ui/values/Tag.tsx';
import type { Settlement, Side } from './settlements.queries.ts';

export const stateTones: Record<SettlementState, TagTone> = {
  calculated: 'waiting',
  approved: 'accent',
  paid: 'good',
  nothing: 'neutral',
  owed: 'bad',
  held: 'waiting',
  void: 'neutral',
};

/** The other side: "from Basilio", "to bayani"; who pays may have chosen no name. */
export function useOtherSide(side: Side): (settlement: Settlement) => string {
  const text = useText();
  return ({ account, paidBy }) => {
    if (side === 'paid') return text('settlements.to', { who: account });
    if (paidBy === null) return text('settlements.from.house');
    return paidBy === ''
      ? text('settlements.from.agent')
      : text('settlements.from', { who: paidBy });
  };
}

/** The name of the other side alone, for a column of names. */
export function useOtherName(side: Side): (settlement: Settlement) => string {
  const text = useText();
  return ({ account, paidBy }) => {
    if (side === 'paid') return account;
    if (paidBy === null) return text('team.income.house');
    return paidBy === '' ? text('team.income.agent') : paidBy;
  };
}

/** Says why a settlement stands where it does. */
export function useAbout(side: Side): (settlement: Settlement) => string {
  const text = useText();
  const format = useFormat();
  return ({ state, account, paidAt }) => {
    switch (state) {
      case 'paid':
        return text('settlements.about.paid', {
          when: paidAt === null ? '' : format.dateTime(paidAt),
        });
      case 'owed':
        return text(`settlements.about.owed.${side}`);
      case 'held':
        return text(`settlements.about.held.${side}`, { account });
      default:
        return text(`settlements.about.${state}`);
    }
  };
}
