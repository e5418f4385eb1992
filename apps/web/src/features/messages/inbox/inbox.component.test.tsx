import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Message = ResponseOf<PlayerEndpoints['notifications']['sendMessage']>;

const threads = { house: crypto.randomUUID(), own: crypto.randomUUID() };

function messageOf(given: Partial<Message>): Message {
  return {
    messageId: '11',
    threadId: threads.house,
    peer: 'support',
    peerName: '',
    sent: false,
    title: 'Your card is checked',
    content: '<p>You can <strong>withdraw</strong> now.</p>',
    format: 'html',
    sentAt: '2026-11-01T08:00:00.000Z',
    read: false,
    ...given,
  };
}

const message = messageOf({});
const own = messageOf({
  messageId: '10',
  threadId: threads.own,
  sent: true,
  read: true,
  format: 'text',
  title: '<b>GCash</b>',
  content: 'It does not arrive.\nWhat can I do? <img src=x onerror=alert(1)>',
});

/** The inbox as the site stores it; a deleted message is gone from it. */
function hold(...messages: Message[]): void {
  let held = messages;
  site.answers({
    notifications: {
      listInbox: ({ threadId }) => ({
        ...emptyPage,
        list: held.filter((one) => threadId === undefined || one.threadId === threadId),
        recipients: ['support'],
      }),
      readMessage: {},
      deleteMessages: (which) => {
        held = 'threadId' in which ? held.filter((one) => one.threadId !== which.threadId) : [];
        return {};
      },
      sendMessage: (input) => {
        const { content } = input;
        const sent = messageOf({ ...own, messageId: '12', content });
        held = [sent, ...held];
        return sent;
      },
    },
  });
}

const main = page.getByRole('main');
const items = main.getByRole('listitem');
const dialog = page.getByRole('dialog');

for (const [language, theme, say] of [
  [
    'EN',
    'dark',
    {
      empty: 'Your inbox is empty. Send us a message if you need help.',
      write: 'Write a message',
      subject: 'Subject',
      content: 'Message',
      send: 'Send',
      missing: 'This field is required.',
    },
  ],
  [
    'TY',
    'light',
    {
      empty: 'Walang laman ang inbox mo. Mag-message sa amin kung may kailangan ka.',
      write: 'Sumulat ng mensahe',
      subject: 'Subject',
      content: 'Mensahe',
      send: 'Ipadala',
      missing: 'Required ang field na ito.',
    },
  ],
] as const) {
  test(`§2 Message center: an empty inbox leads to the form, which says what is missing, in ${language}`, async () => {
    hold();
    await mountScreen('/m/webEmail', { session: 'member', language, theme });
    await expect.element(page.getByText(say.empty)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await page.getByRole('link', { name: say.write }).click();
    const send = page.getByRole('button', { name: say.send });
    await send.click();
    await expect.poll(() => page.getByText(say.missing).elements().length).toBe(2);
    expect(await accessibilityFindings()).toEqual([]);
    expect(site.calls('notifications', 'sendMessage')).toEqual([]);
    await page.getByRole('textbox', { name: say.subject }).fill(own.title);
    await page.getByRole('textbox', { name: say.content }).fill(own.content);
    await send.click();
    await expect.poll(() => location.search).toBe(`?thread=${threads.own}`);
    // What people write is shown as they typed it.
    await expect.element(page.getByRole('heading', { name: own.title })).toBeVisible();
    await expect.element(main.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
  });
}

test('§2 Message center: a conversation shows the site’s messages as HTML, is marked read, and is answered', async () => {
  hold(message, own);
  await mountScreen('/m/webEmail', { session: 'member' });
  await expect.poll(() => items.elements().length).toBe(2);
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('link', { name: 'Your card is checked' }).click();
  await expect.poll(() => main.element().querySelector('strong')?.textContent).toBe('withdraw');
  await expect
    .poll(() => site.calls('notifications', 'readMessage').map(({ input }) => input.messageId))
    .toEqual(['11']);
  const answer = page.getByRole('textbox', { name: 'Your reply' });
  await answer.fill('Thank you');
  site.answers({ notifications: { sendMessage: refuse('request.limited') } });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(main.getByText('Too many attempts.')).toBeVisible();
  await expect.element(answer).toHaveValue('Thank you');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Message center: one conversation is deleted after a confirmation, then all', async () => {
  hold(message, own);
  await mountScreen(`/m/webEmail?thread=${threads.house}`, { session: 'member' });
  const remove = main.getByRole('button', { name: 'Delete' });
  await remove.click();
  expect(await accessibilityFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(site.calls('notifications', 'deleteMessages')).toEqual([]);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => location.search).toBe('');
  await expect.poll(() => items.elements().length).toBe(1);
  await main.getByRole('button', { name: 'Delete all' }).click();
  await dialog.getByRole('button', { name: 'Delete all' }).click();
  await expect.element(page.getByText(/^Your inbox is empty/)).toBeVisible();
  await expect
    .poll(() => site.calls('notifications', 'deleteMessages').map(({ input }) => input))
    .toEqual([{ threadId: threads.house }, { upTo: '10' }]);
});

test('§2 Message center: a missing conversation says so, and a refused deletion too', async () => {
  hold();
  await mountScreen(`/m/webEmail?thread=${threads.house}`, { session: 'member' });
  await expect.element(main.getByRole('link', { name: 'All messages' })).toBeVisible();
  hold(message);
  site.answers({ notifications: { deleteMessages: refuse('message.not.found') } });
  await mountScreen(`/m/webEmail?thread=${threads.house}`, { session: 'member' });
  await main.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectNotice('This message is no longer available.');
  expect(main.element().querySelector('strong')).not.toBeNull();
});
