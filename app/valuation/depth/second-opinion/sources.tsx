import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { type PublishedMultipleId, publishedMultiples } from "#content/depth/published-multiples.ts";
import { sourceMeasures, secondOpinionWords as words } from "#content/depth/second-opinion.ts";
import type { PublishedRow } from "#domain/depth/published-deals.ts";
import * as styles from "./second-opinion.module.css";

type Row = PublishedRow<PublishedMultipleId>;

/** Each source with what it measures and its link, and why our range differs from them. */
export function Sources({ rows }: { readonly rows: readonly Row[] }) {
  const urls = [...new Set(rows.map(({ id }) => publishedMultiples[id].url))];
  const hasGfData = rows.some(({ id }) => publishedMultiples[id].source === "GF Data");
  const { title, method, buyers, lookedUp } = words.differs;
  return (
    <ul
      className={`${styles.sources} small divided divided--inset`}
      style={cssVariables({ "--columns": `repeat(${urls.length + 1}, minmax(0, 1fr))` })}
    >
      {urls.map((url) => (
        <Source key={url} url={url} rows={rows.filter(({ id }) => publishedMultiples[id].url === url)} />
      ))}
      <li>
        <b>{title}</b>
        <p>{[method, ...(hasGfData ? [buyers] : []), lookedUp].join(" ")}</p>
      </li>
    </ul>
  );
}

/** Rows of one page of one source. */
function Source({ url, rows }: { readonly url: string; readonly rows: readonly Row[] }) {
  const [first] = rows;
  if (!first) return null;
  const { source } = publishedMultiples[first.id];
  return (
    <li>
      <b>{source}</b>
      <p>{sourceMeasures[source]}</p>
      <ul className={styles.segments}>
        {rows.map(({ id, isOld }) => (
          <li key={id}>
            {publishedMultiples[id].segment}, {publishedMultiples[id].period}: {publishedMultiples[id].note}
            {isOld && <strong> ({words.old})</strong>}
          </li>
        ))}
      </ul>
      <TextLink to={url} icon="arrow-up-right">
        {words.link}
        <span className="sr"> {source}</span>
      </TextLink>
    </li>
  );
}
