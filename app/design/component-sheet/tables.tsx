import { useState } from "react";
import { LedgerTable } from "#app/design/ui/tables/table.tsx";
import { Worksheet, type WorksheetRow, type WorksheetSheet } from "#app/design/ui/tables/worksheet.tsx";
import { OnPine, Specimen, SpecimenGrid } from "./specimen.tsx";

const columns = [{ label: "Item" }, { label: "Amount", numeric: true }];

const sums: readonly WorksheetRow[] = [
  { cells: [{ text: "EBITDA" }, { text: "$1,650,000", numeric: true, entered: true }] },
  { cells: [{ text: "Multiple" }, { text: "6.00x", numeric: true }] },
  { kind: "total", cells: [{ text: "Valuation" }, { text: "$9,900,000", numeric: true, formula: "=B1*B2" }] },
];

const remark = (text: string) => ({ text, quiet: true });
const figure = (text: string) => ({ text, numeric: true });

const working: readonly WorksheetRow[] = [
  { kind: "heading", cells: [{ text: "Northgate Systems" }, { text: "Basis" }, figure("Value"), { text: "Formula" }] },
  {
    cells: [{ text: "Pre-tax profit" }, remark("You"), { ...figure("$1,500,000"), entered: true }, remark("Entered")],
  },
  { cells: [{ text: "Adjusted EBITDA" }, remark(""), figure("$1,650,000"), remark("=C2*1.1")] },
  { cells: [{ text: "Base multiple" }, remark("$1M to $2M band"), figure("5.00x"), remark("=LOOKUP(C3, bands)")] },
  {
    kind: "total",
    cells: [
      { text: "Before adjustments" },
      remark(""),
      { ...figure("$8,250,000"), formula: "=ROUND(C3*C4, 0)" },
      remark("=ROUND(C3*C4, 0)"),
    ],
  },
];

export function TableSection() {
  return (
    <Specimen id="tables" title="Tables">
      <SpecimenGrid columns={2}>
        <LedgerTable
          caption="From EBITDA to valuation"
          columns={columns}
          rows={[
            ["Adjusted EBITDA", "$1,650,000"],
            ["Final multiple", "6.00x"],
          ]}
          total={["Adjusted valuation", "$9,900,000"]}
        />
        <Workbook label="Short worksheet" sheets={[{ name: "Sum", rows: sums, start: { row: 2, column: 1 } }]} />
        <OnPine>
          <LedgerTable
            caption="From EBITDA to valuation, on pine"
            columns={columns}
            rows={[["Adjusted EBITDA", "$1,650,000"]]}
            total={["Adjusted valuation", "$9,900,000"]}
          />
        </OnPine>
      </SpecimenGrid>
      <Workbook
        label="Long worksheet"
        sheets={[
          { name: "Valuation", rows: working, start: { row: 4, column: 2 }, widths: ["34%", "16%", "18%"] },
          { name: "Sum", rows: sums, start: { row: 0, column: 1 } },
        ]}
      />
    </Specimen>
  );
}

function Workbook({ label, sheets }: { readonly label: string; readonly sheets: readonly WorksheetSheet[] }) {
  const [open, setOpen] = useState(sheets[0]?.name ?? "");
  return <Worksheet label={label} sheets={sheets} open={open} onOpen={setOpen} />;
}
