import { pageMeta } from "../../../app/shell/head/page-meta.ts";
import { homePage } from "../../../content/pages/home.ts";

/** The same metadata as on the site's own home page. */
export function HomeHead() {
  return pageMeta(
    "home",
    homePage.head,
  )({}).map((descriptor) => {
    const key = JSON.stringify(descriptor);
    if ("title" in descriptor) return <title key={key}>{String(descriptor.title)}</title>;
    if ("script:ld+json" in descriptor) {
      const json = JSON.stringify(descriptor["script:ld+json"]);
      return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
    }
    const { tagName, ...attributes } = descriptor as { tagName?: string };
    return tagName === "link" ? <link key={key} {...attributes} /> : <meta key={key} {...attributes} />;
  });
}
