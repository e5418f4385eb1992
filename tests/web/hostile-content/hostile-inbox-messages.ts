import { randomUUID } from 'node:crypto';
import { logInTo, sendCall, type SessionAnswer } from '../../support/people.ts';
import type { OwnSite } from '../../support/sites.ts';
import { hostileHtml, traceable } from './hostile-html.ts';

/** The most characters of one message. */
const longestText = 2000;
const password = 'Pavilion2026';

type Words = { title: { EN: string; TY: string }; content: { EN: string; TY: string } };

/** All hostile texts in as few messages as possible. */
function packed(): readonly string[] {
  const messages: string[] = [''];
  for (const [place, html] of hostileHtml.entries()) {
    const text = `${traceable(html, place)}\n`.slice(0, longestText);
    const last = messages.at(-1) ?? '';
    if (last.length + text.length < longestText) messages.splice(-1, 1, last + text);
    else messages.push(text);
  }
  return messages;
}

type Sent = { threadId: string };

function begin(site: OwnSite, { token }: SessionAnswer, to: 'support' | 'upline'): Promise<Sent> {
  const title = traceable(hostileHtml[0] ?? '', 0).slice(0, 100);
  const body = { to, title, content: 'A question', requestKey: randomUUID() };
  const call = { method: 'PUT', path: '/wps/message/send', body, token } as const;
  return sendCall(site.url, call) as Promise<Sent>;
}

/** Support answers a member with every hostile text as HTML, the upline with all as plain text. */
export async function writeHostile(site: OwnSite, words: readonly Words[]) {
  const member = await logInTo(site.url, 'player11', password);
  const upline = await logInTo(site.url, 'agent01', password);
  const support = await begin(site, member, 'support');
  for (const { content } of words) {
    const body = { content: content.EN, requestKey: randomUUID() };
    await site.operate('POST', `/operator/inbox-messages/${support.threadId}/answer`, body);
  }
  const own = await begin(site, member, 'upline');
  const { token } = upline;
  const path = '/wps/message/send';
  for (const content of packed()) {
    const body = { threadId: own.threadId, content, requestKey: randomUUID() };
    await sendCall(site.url, { method: 'PUT', path, body, token });
  }
  for (const { title, content } of words.slice(0, 1)) {
    await site.operate('POST', '/operator/inbox-messages', {
      to: { account: member.userName },
      title: { EN: title.EN.slice(0, 90), TY: title.TY.slice(0, 90) },
      content,
      requestKey: randomUUID(),
    });
  }
  const threads = [
    { threadId: support.threadId, messages: words.length + 1 },
    { threadId: own.threadId, messages: packed().length + 1 },
  ];
  return { member, threads };
}
