import { Drawing } from "#app/design/art/drawing.tsx";
import { Engraving } from "#app/design/art/engraving.tsx";
import { Logo } from "#app/design/art/logo.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { aboutPage } from "#content/pages/about.ts";
import { people } from "#content/people.ts";
import * as styles from "./letter.module.css";

/** By person id. Without a file, the printed name is the signature. */
const signatures = import.meta.glob<string>("./signatures/*.svg", {
  eager: true,
  query: "?no-inline",
  import: "default",
});

/** The founder's letter: one sheet on an engraved green background. */
export function AboutLetter() {
  const { title, paragraphs, signedBy, signature: signatureOf } = aboutPage.note;
  const founder = people.find(({ id }) => id === signedBy);
  if (!founder) throw new Error(`Nobody in content/people.ts has the id ${signedBy}, and the founder's note needs one`);
  const signature = signatures[`./signatures/${founder.id}.svg`];
  return (
    <Section ground="pine" className={styles.letter} aria-labelledby="founder-note">
      <Engraving />
      <Frame>
        <article className={classNames(styles.sheet, "reg on-paper")}>
          <header className={styles.head}>
            <span className={styles.logo}>
              <Logo />
            </span>
            <h2 className="label" id="founder-note">
              {title}
            </h2>
          </header>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <footer className={styles.foot}>
            {signature && (
              <Drawing
                className={styles.signature}
                href={`${signature}#signature`}
                viewBox="0 0 247 70"
                label={`${signatureOf} ${founder.name}`}
              />
            )}
            <b>{founder.name}</b>
            <span className="label">
              {founder.role}
              <SampleMark of={founder} />
            </span>
          </footer>
        </article>
      </Frame>
    </Section>
  );
}
