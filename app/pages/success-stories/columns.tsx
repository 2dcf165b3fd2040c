import type { CSSProperties } from "react";
import { Badge } from "#app/design/ui/badge.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { TextLink } from "#app/design/ui/text-link.tsx";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import { pathOf } from "#content/registry.ts";
import "./columns.css";

const { id, badge, title, initial, final, change, scale, story, more } = successStoriesPage.cases.cleaning;

/** Two columns on pine: what the labor was worth, and what the contracts were. */
export function SuccessStoriesColumns() {
  const titleId = `${id}-title`;
  return (
    <Section id={id} ground="pine" className="ssc" aria-labelledby={titleId}>
      <Frame>
        <div className="ssc__g">
          <div>
            <Badge tone="line">{badge}</Badge>
            <h2 className="title-1" id={titleId}>
              {title}
            </h2>
            <dl className="ssc__t">
              {story.steps.map(({ figure, text }) => (
                <div key={figure}>
                  <dt className="figure">{figure}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <TextLink to={pathOf(more.target)} icon="arrow-right">
              {more.label}
            </TextLink>
          </div>
          <div>
            <dl className="ssc__v" style={{ "--lines": scale.to } as CSSProperties}>
              <div className="ssc__a hatch" style={height(initial.value)}>
                <dt className="label">{initial.label}</dt>
                <dd className="figure">{initial.figure}</dd>
              </div>
              <div className="ssc__d" style={rise}>
                <dt className="sr">{change.label}</dt>
                <dd className="figure">{change.figure}</dd>
              </div>
              <div className="ssc__b" style={height(final.value)}>
                <dt className="label">{final.label}</dt>
                <dd className="figure">{final.figure}</dd>
              </div>
            </dl>
            <p className="tick ssc__n">{scale.note}</p>
          </div>
        </div>
      </Frame>
    </Section>
  );
}

const part = (value: number) => `${(value / scale.to) * 100}%`;
const height = (value: number) => ({ height: part(value) });
const rise = { bottom: part(initial.value), height: part(final.value - initial.value) };
