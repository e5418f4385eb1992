export type MailMessage = {
  to: string;
  subject: string;
  /** Plain text; addresses in it are shown as links by the reader's program. */
  text: string;
  /** The same for every try of one mail, so that a reader can tell a repeat. */
  id: string;
};

/**
 * `refused`: it will never be sent. `notSent`: the server surely did not take it in, so it may be
 * tried again. `inDoubt`: it may be on its way, so a second try could arrive twice.
 */
export type MailAnswer =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'notSent' | 'inDoubt'; reason: string };

/** What the house needs of a mail server; nothing here throws. */
export type MailSender = { send(message: MailMessage): Promise<MailAnswer> };
