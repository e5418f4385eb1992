import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { api } from '#kit/api.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { forgetInvitation, isCode, linkedCode, rememberedInvitation } from './invitation.ts';
import type { RegisterSettings } from './registration-fields.ts';

const inviterFreshMs = 60_000;

/** Throws the refusal when the code belongs to no agent. */
async function checkAffiliate(affiliateCode: string): Promise<void> {
  const { hostname: domain } = globalThis.location;
  await api.registration.checkAffiliate({ affiliateCode, domain });
}

/** Whether a refusal says that nobody invites by a code. */
export function isUnknownCode(error: unknown): boolean {
  return error instanceof CallError && error.code === 'register.invitation.invalid';
}

/**
 * Returns the code to register with, once it is checked; empty for one that only the device
 * remembers and that is not valid any more.
 */
export async function checkedCode(given: string, { code, from }: Invitation): Promise<string> {
  try {
    if (given !== '') await checkAffiliate(given);
    return given;
  } catch (error) {
    if (from !== 'device' || given !== code || !isUnknownCode(error)) throw error;
    forgetInvitation();
    return '';
  }
}

/** The code that a form begins with: of the address, else of the last link on this device. */
export type Invitation = { code: string; from: 'link' | 'device' };

/** A code takes precedence over the agent of the site's address, so its field is shown. */
function withCode(settings: RegisterSettings): RegisterSettings {
  const { affiliateByDomain, regExp } = settings;
  const rule = regExp.affiliateCode;
  if (!affiliateByDomain || rule === undefined) return settings;
  const affiliateCode = { ...rule, required: false };
  return { ...settings, affiliateByDomain: false, regExp: { ...regExp, affiliateCode } };
}

/** Returns the invitation and the settings of a form that begins with it. */
export function useInvitation(given: RegisterSettings) {
  const isHydrated = useHydrated();
  const linked = linkedCode(useSearch());
  const [remembered] = useState(() => rememberedInvitation());
  const isAsked = given.regExp.affiliateCode?.enabled === true;
  const from = linked === '' ? 'device' : 'link';
  const code = isAsked ? linked || remembered : '';
  const invitation = useMemo<Invitation>(() => ({ code, from }), [code, from]);
  // The first HTML knows no code of the device.
  const hasCode = isHydrated && code !== '';
  const settings = useMemo(() => (hasCode ? withCode(given) : given), [given, hasCode]);
  return { invitation, settings };
}

export type Inviter = ResponseOf<PlayerEndpoints['agents']['getInviter']>;

/** Who invites by a code, else by the address of the site where that has an agent. */
export function useInviter(affiliateCode: string, byDomain: boolean) {
  return useQuery<Inviter, CallError>({
    queryKey: ['session', 'inviter', affiliateCode],
    queryFn: ({ signal }) => {
      const { hostname: domain } = globalThis.location;
      return api.agents.getInviter({ affiliateCode, domain }, signal);
    },
    enabled: affiliateCode === '' ? byDomain : isCode(affiliateCode),
    staleTime: inviterFreshMs,
    retry: false,
  });
}
