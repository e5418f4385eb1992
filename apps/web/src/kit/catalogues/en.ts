import { en } from '@pavilion/labels/en';
import { compileCatalogue } from './compile.ts';

export const messages = compileCatalogue(en);
