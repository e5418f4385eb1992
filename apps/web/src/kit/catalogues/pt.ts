import texts from '@pavilion/labels/languages/pt.json' with { type: 'json' };
import { compileLanguage } from './compile.ts';

export const messages = compileLanguage(texts);
