import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { aboutPage } from "#content/pages/about.ts";
import { homePage } from "#content/pages/home.ts";
import { processConfidence } from "#content/pages/process-confidence.ts";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import { people } from "#content/people.ts";
import { team } from "#content/team.ts";
import { AboutLetter } from "./about/letter.tsx";
import { AsSeenOn } from "./home/as-seen-on.tsx";
import { belowFoldData } from "./home/below-fold-data.ts";
import { HomeFounder } from "./home/founder.tsx";
import { ProcessTestimonials } from "./process/testimonials.tsx";
import { SuccessStoriesQuotes } from "./success-stories/quotes.tsx";
import { Tombstone } from "./success-stories/tombstone.tsx";
import { TeamWall } from "./team/wall.tsx";

afterEach(cleanup);

const { notices, stories, buySide } = successStoriesPage;
const signer = people.filter(({ id }) => id === aboutPage.note.signedBy);

type Sample = { readonly sample: boolean };
const cases: readonly [string, ReactNode, readonly Sample[]][] = [
  ["the words of buyers", <SuccessStoriesQuotes key="" />, buySide.testimonials],
  [
    "the words of sellers",
    stories.map(({ id, notice }) => <Tombstone key={id} {...notices} {...notice} />),
    stories.map(({ notice }) => notice.quote),
  ],
  ["the words of owners", <ProcessTestimonials key="" />, processConfidence.testimonials.quotes],
  ["the media names", <AsSeenOn key="" />, [homePage.asSeenOn]],
  ["the founder", <HomeFounder key="" />, people.slice(0, 1)],
  ["the founder's letter", <AboutLetter key="" />, signer],
  ["the team", <TeamWall key="" team={team} />, people],
];

it.each(cases)("%s: marks invented content, and nothing else", (_name, section, shown) => {
  const Page = createRoutesStub([{ id: "home", path: "/", Component: () => section, loader: belowFoldData }]);
  render(<Page hydrationData={{ loaderData: { home: belowFoldData() } }} />);
  // A card's profile repeats its mark in a dialog.
  const marks = screen.queryAllByText("Sample").filter((mark) => !mark.closest("dialog"));
  expect(marks).toHaveLength(shown.filter(({ sample }) => sample).length);
});
