import { memberKind, type MemberTypeTable } from './member-type.ts';

export type Visitor = { kind: 'guest' } | { kind: 'session'; memberType: number };

/** An action that not every visitor may take (seed section 6). */
export type Action =
  | 'launchGame'
  | 'favourites'
  | 'recentGames'
  | 'memberCentre'
  | 'agentHome'
  | 'inbox'
  | 'markRead'
  | 'chat'
  | 'changePassword'
  | 'deposit'
  | 'promotion'
  | 'feedback'
  | 'transfer'
  | 'withdraw';

export type Refusal =
  | 'login.not.session'
  | 'trial.restricted'
  | 'trial.deposit'
  | 'member.not.agent'
  | 'deposit.not.allowed';

const closedToTrial: ReadonlySet<Action> = new Set([
  'memberCentre',
  'inbox',
  'markRead',
  'chat',
  'transfer',
  'withdraw',
  'agentHome',
  'changePassword',
  'promotion',
  'feedback',
]);

/** Null when the visitor may, otherwise the code of the error that says why not. */
export function refusal(action: Action, visitor: Visitor, table: MemberTypeTable): Refusal | null {
  if (visitor.kind === 'guest') return 'login.not.session';
  const kind = memberKind(visitor.memberType, table);
  if (kind.trial && action === 'deposit') return 'trial.deposit';
  if (kind.trial && closedToTrial.has(action)) return 'trial.restricted';
  if (action === 'deposit' && !kind.depositor) return 'deposit.not.allowed';
  if (action === 'agentHome' && !kind.agent) return 'member.not.agent';
  return null;
}
