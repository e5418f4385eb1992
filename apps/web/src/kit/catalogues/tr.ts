import texts from '@pavilion/labels/languages/tr.json' with { type: 'json' };
import { compileLanguage } from './compile.ts';

export const messages = compileLanguage(texts);
