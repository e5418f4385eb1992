/** `to` is a number in the international form, such as `+639171234567`. */
export type SmsMessage = { to: string; text: string };

/**
 * `refused`: it will never be sent. `notSent`: the company certainly did not accept it, so it may
 * be tried again. `inDoubt`: it may have been sent, so a second try could arrive twice.
 */
export type SmsAnswer =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'notSent' | 'inDoubt'; reason: string };

/** A company that sends text messages; `send` throws nothing. */
export type SmsSender = { send(message: SmsMessage): Promise<SmsAnswer> };
