import { compileCatalogue } from '@pavilion/client/language/compile-catalogue.ts';
import { en } from '@pavilion/labels/en';

export const messages = compileCatalogue(en);
