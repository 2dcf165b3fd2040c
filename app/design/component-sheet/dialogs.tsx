import { type ReactNode, useId, useRef, useState } from "react";
import { Portrait } from "#app/design/art/portrait.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button, ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import * as dialogStyles from "#app/design/ui/feedback/dialog.module.css";
import { Dialog, DialogClose, DialogPanel } from "#app/design/ui/feedback/dialog.tsx";
import { Tabs } from "#app/design/ui/navigation/tabs.tsx";
import { pathOf } from "#content/registry/registry.ts";
import * as styles from "./component-sheet.module.css";
import { Specimen, SpecimenRow } from "./specimen.tsx";

const anatomy =
  "Title in serif, one sentence of context, content, then actions on paper at the foot. Marks sit on the corners. Up to 640px the dialog becomes a bottom sheet.";

const rules = [
  "Escape, the backdrop and the cross close it. The keyboard goes back to the button that opened it.",
  "The page behind keeps its place and does not scroll.",
  "The head and the foot stay in view. What lies between them scrolls.",
  "The keyboard starts at the title, so that reading starts at the beginning.",
  "It opens in 300 milliseconds, or at once where motion is reduced.",
  "Served as an open dialog, it can be read before any script arrives, and without it.",
];

export function DialogSection() {
  return (
    <Specimen id="dialog" title="Dialog">
      <Scrim>
        <div className={classNames(dialogStyles.dialog, dialogStyles.small, "reg on-paper")}>
          <DialogPanel
            base={useId()}
            titleAs="h3"
            title="Privacy Policy"
            description="Last updated September 9, 2024"
            footer={
              <>
                <Button variant="secondary">Back to top</Button>
                <DialogClose>Close</DialogClose>
              </>
            }
          >
            <p className="muted">{anatomy}</p>
          </DialogPanel>
        </div>
      </Scrim>
      <div>
        <SpecimenRow>
          <ShortDialog />
          <LongDialog />
          <ProfileDialog />
        </SpecimenRow>
      </div>
    </Specimen>
  );
}

function Scrim({ children }: { readonly children: ReactNode }) {
  return <div className={styles.scrim}>{children}</div>;
}

function ShortDialog() {
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open, focus on an action
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="s"
        initialFocus={first}
        title="Start again?"
        description="The figures you entered are cleared."
        footer={
          <>
            <DialogClose variant="secondary">Cancel</DialogClose>
            <Button ref={first} onClick={close}>
              Start Over
            </Button>
          </>
        }
      >
        <p className="muted">Your website address, profit, growth trend and recurring share have to be given again.</p>
      </Dialog>
    </>
  );
}

function LongDialog() {
  const [open, setOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open, long content
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="How a dialog behaves"
        description="Eight times six rules, so that there is something to scroll."
        bodyRef={body}
        footer={
          <>
            <Button variant="secondary" onClick={() => body.current?.scrollIntoView()}>
              Back to top
            </Button>
            <DialogClose>Close</DialogClose>
          </>
        }
      >
        {["one", "two", "three", "four", "five", "six", "seven", "eight"].map((reading) => (
          <section key={reading} className={styles.stack}>
            <h3 className="head-4">Reading {reading}</h3>
            {rules.map((rule) => (
              <p key={rule} className="muted">
                {rule}
              </p>
            ))}
          </section>
        ))}
      </Dialog>
    </>
  );
}

function ProfileDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open, with a pine column
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="l"
        closeLabel="Close profile"
        title="Daniel Mercer"
        description="Founder and Managing Partner"
        aside={
          <>
            <div className={styles.portrait}>
              <Portrait name="Daniel Mercer" />
            </div>
            <p className={classNames(styles.quote, "title-3")}>
              “If the honest answer is to wait, you will hear it from me.”
            </p>
          </>
        }
      >
        <Tabs
          label="Profile"
          items={[
            {
              id: "overview",
              label: "Overview",
              panel: (
                <p className="muted">He leads technology mandates and signs every valuation that leaves the office.</p>
              ),
            },
            {
              id: "experience",
              label: "Experience",
              panel: <p className="muted">Eleven years in dispatch software, then the sale, then this firm.</p>,
            },
          ]}
        />
        <ButtonRow>
          <ButtonLink to={pathOf("contact")}>Book a Call</ButtonLink>
        </ButtonRow>
      </Dialog>
    </>
  );
}
