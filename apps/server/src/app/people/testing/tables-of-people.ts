/** What becomes of a table's rows about a person once the data of a closed account are erased. */
export type Fate = 'erased' | { cleared: readonly string[] } | { kept: string };

const sums = { kept: 'sums of play and money by the number of the account' } as const;
const ledger = { kept: 'the ledger: what was moved when, by the number of the account' } as const;
const acts = {
  kept: 'what was done to the account, by whom and why: the acts of operators',
} as const;
const tree = { kept: 'the tree of agents: numbers of members, and rates' } as const;
const play = { kept: 'how the wallet counts play; numbers of the account alone' } as const;

/** One row for each table that refers to a member or an account, directly or through others. */
export const tablesOfPeople: Readonly<Record<string, Fate>> = {
  accepted_promotion: 'erased',
  account: ledger,
  adjustment: acts,
  affiliate_code: 'erased',
  announcement_read: 'erased',
  bank_card: { cleared: ['account_number', 'account_masked', 'account_name', 'account_mark'] },
  big_win: ledger,
  bonus: ledger,
  contract_request: 'erased',
  day_total: sums,
  deposit: { cleared: ['slip_id', 'paid_from', 'pay_reference', 'checkout_url', 'reason'] },
  device: 'erased',
  downline: tree,
  email_code: 'erased',
  excluded_detail: 'erased',
  exclusion: acts,
  exclusion_act: acts,
  exclusion_case: { cleared: ['note'] },
  favourite_game: 'erased',
  feedback: 'erased',
  feedback_picture: 'erased',
  first_deposit: sums,
  inbox_message: 'erased',
  limit_change: acts,
  limit_offer: 'erased',
  line_day: sums,
  login_record: 'erased',
  login_step: 'erased',
  member: {
    cleared: [
      'nickname',
      'payment_password_hash',
      'birthday',
      'last_login_at',
      'picture_id',
      'mobile_num',
      'email',
      'email_proved_at',
    ],
  },
  member_day: sums,
  member_day_change: sums,
  member_move: acts,
  member_note: 'erased',
  member_profile: 'erased',
  member_total: sums,
  own_limit: 'erased',
  passkey: 'erased',
  passkey_challenge: 'erased',
  password_link: 'erased',
  picture: 'erased',
  play_bucket: play,
  play_hour: sums,
  play_limit: play,
  play_lock: acts,
  play_session: 'erased',
  play_through: ledger,
  posting: ledger,
  promotion_entry: { cleared: ['comment', 'reason'] },
  promotion_entry_change: { kept: 'when the state of an entry changed: no name and no text' },
  promotion_entry_picture: 'erased',
  push_subscription: 'erased',
  reality_check_answer: { kept: 'that the site has shown its checks; a word and sums' },
  reality_check_choice: { kept: 'how often the site was asked to check; a number' },
  rebate_change: { cleared: ['input', 'answer'] },
  rebate_rate: tree,
  recent_game: 'erased',
  report_progress: sums,
  reported_change: ledger,
  reported_round: ledger,
  round: ledger,
  round_inquiry: { kept: 'what a provider answered about a round' },
  security_answer: 'erased',
  self_test: 'erased',
  session: 'erased',
  sign_in_tie: 'erased',
  team_head: sums,
  vendor_balance: ledger,
  vendor_transfer: ledger,
  wager_block: play,
  wager_permit: play,
  withdrawal: { cleared: ['reason'] },
};

/** Where a name or a text about an erased person may still stand, and why. */
export const mayStillName: Readonly<Record<string, string>> = {
  'audit_entry.input_summary': 'the log of what operators did, which nobody can change',
  'exclusion_act.reason': 'why an operator acted, which nobody can change',
  'inbox_message.content': 'a message that the person sent, in the inbox of who got it',
  'inbox_message.title': 'the same',
};

/** What goes at the closing of an account, since no law has it kept. */
export const goneAtClosing = [
  'accepted_promotion',
  'announcement_read',
  'device',
  'favourite_game',
  'push_subscription',
  'recent_game',
  'self_test',
] as const;
