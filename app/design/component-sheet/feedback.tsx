import { useCallback, useState } from "react";
import { Button } from "#app/design/ui/controls/button.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { Loader, LoadingPanel } from "#app/design/ui/feedback/loader.tsx";
import { Toast, type ToastMessage } from "#app/design/ui/feedback/toast.tsx";
import { OnPine, Specimen, SpecimenGrid, SpecimenRow } from "./specimen.tsx";

const updated = { title: "Updated.", text: "$9.9M before, now $10.7M.", action: { label: "Undo", onPress: () => {} } };

export function FeedbackSection() {
  const [toast, setToast] = useState<ToastMessage>();
  const dismiss = useCallback(() => setToast(undefined), []);
  return (
    <Specimen id="feedback" title="Toast, copying and loading">
      <SpecimenGrid columns={2}>
        <SpecimenRow>
          <Button variant="secondary" onClick={() => setToast(updated)}>
            Raise a toast
          </Button>
          <Toast message={toast} onDismiss={dismiss} />
          <CopyButton
            read={() => "Paste it into any spreadsheet."}
            copied="Worksheet copied"
            failed="Copying is blocked"
            icon="copy"
            variant="quiet"
          >
            Copy worksheet
          </CopyButton>
          <Loader label="Reading northgate.example" />
          <OnPine>
            <Loader label="Loading" />
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
