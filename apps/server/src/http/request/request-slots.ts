import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSlots, type SlotReading } from '#kit/limits/slots.ts';
import { countedNetworks } from '#kit/network/address-network.ts';
import { onAnswerEnd } from '../server/connection-end.ts';
import { bodyBudgets, slotBudgets, type RequestKind } from './request-budgets.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- adds to one of fastify's
  interface FastifyInstance {
    slots: RequestSlots;
  }
}

/** Creates the slots of all requests of this server. */
export function createRequestSlots() {
  const ofKind = {
    page: createSlots(slotBudgets.page),
    call: createSlots(slotBudgets.call),
    vendor: createSlots(slotBudgets.vendor),
    webhook: createSlots(slotBudgets.webhook),
  };
  const members = createSlots(slotBudgets.member);
  const longBodies = createSlots(slotBudgets.longText);
  const bodies = {
    upload: createSlots(slotBudgets.upload),
    documents: createSlots(slotBudgets.documents),
  };
  const files = createSlots(slotBudgets.export);
  const all = [...Object.values(ofKind), members, longBodies, ...Object.values(bodies), files];

  return {
    /** Of bodies with files. */
    bodies,
    files,

    /** Throws when too many requests run for the address or for all; not for streams. */
    holdForRequest(kind: RequestKind, request: FastifyRequest, reply: FastifyReply): void {
      if (kind === 'stream') return;
      const slots = kind in ofKind ? ofKind[kind as keyof typeof ofKind] : ofKind.call;
      onAnswerEnd(request, reply, slots.hold({ address: countedNetworks(request.ip) }));
    },

    /**
     * Throws when too many bodies are held that are longer than those of other calls, or whose
     * length, null, is not known; called before the body is read.
     */
    holdForBody(bytes: number | null, request: FastifyRequest, reply: FastifyReply): void {
      if (bytes !== null && bytes <= bodyBudgets.call.bytes) return;
      onAnswerEnd(request, reply, longBodies.hold({ address: countedNetworks(request.ip) }));
    },

    /** Throws when a member has too many calls running. */
    holdForMember(memberId: bigint, request: FastifyRequest, reply: FastifyReply): void {
      onAnswerEnd(request, reply, members.hold({ member: memberId.toString() }));
    },

    readings: (): SlotReading[] => all.map((slots) => slots.reading()),
  };
}

export type RequestSlots = ReturnType<typeof createRequestSlots>;
