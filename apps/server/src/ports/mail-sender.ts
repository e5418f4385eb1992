export type MailMessage = {
  to: string;
  subject: string;
  /** Plain text; the reader's mail program shows addresses in it as links. */
  text: string;
  /** The same for every try of one mail, so that a reader can tell a repeat. */
  id: string;
};

/**
 * `refused`: it will never be sent. `notSent`: the server certainly did not accept it, so it may be
 * tried again. `inDoubt`: it may have been sent, so a second try could arrive twice.
 */
export type MailAnswer =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'notSent' | 'inDoubt'; reason: string };

/** A mail server; `send` throws nothing. */
export type MailSender = { send(message: MailMessage): Promise<MailAnswer> };
