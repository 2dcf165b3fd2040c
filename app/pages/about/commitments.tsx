import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { aboutPage } from "#content/pages/about.ts";
import * as styles from "./commitments.module.css";

/** The firm's promises, styled as the articles of a contract. */
export function AboutCommitments() {
  const { title, article, items } = aboutPage.commitments;
  return (
    <Section aria-labelledby="commitments">
      <Frame>
        <div className={classNames(styles.commitments, "columns columns--two")}>
          <h2 className="title-1" id="commitments">
            {title}
          </h2>
          <ol className="ledger">
            {items.map(({ title: promise, text }, index) => (
              <li key={promise}>
                <span>
                  {article} {index + 1}
                </span>
                <div className="entry">
                  <h3 className="title-3">{promise}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Frame>
    </Section>
  );
}
