export type MessageKind = 'sms' | 'mail';

/** A message that the sandbox received in place of a real company. */
export type OutboxMessage = {
  id: string;
  kind: MessageKind;
  from: string;
  to: string;
  /** Empty for SMS. */
  subject: string;
  text: string;
  at: string;
};
