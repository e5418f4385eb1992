import { useRef, useState } from 'react';
import { useRegisterSettings } from '#features/session/register-settings.queries.ts';
import type { OwnIdentity } from '#features/wallet/identity.queries.ts';
import { freshKey } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import type { CallError } from '@pavilion/contract/client';
import {
  documentProblem,
  documentSides,
  type DocumentKind,
  type DocumentProblem,
  type DocumentSide,
} from '@pavilion/domain/protection/identity-check';
import { isOldEnough } from '@pavilion/domain/registration/registration-problems';
import { useSendIdentity } from './send-identity.queries.ts';
import { shrinkPicture } from './shrink-picture.ts';

const shortestName = 2;

type Chosen = { file: File | null; problem: DocumentProblem | null };
type Sides = Partial<Record<DocumentSide, Chosen>>;

/** The file of a side, or why it cannot be sent; a large picture becomes smaller first. */
async function chooseFile(side: DocumentSide, file: File): Promise<Chosen> {
  const { type, size } = file;
  const unfit = documentProblem(side, { type, size: Math.min(size, 1) });
  if (unfit !== null) return { file: null, problem: unfit };
  const fit = await shrinkPicture(file);
  const problem = documentProblem(side, fit);
  return { file: problem === null ? fit : null, problem };
}

/** The side that a refusal of the server is about; null where it names none. */
function refusedSide(error: CallError | null): DocumentSide | null {
  if (error?.code.startsWith('document.') !== true) return null;
  const { value } = error;
  if (typeof value !== 'object' || value === null || !('side' in value)) return null;
  return documentSides.find((side) => side === value.side) ?? null;
}

/** The name and the birthday, where the profile has none, with their errors once it was tried. */
function usePerson(identity: OwnIdentity, tried: boolean) {
  const text = useText();
  const settings = useRegisterSettings().data;
  const [name, setName] = useState(identity.given?.name ?? '');
  const [birthday, setBirthday] = useState(identity.given?.birthday ?? '');
  const asksName = identity.name === null;
  const asksBirthday = identity.birthday === null;
  const nameError =
    asksName && name.trim().length < shortestName ? text('identity.name.missing') : undefined;
  function birthdayProblem(): string | undefined {
    if (!asksBirthday) return undefined;
    if (birthday === '') return text('register.birthday.missing');
    if (settings === undefined) return undefined;
    const { today, minimumAge } = settings;
    if (isOldEnough(birthday, today, minimumAge)) return undefined;
    return text('identity.birthday.hint', { age: minimumAge });
  }
  const birthdayError = birthdayProblem();
  return {
    name: { asked: asksName, value: name, set: setName, error: tried ? nameError : undefined },
    birthday: {
      asked: asksBirthday,
      value: birthday,
      set: setBirthday,
      error: tried ? birthdayError : undefined,
    },
    settings,
    isWhole: nameError === undefined && birthdayError === undefined,
    input: {
      ...(asksName ? { name: name.trim() } : {}),
      ...(asksBirthday ? { birthday } : {}),
    },
  };
}

export type PersonDraft = ReturnType<typeof usePerson>;

/** The files by side; the newest choice of a side counts. */
function useSides() {
  const [sides, setSides] = useState<Sides>({});
  const newest = useRef<Partial<Record<DocumentSide, File>>>({});
  function set(side: DocumentSide, chosen: Chosen): void {
    setSides((before) => ({ ...before, [side]: chosen }));
  }
  async function choose(side: DocumentSide, file: File): Promise<void> {
    newest.current[side] = file;
    const chosen = await chooseFile(side, file);
    if (newest.current[side] === file) set(side, chosen);
  }
  function remove(side: DocumentSide): void {
    delete newest.current[side];
    set(side, { file: null, problem: null });
  }
  return { sides, choose, remove };
}

/**
 * Makes the request key: a repeat of the same documents has the same one until they are refused. It
 * is kept by this page alone, since name and birthday must not be stored on the device, and a
 * reload forgets the files too.
 */
function useRequestKey(identity: OwnIdentity) {
  const last = useRef({ details: '', key: '' });
  return (words: readonly string[], files: readonly File[]): string => {
    const named = files.map((file) => `${file.name} ${file.size} ${file.lastModified}`);
    const details = JSON.stringify([identity.decidedAt, ...words, ...named]);
    if (last.current.details !== details) last.current = { details, key: freshKey() };
    return last.current.key;
  };
}

/** What the member is about to send, with its errors; keeps everything when a call fails. */
export function useIdentityDraft(identity: OwnIdentity) {
  const text = useText();
  const errorText = useErrorText();
  const call = useSendIdentity();
  const { kinds } = identity;
  const [kind, setKind] = useState<DocumentKind | null>(identity.kind ?? kinds[0]?.kind ?? null);
  const [tried, setTried] = useState(false);
  const isSent = useRef(false);
  const person = usePerson(identity, tried);
  const { sides, choose, remove } = useSides();
  const keyOf = useRequestKey(identity);
  const needed = kinds.find((one) => one.kind === kind)?.sides ?? [];
  const files = needed.flatMap((side) => sides[side]?.file ?? []);
  const refused = refusedSide(call.error);
  const isTooYoung = call.error?.code === 'register.too.young' && person.birthday.asked;

  function errorOf(side: DocumentSide): string | undefined {
    const { file, problem } = sides[side] ?? { file: null, problem: null };
    if (problem !== null) return text(`error.${problem}`);
    if (side === refused) return errorText(call.error);
    return tried && file === null ? text('identity.missing') : undefined;
  }

  /** Returns whether everything was there. */
  function send(): boolean {
    setTried(true);
    if (isSent.current || call.isSuccess) return true;
    if (kind === null || files.length < needed.length || !person.isWhole) return false;
    const { name = '', birthday = '' } = person.input;
    const requestKey = keyOf([kind, name, birthday], files);
    const parts = needed.map((side, at) => [side, files.slice(at, at + 1)] as const);
    isSent.current = true;
    const input = { kind, ...person.input, ...Object.fromEntries(parts), requestKey };
    call.mutate(input, {
      onError: () => {
        isSent.current = false;
      },
    });
    return true;
  }

  return {
    kind,
    setKind,
    needed,
    person: isTooYoung
      ? { ...person, birthday: { ...person.birthday, error: errorText(call.error) } }
      : person,
    fileOf: (side: DocumentSide) => sides[side]?.file ?? null,
    errorOf,
    choose: (side: DocumentSide, file: File) => {
      if (side === refused) call.reset();
      void choose(side, file);
    },
    remove,
    send,
    busy: call.isPending || call.isSuccess,
    /** What is wrong with the whole. */
    error: refused === null && !isTooYoung ? call.error : null,
  };
}
