/** What search engines and link previews read of a page. */
export type Head = {
  /** Without the suffix that every title but the home page's ends in. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
};
