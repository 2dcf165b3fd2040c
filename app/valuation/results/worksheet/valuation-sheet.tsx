import { memo, useId, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { Worksheet } from "#app/design/ui/tables/worksheet.tsx";
import { worksheetWords as words } from "#content/valuation/results.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { type Worksheet as DomainSheet, workbookOf } from "#domain/valuation/worksheet.ts";
import { sheetOf, tabSeparated } from "./sheet-cells.ts";
import * as styles from "./valuation-sheet.module.css";

/** The arithmetic, cell by cell. */
export const ValuationSheet = memo(function ValuationSheet({ valuation }: { readonly valuation: Valuation }) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [open, setOpen] = useState<string>("Valuation" satisfies DomainSheet["name"]);
  const workbook = workbookOf(valuation);

  function openSheet(): string {
    const sheet = workbook.find(({ name }) => name === open);
    return sheet ? tabSeparated(sheet) : "";
  }

  return (
    <Section ground="ease" className={styles.section}>
      <Frame className={styles.frame}>
        <div className={styles.heading}>
          <h2 className="title-2">{words.title}</h2>
          <div className={classNames(styles.actions, "screen-only script-only")}>
            {isShown && (
              <CopyButton read={openSheet} copied={words.copied} failed={words.failed} variant="quiet" icon="copy">
                {words.copy}
              </CopyButton>
            )}
            <Button variant="secondary" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
              <Icon name="table" />
              {isShown ? words.hide : words.show}
            </Button>
          </div>
        </div>
        <div id={id} className={isShown ? undefined : styles.closed}>
          <Worksheet
            className={styles.worksheet}
            label={words.label}
            sheets={workbook.map(sheetOf)}
            open={open}
            onOpen={setOpen}
          />
        </div>
      </Frame>
    </Section>
  );
});
