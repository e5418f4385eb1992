import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, readForms } from '../form-body.ts';
import { asObject, asText } from '../json-body.ts';
import type { Assets } from '../pages/assets.ts';
import { sendDocument } from '../pages/document.ts';
import type { Html } from '../pages/html.ts';
import { isSameText } from '../same-text.ts';
import type { ChatRooms } from './chat-room.ts';
import { readTicket, type ChatVisitor } from './chat-ticket.ts';
import { chatBody, deskBody, goneBody } from './chat.page.ts';

export type ChatParts = {
  secret: string;
  rooms: ChatRooms;
  assets: Assets;
  pavilionOrigin: string;
};

const entry = 'src/browser/chat/chat-page.ts';

function queryOf(request: FastifyRequest, name: string): string {
  return asText(asObject(request.query)?.[name]) ?? '';
}

function visitorOf(request: FastifyRequest, { secret }: ChatParts): ChatVisitor | null {
  return readTicket(queryOf(request, 'session'), secret, Date.now());
}

/** A chat leads back to the site that sent the person, whatever the address says. */
function backAddress(request: FastifyRequest, { pavilionOrigin }: ChatParts): string {
  const wished = queryOf(request, 'backUrl');
  const own = URL.canParse(wished) && new URL(wished).origin === pavilionOrigin;
  return own ? wished : pavilionOrigin;
}

type Page = { title: string; body: Html; language?: string; data?: Record<string, string> };

function sendPage(reply: FastifyReply, parts: ChatParts, page: Page): FastifyReply {
  const assets = parts.assets.forEntry(entry);
  return sendDocument(reply, { bodyClass: 'chat', assets, ...page }, parts);
}

function sendChat(request: FastifyRequest, reply: FastifyReply, parts: ChatParts): FastifyReply {
  const visitor = visitorOf(request, parts);
  const back = backAddress(request, parts);
  if (visitor === null) {
    return sendPage(reply.code(403), parts, { title: 'Chat', body: goneBody(back) });
  }
  const title = queryOf(request, 'title') || 'Chat';
  return sendPage(reply, parts, {
    title,
    language: queryOf(request, 'language') === 'TY' ? 'fil' : 'en',
    data: { color: queryOf(request, 'headerColor') },
    body: chatBody(title, back, parts.rooms.read(visitor.visitor, visitor.name)),
  });
}

/** The side of the person who asks, that of the desk, and the count that the site asks for. */
export function registerChat(server: FastifyInstance, parts: ChatParts): void {
  const { rooms, secret } = parts;
  server.register(async (scope) => {
    readForms(scope);
    scope.get('/chat', (request, reply) => sendChat(request, reply, parts));
    scope.post('/chat', (request, reply) => {
      const visitor = visitorOf(request, parts);
      if (visitor === null) return sendChat(request, reply, parts);
      rooms.open(visitor.visitor, visitor.name);
      rooms.say(visitor.visitor, 'visitor', formFields(request.body).get('text') ?? '');
      return reply.redirect(request.url, 303);
    });
    scope.get('/chat/messages', (request, reply) => {
      const visitor = visitorOf(request, parts);
      if (visitor === null) return reply.code(403).send({ code: 'session_over' });
      const messages = rooms.read(visitor.visitor, visitor.name);
      return reply.header('cache-control', 'no-store').send({ messages });
    });
    scope.get('/chat/desk', (_request, reply) =>
      sendPage(reply, parts, { title: 'Chat desk', body: deskBody(rooms.list()) }),
    );
    scope.post('/chat/desk/:visitor', (request, reply) => {
      const visitor = asText(asObject(request.params)?.['visitor']) ?? '';
      rooms.say(visitor, 'desk', formFields(request.body).get('text') ?? '');
      return reply.redirect('/chat/desk', 303);
    });
    scope.get('/chat/v1/unread', (request, reply) => {
      if (!isSameText(request.headers.authorization ?? '', `Bearer ${secret}`)) {
        return reply.code(401).send({ code: 'unauthorized' });
      }
      return reply.send({ unread: rooms.unread(queryOf(request, 'visitor')) });
    });
  });
}
