import { Frame, Section } from "#app/design/ui/section.tsx";
import { aboutPage } from "#content/pages/about.ts";
import "./commitments.css";

/** The firm's promises as the articles of a contract. */
export function AboutCommitments() {
  const { title, article, items } = aboutPage.commitments;
  return (
    <Section aria-labelledby="commitments">
      <Frame>
        <div className="abc">
          <h2 className="title-1" id="commitments">
            {title}
          </h2>
          <ol>
            {items.map(({ title: promise, text }, index) => (
              <li key={promise}>
                <span>
                  {article} {index + 1}
                </span>
                <div>
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
