import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';

export type Rows = { [Name in keyof Tables]?: Insertable<Tables[Name]>[] };

/** Who somebody is, and the word that stands in every text about the person. */
export type Person = {
  id: bigint;
  accountId: bigint;
  username: string;
  email: string;
  mobile: string;
  word: string;
};

const bytes = () => randomBytes(16);

/** Where the person has logged in and played. */
export function loginRows({ id, accountId, word }: Person, now: Date): Rows {
  const later = new Date(now.getTime() + 600_000);
  const seen = { address: `10.0.0.1 ${word}`, user_agent: word };
  const [device, session, permit] = [randomUUID(), randomUUID(), randomUUID()];
  return {
    device: [
      {
        id: device,
        member_id: id,
        token_hash: bytes(),
        ...seen,
        rotated_at: now,
        created_at: now,
        expires_at: later,
      },
    ],
    session: [
      {
        id: session,
        member_id: id,
        device_id: device,
        token_hash: bytes(),
        ...seen,
        created_at: now,
        last_seen_at: now,
        expires_at: later,
        ended_at: now,
      },
    ],
    push_subscription: [
      {
        session_id: session,
        member_id: id,
        p256dh: word,
        auth: word,
        created_at: now,
        endpoint: `https://push.example/${word}`,
      },
    ],
    browser_use: [{ browser: word, member_id: id, first_at: now, last_at: now }],
    login_record: [{ member_id: id, at: now, outcome: 'succeeded', way: 'password', ...seen }],
    login_step: [
      {
        ticket_hash: bytes(),
        member_id: id,
        password_mark: bytes(),
        way: 'password',
        remember: false,
        sent_by: 'sms',
        user_agent: word,
        expires_at: later,
      },
    ],
    wager_permit: [{ id: permit, account_id: accountId, closed_at: now }],
    play_session: [
      {
        id: permit,
        member_id: id,
        account_id: accountId,
        session_id: session,
        connection: 'sandbox',
        game_node: 10001,
        vendor_game: 'reef',
      },
    ],
  };
}

/** What a call may still write that was under way when the account was closed. */
export function lateRows({ id }: Person, now: Date): Rows {
  const answers = Array.from({ length: 9 }, () => 1);
  const kept = { id: randomUUID(), member_id: id, request_key: randomUUID(), at: now };
  return {
    favourite_game: [{ member_id: id, game_node: 10001, added_at: now }],
    recent_game: [{ member_id: id, game_node: 10001, played_at: now }],
    announcement_read: [{ member_id: id, announcement_id: 'welcome', read_at: now }],
    self_test: [{ ...kept, answers, sum: 9 }],
  };
}

/** What has proved who the person was. */
export function credentialRows({ id, word, email, mobile }: Person, now: Date): Rows {
  const later = new Date(now.getTime() + 600_000);
  return {
    sign_in_tie: [{ provider: 'google', subject: word, member_id: id, tied_at: now }],
    passkey: [
      {
        id: randomUUID(),
        member_id: id,
        credential_id: word,
        public_key: bytes(),
        counter: 0n,
        shareable: false,
        backed_up: false,
        name: word,
        created_at: now,
      },
    ],
    passkey_challenge: [{ challenge: word, purpose: 'enrol', member_id: id, expires_at: later }],
    email_code: [{ member_id: id, email, purpose: 'bind', asked_at: now, code_hash: word }],
    verification_code: [{ mobile_num: mobile, purpose: 'bind', asked_at: now, code_hash: word }],
    password_link: [{ member_id: id, secret_hash: bytes(), expires_at: later }],
    security_answer: [{ member_id: id, position: 0, question_id: 'pet', answer_hash: word }],
  };
}

/** A contract that the person has rejected, and what was void of it. */
function contractRows(id: bigint, uplineId: bigint, word: string, now: Date): Rows {
  const contractId = randomUUID();
  return {
    agent_contract: [
      {
        id: contractId,
        kind: 'dailySalary',
        payee_id: id,
        payer_id: uplineId,
        state: 'rejected',
        is_change: false,
        terms: {},
        reason: word,
        proposed_at: now,
        changed_at: now,
      },
    ],
    settlement: [
      {
        id: randomUUID(),
        kind: 'dailySalary',
        contract_id: contractId,
        payee_id: id,
        payer_id: uplineId,
        period_start: new Date(now.getTime() - 1),
        period_end: now,
        first_day: '2026-01-01',
        last_day: '2026-01-01',
        inputs: {},
        amount: 1n,
        state: 'void',
        reason: word,
        calculated_at: now,
      },
    ],
  };
}

