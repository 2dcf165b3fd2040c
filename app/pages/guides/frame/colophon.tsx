import { classNames } from "#app/design/ui/class-names.ts";
import { absoluteUrl } from "#app/shell/head/absolute-url.ts";
import { guideWords } from "#content/pages/guide.ts";
import { legalLine, site } from "#content/site.ts";
import * as styles from "./guide.module.css";
import { monthAndYear } from "./month-and-year.ts";

type GuideColophonProps = { readonly path: string; readonly checkedOn: string };

/** Printed at the end in place of the footer: whose guide it is, where it stands, how to reach the firm. */
export function GuideColophon({ path, checkedOn }: GuideColophonProps) {
  return (
    <div className={classNames(styles.colophon, "small")}>
      <p>{guideWords.printed(site.organization, absoluteUrl(path), monthAndYear(checkedOn))}</p>
      <p>{`${site.phone.display}, ${site.email}`}</p>
      <p>{legalLine}</p>
    </div>
  );
}
