import { TombstoneEngraving } from "#app/design/art/tombstone-engraving.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { pathOf } from "#content/registry/registry.ts";
import type { Notice } from "./below-fold-data.ts";
import * as styles from "./proof.module.css";
import { useBelowFold } from "./use-below-fold.ts";

/** Three sales as small tombstones, and what buyers pay in each industry on one ruled line. */
export function HomeProof() {
  const { proof: words, notices, sectors } = useBelowFold();
  return (
    <Section ground="ease" className={classNames(styles.section, "lazy-layout")} aria-labelledby="proof">
      <Frame padding="tight">
        <div className={styles.head}>
          <h2 className="title-2" id="proof">
            {words.title}
          </h2>
          <TextLink to={pathOf("successStories")} icon="arrow-right">
            {words.more}
          </TextLink>
        </div>
        <div className={styles.notices}>
          {notices.map((notice) => (
            <SmallTombstone key={notice.id} {...notice} />
          ))}
        </div>
        <nav className={classNames(styles.sectors, "bleed")} aria-label={words.sectors}>
          {sectors.map(({ path, name, figure }) => (
            <SmartLink key={path} to={path}>
              <span>{name}</span>
              <b className="figure">{figure.value}</b>
              <em>{figure.unit}</em>
            </SmartLink>
          ))}
        </nav>
        <p className={classNames(styles.terms, "small")}>{words.terms}</p>
      </Frame>
    </Section>
  );
}

function SmallTombstone({ engraving, line, headline, unit, title, first, signed, practices }: Notice) {
  return (
    <article className={styles.notice}>
      <div className={styles.border}>
        <TombstoneEngraving name={engraving} />
        <p className={styles.line}>{line}</p>
        <p className={classNames(styles.price, "figure")}>{headline}</p>
        <p className={styles.unit}>{unit}</p>
        <h3 className="title-3">{title}</h3>
        {first && signed && (
          <dl className={styles.offers}>
            <div>
              <dt>{first.label}</dt>
              <dd className="num">
                {first.figure}
                <i className="hatch" style={cssVariables({ "--share": first.value / signed.value })} />
              </dd>
            </div>
            <div>
              <dt>{signed.label}</dt>
              <dd className="num">
                {signed.figure}
                <i style={cssVariables({ "--share": 1 })} />
              </dd>
            </div>
          </dl>
        )}
        {practices && (
          <div className={styles.offers}>
            <div className={styles.practices} aria-hidden="true">
              {Array.from({ length: practices.count }, (_, practice) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a practice is its place
                <i key={practice} />
              ))}
            </div>
            <p>{practices.label}</p>
          </div>
        )}
      </div>
    </article>
  );
}
