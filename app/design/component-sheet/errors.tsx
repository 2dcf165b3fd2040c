import { Button } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { ErrorPanel } from "#app/design/ui/feedback/error-panel.tsx";
import { pathOf } from "#content/registry/registry.ts";
import { Specimen } from "./specimen.tsx";

export function ErrorSection() {
  return (
    <Specimen id="error" title="Error screen">
      <ErrorPanel
        heading="h3"
        title="Oops! Something went wrong"
        text="We encountered an error while processing your request. Don’t worry, no data was lost."
        actions={
          <>
            <Button>Try Again</Button>
            <Button variant="secondary">Start Over</Button>
          </>
        }
        support={
          <TextLink to={pathOf("contact")} standalone>
            Contact support
          </TextLink>
        }
      />
    </Specimen>
  );
}
