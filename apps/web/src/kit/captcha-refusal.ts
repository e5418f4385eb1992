import type { CallError } from '@pavilion/contract/client';

/** Whether a call was refused for its answer to a captcha, or for having none. */
export const isOfCaptcha = ({ code }: CallError) => code.startsWith('login.captcha.');
