import { Button } from "#app/design/ui/controls/button.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { Loader, LoadingPanel } from "#app/design/ui/feedback/loader.tsx";
import { Skeleton } from "#app/design/ui/feedback/skeleton.tsx";
import { Toast, ToastRegion, useToast } from "#app/design/ui/feedback/toast.tsx";
import { copyOutline } from "#app/design/ui/outlines.ts";
import * as styles from "./component-sheet.module.css";
import { OnPine, Specimen, SpecimenGrid, SpecimenRow } from "./specimen.tsx";

const copied = { title: "Worksheet copied", text: "Paste it into any spreadsheet." };
const busy = {
  title: "Too many requests",
  text: "We are receiving too many valuation requests right now. Please retry in a moment.",
};
const leave = () => {};

export function FeedbackSection() {
  const toast = useToast();
  return (
    <Specimen id="feedback" title="Toasts and loading">
      <SpecimenGrid columns={2}>
        <Toast kind="status" title={copied.title} onDismiss={leave}>
          {copied.text}
        </Toast>
        <Toast kind="alert" title={busy.title} onDismiss={leave}>
          {busy.text}
        </Toast>
        <SpecimenRow>
          <Button variant="secondary" onClick={() => toast.show(copied)}>
            Raise a status
          </Button>
          <Button variant="secondary" onClick={() => toast.show({ ...busy, kind: "alert" })}>
            Raise an alert
          </Button>
          <CopyButton
            read={() => copied.text}
            copied={copied.title}
            failed="Copying is blocked"
            icon={copyOutline}
            variant="quiet"
          >
            Copy worksheet
          </CopyButton>
        </SpecimenRow>
        <SpecimenRow>
          <Loader label="Reading northgate.example" />
          <OnPine>
            <Loader label="Loading" size="l" labelHidden />
          </OnPine>
        </SpecimenRow>
        <div className={styles.panel}>
          <Skeleton
            label="Loading the figures"
            bars={[{ width: 38 }, { width: 92, height: 44 }, { width: 76 }, { width: 84 }]}
          />
        </div>
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
      <ToastRegion />
    </Specimen>
  );
}
