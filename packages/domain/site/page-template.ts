export type PageTemplate = 'new' | 'base';

/** The template of a page of the site (specification, "Template"): only '1' is the new one. */
export function pageTemplate(flag: string | undefined): PageTemplate {
  return flag === '1' ? 'new' : 'base';
}
