import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, readForms } from '#form-body.ts';
import { asObject, asText } from '#json-body.ts';
import type { Assets } from '#pages/assets.ts';
import { sendDocument } from '#pages/document.ts';
import type { Html } from '#pages/html.ts';
import { authorizeBody, refusedBody, wordsIn } from './authorize.page.ts';
import { identityKinds, idToken, type IdentityKind } from './id-token.ts';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';

export type IdentityDeps = {
  /** Origin under which browsers and the site reach the sandbox. */
  publicOrigin: string;
  assets: Assets;
  pavilionOrigin: string;
};

/** A sign-in as the site requested it, validated. */
type SignIn = {
  returnTo: URL;
  kind: IdentityKind;
  state: string;
  nonce: string;
  language: string;
};

const clientId = 'pavilion';
const entry = 'src/companies/identity/browser/identity-page.ts';

/** The requested sign-in, or a sentence that says what is wrong with it. */
function readSignIn(request: FastifyRequest, { pavilionOrigin }: IdentityDeps): SignIn | string {
  const query = asObject(request.query) ?? {};
  const text = (name: string) => asText(query[name]) ?? '';
  const kind = identityKinds.find((known) => known === text('provider'));
  if (text('client_id') !== clientId) return 'client_id is not known.';
  const returnTo = text('redirect_uri');
  if (!URL.canParse(returnTo) || new URL(returnTo).origin !== pavilionOrigin) {
    return 'redirect_uri does not belong to the site.';
  }
  if (text('response_type') !== 'id_token' || text('response_mode') !== 'fragment') {
    return 'response_type must be id_token, and response_mode fragment.';
  }
  if (kind === undefined) return 'provider must be google, facebook or phone.';
  const [state, nonce] = [text('state'), text('nonce')];
  if (state === '' || nonce === '') return 'state and nonce must be given.';
  return { returnTo: new URL(returnTo), kind, state, nonce, language: text('ui_locales') };
}

/** The account in its canonical form; null when it is none. */
function accountOf(kind: IdentityKind, fields: URLSearchParams): string | null {
  const choice = fields.get('choice') ?? '';
  const typed = (choice === 'other' ? fields.get('account') : choice)?.trim() ?? '';
  if (kind !== 'phone') return /^[\w.+-]{1,40}@[\w.-]{3,40}$/.test(typed) ? typed : null;
  const digits = typed.replaceAll(/[ ()-]/g, '').replace(/^0/, '+63');
  return /^\+\d{10,15}$/.test(digits) ? digits : null;
}

type Page = { title: string; body: Html; language?: string };

function sendPage(reply: FastifyReply, deps: IdentityDeps, page: Page): FastifyReply {
  const { assets, pavilionOrigin } = deps;
  const document = { bodyClass: 'page identity', assets: assets.forEntry(entry), ...page };
  return sendDocument(reply, document, { pavilionOrigin, formOrigins: [pavilionOrigin] });
}

function sendForm(reply: FastifyReply, deps: IdentityDeps, signIn: SignIn, wrong = false) {
  const words = wordsIn(signIn.language);
  const body = authorizeBody(signIn.kind, words, wrong);
  const language = signIn.language === 'fil' ? 'fil' : 'en';
  return sendPage(reply, deps, { title: words.title[signIn.kind], body, language });
}

/** Sends the answer in the fragment, which no server sees. */
function sendBack(reply: FastifyReply, { returnTo, state }: SignIn, answer: object): FastifyReply {
  const target = new URL(returnTo);
  target.hash = new URLSearchParams({ ...answer, state }).toString();
  return reply.header('cache-control', 'no-store').redirect(target.href, 303);
}

function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: IdentityDeps,
  keys: SigningKeys,
): FastifyReply {
  const signIn = readSignIn(request, deps);
  if (typeof signIn === 'string') return sendRefused(reply, deps, signIn);
  const fields = formFields(request.body);
  if (fields.get('choice') === 'cancel') return sendBack(reply, signIn, { error: 'access_denied' });
  const account = accountOf(signIn.kind, fields);
  if (account === null) return sendForm(reply.code(400), deps, signIn, true);
  const issuer = `${deps.publicOrigin}/identity`;
  const { kind, nonce } = signIn;
  const token = idToken({ issuer, clientId, kind, account, nonce, nowMs: Date.now() }, keys);
  return sendBack(reply, signIn, { id_token: token });
}

function sendRefused(reply: FastifyReply, deps: IdentityDeps, reason: string): FastifyReply {
  return sendPage(reply.code(400), deps, { title: 'Sign-in', body: refusedBody(reason) });
}

/** An OpenID issuer in the shape of Firebase: its keys, and the page to sign in. */
export function registerIdentity(server: FastifyInstance, deps: IdentityDeps): void {
  const keys = createSigningKeys();
  server.register(async (scope) => {
    readForms(scope);
    scope.get('/identity/keys', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({ keys: keys.published() }),
    );
    scope.post('/identity/keys/next', (_request, reply) => {
      keys.next();
      return reply.code(204).send();
    });
    scope.get('/identity/authorize', (request, reply) => {
      const signIn = readSignIn(request, deps);
      return typeof signIn === 'string'
        ? sendRefused(reply, deps, signIn)
        : sendForm(reply, deps, signIn);
    });
    scope.post('/identity/authorize', (request, reply) => answerForm(request, reply, deps, keys));
  });
}
