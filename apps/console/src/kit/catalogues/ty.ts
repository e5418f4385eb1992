import { errorsTy } from '@pavilion/labels/errors-ty';
import { compileConsole } from './compile.ts';

export const messages = compileConsole('TY', errorsTy);
