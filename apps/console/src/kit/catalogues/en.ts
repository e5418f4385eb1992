import { errorsEn } from '@pavilion/labels/errors-en';
import { compileConsole } from './compile.ts';

export const messages = compileConsole('EN', errorsEn);
