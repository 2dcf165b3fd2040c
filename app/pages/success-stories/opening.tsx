import { Frame, Section } from "#app/design/ui/section.tsx";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import { Tombstone } from "./tombstone.tsx";
import "./opening.css";

/** Centred, like the notices below it. */
export function SuccessStoriesOpening() {
  const { title, lead, notices } = successStoriesPage;
  return (
    <Section flush ground="ease" className="so">
      <Frame className="open">
        <div className="so__h">
          <h1 className="display-1">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="so__n">
          {notices.cards.map((card) => (
            <Tombstone key={card.engraving} {...card} line={notices.line} withheld={notices.withheld} />
          ))}
        </div>
      </Frame>
    </Section>
  );
}