/** What the person wrote, and chose from what the site has. */
export function messageRows({ id, word, username }: Person, uplineId: bigint, now: Date): Rows {
  const thread = randomUUID();
  const written = {
    thread_id: thread,
    title: { EN: word },
    content: { EN: word },
    format: 'text' as const,
    sent_at: now,
  };
  const own = { member_id: id, peer: 'upline', peer_id: uplineId, sent: true } as const;
  const copy = { member_id: uplineId, peer: 'downline', peer_id: id, sent: false } as const;
  return {
    inbox_message: [
      { ...written, ...own, request_key: randomUUID() },
      { ...written, ...copy, request_key: randomUUID() },
    ],
    agent_act: [
      {
        member_id: id,
        request_key: randomUUID(),
        call: 'createLink',
        input: JSON.stringify([word]),
        answer: { label: word },
        at: now,
      },
      {
        member_id: uplineId,
        request_key: randomUUID(),
        call: 'openDownline',
        input: JSON.stringify([username]),
        answer: { account: username },
        at: now,
      },
    ],
    ...contractRows(id, uplineId, word, now),
    downline_transfer: [
      { id: randomUUID(), sender_id: uplineId, receiver_id: id, amount: 1n, remark: word, at: now },
      { id: randomUUID(), sender_id: id, receiver_id: uplineId, amount: 1n, remark: word, at: now },
    ],
    accepted_promotion: [
      {
        member_id: id,
        promotion_id: 'first-deposit',
        amount: 100n,
        request_key: randomUUID(),
        accepted_at: now,
      },
    ],
  };
}

/** What was noted about the person. */
export function protectionRows({ id, word }: Person, now: Date): Rows {
  return {
    member_detail: [{ member_id: id, detail: 'person', mark: word }],
    limit_offer: [{ member_id: id, place: 'deposit', declined_at: now }],
    member_note: [
      { member_id: id, text: word, operator: 'ana', request_key: randomUUID(), at: now },
    ],
    harm_change: [{ member_id: id, score: 0, degree: 0, facts: '[]', at: now }],
    harm_advice: [{ id: randomUUID(), member_id: id, facts: '[]', at: now }],
    harm_look: [
      {
        member_id: id,
        what: 'contacted',
        note: word,
        operator: 'ana',
        request_key: randomUUID(),
        at: now,
      },
    ],
    fraud_case: [
      {
        id: randomUUID(),
        kind: 'sharedDevice',
        subject: id.toString(),
        state: 'dismissed',
        member_id: id,
        facts: {},
        from_day: '2026-01-01',
        first_at: now,
        last_at: now,
        decided_by: 'ana',
        decided_at: now,
        note: word,
      },
    ],
    affiliate_domain: [{ domain: `${word.toLowerCase()}.example`, member_id: id }],
    affiliate_code: [
      {
        code: randomBytes(4).toString('hex').toUpperCase(),
        member_id: id,
        domain: `${word.toLowerCase()}.example`,
        label: word,
      },
    ],
    agent_application: [
      {
        member_id: id,
        details: Buffer.from(word),
        contact_mark: bytes(),
        request_key: randomUUID(),
        state: 'accepted',
        note: word,
        created_at: now,
        decided_at: now,
        decided_by: 'ana',
      },
    ],
  };
}

/** Documents of the person, refused once and then verified by an operator. */
export function identityRows({ id, word }: Person, fileId: string, now: Date): Rows {
  const sent = { member_id: id, kind: 'passport', sent_at: now, decided_at: now } as const;
  const given = { given_name: word, given_birthday: '1990-05-01' };
  const found = { found_name: word, found_birthday: '1990-05-01', found_number: word };
  const document = { ...found, number_mark: word, expires_on: '2040-01-01' };
  const [refused, verified] = [randomUUID(), randomUUID()];
  const decision = { note: word, operator: 'ana' };
  const key = () => ({ request_key: randomUUID(), decision_key: randomUUID() });
  return {
    identity_check: [
      { id: refused, ...sent, ...given, ...key(), state: 'refused', reason: 'cut', ...decision },
      { id: verified, ...sent, ...given, ...key(), state: 'verified', ...document, ...decision },
    ],
    identity_file: [
      { id: fileId, check_id: verified, side: 'front', type: 'image/jpeg', bytes: 9 },
    ],
  };
}

/** Where money came from and went to, and rates. */
export function paymentRows(person: Person, slip: string, now: Date): Rows {
  const { id, accountId, word, username } = person;
  return {
    bank_card: [
      {
        id: randomUUID(),
        member_id: id,
        bank: 'bay-bank',
        account_number: word,
        account_masked: word,
        account_mark: word,
        account_name: word,
        added_at: now,
      },
    ],
    deposit: [
      {
        id: randomUUID(),
        member_id: id,
        account_id: accountId,
        amount: 500n,
        fee: 0n,
        channel: 'bank-transfer',
        gateway: 'house',
        kind: 'manual',
        state: 'rejected',
        request_key: randomUUID(),
        checkout_url: `https://pay.example/${word}`,
        pay_reference: word,
        reason: word,
        slip_id: slip,
        paid_from: 1,
        settled_at: now,
      },
    ],
    rebate_change: [
      {
        set_by: 'operator:ana',
        request_key: randomUUID(),
        member_id: id,
        set_at: now,
        input: JSON.stringify([username]),
        answer: { account: username, upline: null },
      },
    ],
  };
}
