import { Button } from "#app/design/ui/controls/button.tsx";
import { LoadingPanel } from "#app/design/ui/feedback/loader.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { valuationPage } from "#content/pages/valuation.ts";
import { valuationFlow } from "#content/valuation/flow.ts";

const { loading: words } = valuationFlow;

/** Shown while a stored result is loading. */
export function WaitingScreen({ onReset }: { readonly onReset: () => void }) {
  return (
    <Section>
      <Frame padding="tight">
        <h1 className="sr">{valuationPage.steps[1].title}</h1>
        <LoadingPanel
          title={words.title}
          hint={words.hint}
          action={
            <Button variant="secondary" onClick={onReset}>
              {words.startOver}
            </Button>
          }
        />
      </Frame>
    </Section>
  );
}
