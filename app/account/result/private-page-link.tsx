import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { historyPath } from "#app/shell/privacy/private-paths.ts";
import { privatePage } from "#content/pages/private-page.ts";

/** The way from the result to its history and its shared links. */
export function PrivatePageLink({ valuationId }: { readonly valuationId: string }) {
  return (
    <Section className="screen-only">
      <Frame padding="tight">
        <TextLink to={historyPath(valuationId)} icon="arrow-right">
          {privatePage.link}
        </TextLink>
      </Frame>
    </Section>
  );
}
