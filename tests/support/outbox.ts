import { expect } from '@playwright/test';

/** One message that the sandbox received in place of a phone company or a mail server. */
export type SentMessage = {
  id: string;
  kind: 'sms' | 'mail';
  to: string;
  subject: string;
  text: string;
  at: string;
};

export type Outbox = {
  /** The newest message to a mobile number or mail address; waits for one after `before`. */
  newestTo: (to: string, before?: SentMessage) => Promise<SentMessage>;
  /** The code in the newest message to a mobile number whose text matches `words`. */
  codeTo: (mobileNum: string, words: RegExp) => Promise<string>;
};

/** The code of six digits in a message. */
export const codeIn = ({ text }: { text: string }): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

export function openOutbox(sandboxUrl: string): Outbox {
  /** Waits until `choose` finds its message in those to a person, of which the newest come first. */
  async function arrived(
    to: string,
    choose: (messages: readonly SentMessage[]) => SentMessage | undefined,
  ): Promise<SentMessage> {
    const address = to.includes('@') ? to : `+63${to.slice(1)}`;
    let chosen: SentMessage | undefined;
    const look = async (): Promise<boolean> => {
      const answer = await fetch(`${sandboxUrl}/outbox.json?to=${encodeURIComponent(address)}`);
      chosen = choose(((await answer.json()) as { messages: SentMessage[] }).messages);
      return chosen !== undefined;
    };
    await expect.poll(look, { message: `a message to ${to}` }).toBe(true);
    if (chosen === undefined) throw new Error(`There is no message to ${to}.`);
    return chosen;
  }

  return {
    newestTo: (to, before) =>
      arrived(to, ([newest]) => (newest?.id === before?.id ? undefined : newest)),
    codeTo: async (mobileNum, words) =>
      codeIn(await arrived(mobileNum, (all) => all.find(({ text }) => words.test(text)))),
  };
}
