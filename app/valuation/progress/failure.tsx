import { Button } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { ErrorPanel } from "#app/design/ui/feedback/error-panel.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { pathOf } from "#content/registry/registry.ts";
import { valuationFlow } from "#content/valuation/flow.ts";

const { failed: words } = valuationFlow;

type FailureProps = {
  /** The cause, where it is known. */
  readonly text?: string;
  readonly onRetry: () => void;
  readonly onReset: () => void;
};

export function Failure({ text = words.text, onRetry, onReset }: FailureProps) {
  return (
    <Section>
      <Frame padding="tight">
        <ErrorPanel
          heading="h1"
          focusOnMount
          title={words.title}
          text={text}
          actions={
            <>
              <Button onClick={onRetry}>{words.tryAgain}</Button>
              <Button variant="secondary" onClick={onReset}>
                {words.startOver}
              </Button>
            </>
          }
          support={
            <TextLink to={pathOf("contact")} icon="arrow-right">
              {words.support}
            </TextLink>
          }
        />
      </Frame>
    </Section>
  );
}
