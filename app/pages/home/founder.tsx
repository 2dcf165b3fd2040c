import { Portrait } from "#app/design/art/portrait.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import { homeLower } from "#content/pages/home-lower.ts";
import { people } from "#content/people.ts";

const words = homeLower.founder;

/** A person before the last question, and the firm in four figures below. */
export function HomeFounder() {
  const [founder] = people;
  return (
    <Section flush className="far hfnd">
      <Frame>
        <div className="fnd">
          {founder && (
            <figure className="fnd__p">
              <div className="fnd__m reg">
                <Portrait name={founder.name} />
              </div>
              <figcaption>
                <b>{founder.name}</b>
                <span className="label">
                  {founder.role}
                  <SampleMark of={founder} />
                </span>
              </figcaption>
            </figure>
          )}
          <div className="fnd__c">
            <h2 className="title-1">{words.title}</h2>
            <p className="lead">{words.text}</p>
            <ActionRow actions={words.actions} />
          </div>
        </div>
        <dl className="fnd__s" aria-label={words.statsLabel}>
          {words.stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </Frame>
    </Section>
  );
}
