/** `to` is a number in the international form, such as `+639171234567`. */
export type SmsMessage = { to: string; text: string };

/**
 * `refused`: it will never be sent. `notSent`: the company surely did not take it in, so it may be
 * tried again. `inDoubt`: it may be on its way, so a second try could arrive twice.
 */
export type SmsAnswer =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'notSent' | 'inDoubt'; reason: string };

/** What the house needs of a company that sends text messages; nothing here throws. */
export type SmsSender = { send(message: SmsMessage): Promise<SmsAnswer> };
