export type PageTemplate = 'new' | 'base';

/** Which template a page of the site has (specification, "Template"): '1' alone is the new one. */
export function pageTemplate(flag: string | undefined): PageTemplate {
  return flag === '1' ? 'new' : 'base';
}
