import { createTransport } from 'nodemailer';
import type { MailAnswer, MailMessage, MailSender } from '#ports/mail-sender.ts';

export type SmtpMailConfig = {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  from: string;
  timeoutMs?: number;
};

const defaultTimeoutMs = 10_000;

/** An address without characters that a mail server could read as a second command. */
const plainAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

type SmtpError = {
  code?: string;
  responseCode?: number;
  syscall?: string;
  timeoutType?: string;
};

const beforeTheTalk = new Set(['GREETING_TIMEOUT', 'CONNECTION_TIMEOUT']);

/** True when the server certainly did not accept the mail, or refused it for now. */
function isSurelyNotSent({ code, responseCode = 0, syscall, timeoutType = '' }: SmtpError) {
  if (responseCode > 0 || code === 'EAUTH' || code === 'EDNS') return true;
  return syscall === 'connect' || beforeTheTalk.has(timeoutType);
}

function answerOfFailure(error: unknown): MailAnswer {
  const failure = error as SmtpError;
  const { code = 'unknown', responseCode = 0 } = failure;
  const reason = responseCode === 0 ? code : `${code} ${responseCode}`;
  if (responseCode >= 500 && code !== 'EAUTH') return { outcome: 'refused', reason };
  return { outcome: isSurelyNotSent(failure) ? 'notSent' : 'inDoubt', reason };
}

/** Sends plain text mail over SMTP. */
export function createSmtpMail(config: SmtpMailConfig): MailSender {
  const { url, from, timeoutMs = defaultTimeoutMs } = config;
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send({ to, subject, text, id }: MailMessage): Promise<MailAnswer> {
    if (!plainAddress.test(to)) return { outcome: 'refused', reason: 'not an address' };
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: subject.replaceAll(/[\r\n]+/g, ' '),
        text,
        messageId: `<${id}@${domain}>`,
      });
      return { outcome: 'sent' };
    } catch (error) {
      return answerOfFailure(error);
    }
  }
  return { send };
}
