export type MessageKind = 'sms' | 'mail';

/** A message that would have left the building. */
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
