import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { errorMeta, pageMeta } from "#app/shell/head/page-meta.ts";
import { article } from "#app/shell/head/structured-data.ts";
import { people } from "#content/people.ts";
import { guidePages } from "#content/registry/guide-pages.ts";
import { readingMinutes } from "#domain/guides/reading-time.ts";
import { readableTextIn } from "#domain/guides/visible-text.ts";
import { GuideColophon } from "./frame/colophon.tsx";
import * as styles from "./frame/guide.module.css";
import { GuideOpening } from "./frame/opening.tsx";
import { GuideSections } from "./sections.tsx";

/** A guide's text is sent with its page only, never with the shared script. */
export function loader({ url }: LoaderFunctionArgs) {
  // Prerendering requests paths with a trailing slash.
  const pathname = url.pathname.replace(/\/$/, "");
  const guide = guidePages.find(({ path }) => path === pathname);
  const author = people.find(({ id }) => id === guide?.author);
  if (!guide || !author) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { guide, author, minutes: readingMinutes(readableTextIn(guide.sections)) };
}

type Loaded = ReturnType<typeof loader>;

export function meta({ loaderData, error }: { loaderData?: Loaded; error?: unknown }) {
  if (!loaderData) return errorMeta({ error: error ?? new Error("No guide") });
  const { guide, author } = loaderData;
  const structuredData = import.meta.env.SSR ? [article({ page: guide.id, ...guide, author: author.name })] : [];
  return pageMeta(guide.id, guide.head, { structuredData })({ error });
}

export default function Guide() {
  const { guide, author, minutes } = useLoaderData<typeof loader>();
  return (
    <div className={styles.guide}>
      <GuideOpening guide={guide} author={author} minutes={minutes} />
      <GuideSections sections={guide.sections.slice(0, -1)} />
      <div className={classNames(styles.ending, guide.sections.at(-1)?.kind === "cases" && styles.whole)}>
        <GuideSections sections={guide.sections.slice(-1)} />
        <GuideColophon path={guide.path} checkedOn={guide.checkedOn} />
      </div>
      <CtaBanner cta={guide.closing} />
    </div>
  );
}
