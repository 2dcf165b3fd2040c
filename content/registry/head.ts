/** What search engines and link previews read of a page. */
export type Head = {
  /** Without the suffix of every title except the home page's. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
};
