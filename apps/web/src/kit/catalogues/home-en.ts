import { homeEn } from '@pavilion/labels/en/home';
import { shellEn } from '@pavilion/labels/en/shell';
import { compileCatalogue } from './compile.ts';

export const messages = compileCatalogue({ ...shellEn, ...homeEn });
