import { Button } from "#app/design/ui/controls/button.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { Loader, LoadingPanel } from "#app/design/ui/feedback/loader.tsx";
import { copyOutline } from "#app/design/ui/outlines.ts";
import { OnPine, Specimen, SpecimenGrid, SpecimenRow } from "./specimen.tsx";

export function FeedbackSection() {
  return (
    <Specimen id="feedback" title="Copying and loading">
      <SpecimenGrid columns={2}>
        <SpecimenRow>
          <CopyButton
            read={() => "Paste it into any spreadsheet."}
            copied="Worksheet copied"
            failed="Copying is blocked"
            icon={copyOutline}
            variant="quiet"
          >
            Copy worksheet
          </CopyButton>
          <Loader label="Reading northgate.example" />
          <OnPine>
            <Loader label="Loading" size="l" labelHidden />
          </OnPine>
        </SpecimenRow>
        <LoadingPanel
          title="Loading your valuation..."
          hint="If this persists, please start over."
          action={
            <Button variant="secondary" size="sm">
              Start Over
            </Button>
          }
        />
      </SpecimenGrid>
    </Specimen>
  );
}
