import type { InferOutput } from 'valibot';
import { callCompany, companyAddress, contentOf, saysNotFound } from '#kit/network/company-call.ts';
import type {
  IdentityCheckCompany,
  IdentityCheckRequest,
  IdentityCheckState,
  IdentityFile,
} from '#ports/identity-check.ts';
import { checkAnswer, reasons } from './check-answer.ts';

export type SandboxIdentityCheckSettings = {
  /** Origin of the company. */
  url: string;
  apiKey: string;
  /** How long an answer may take before the outcome counts as in doubt. */
  timeoutMs?: number;
};

/** Three files of 10 MB take their time. */
const usualTimeoutMs = 30_000;

const path = '/identity-check/v1/checks';

/** The company's names for kinds of documents. */
const kinds = {
  passport: 'passport',
  idCard: 'id_card',
  drivingLicence: 'driving_licence',
} as const;

function formOf({ reference, person, kind, files }: IdentityCheckRequest): FormData {
  const form = new FormData();
  form.set('reference', reference);
  form.set('name', person.name);
  form.set('birthday', person.birthday);
  form.set('kind', kinds[kind]);
  for (const { side, type, bytes } of files) form.set(side, fileOf(type, bytes), side);
  return form;
}

function fileOf(type: string, bytes: IdentityFile['bytes']): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

function stateOf(answer: InferOutput<ReturnType<typeof checkAnswer>>): IdentityCheckState {
  switch (answer.status) {
    case 'checking':
      return { status: 'checking' };
    case 'refused':
      return { status: 'refused', reason: reasons[answer.reason] };
    case 'clear':
    case 'unsure': {
      const { name, birthday, number, expires_on: expiresOn } = answer.document;
      return {
        status: answer.status,
        found: { name: name.trim(), birthday, number: number.trim(), expiresOn },
      };
    }
  }
}

/** @throws CompanyConfigError when a setting is wrong. */
export function createSandboxIdentityCheck(
  settings: SandboxIdentityCheckSettings,
): IdentityCheckCompany {
  const { url, apiKey, timeoutMs = usualTimeoutMs } = settings;
  const address = companyAddress('the company for identity checks', { url, apiKey, timeoutMs });
  return {
    async startCheck(request) {
      const { reference } = request;
      const body = formOf(request);
      const call = { method: 'POST', path, idempotencyKey: reference, body } as const;
      const answer = contentOf(await callCompany(address, call), checkAnswer(reference));
      return answer.outcome === 'done' ? { outcome: 'done', value: null } : answer;
    },
    async findCheck(reference) {
      const query = `?reference=${encodeURIComponent(reference)}`;
      const reply = await callCompany(address, { method: 'GET', path: path + query });
      if (saysNotFound(reply)) return { outcome: 'done', value: null };
      const answer = contentOf(reply, checkAnswer(reference));
      if (answer.outcome !== 'done') return answer;
      return { outcome: 'done', value: stateOf(answer.value) };
    },
  };
}
