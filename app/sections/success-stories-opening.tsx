import { Frame, Section } from "#app/ui/section.tsx";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import "./success-stories-opening.css";

export function SuccessStoriesOpening() {
  return (
    <Section flush ground="ease" className="so">
      <Frame className="open">
        <div className="so__h">
          <h1 className="display-1">{successStoriesPage.title}</h1>
          <p className="lead">{successStoriesPage.lead}</p>
        </div>
      </Frame>
    </Section>
  );
}
