import type { AddBackKey } from "#domain/depth/depth-bounds.ts";

/** What each line is called, on the screen, in the report and in the workbook. */

export const addBackNames: Readonly<Record<AddBackKey, string>> = {
  ownerPay: "Owner’s pay above a manager’s",
  familyPayroll: "Family on the payroll",
  personalCosts: "Personal costs",
  oneOffs: "One-off costs",
  rentToMarket: "Rent to market",
};

/** The document that a buyer asks for. */
export const addBackDocuments: Readonly<Record<AddBackKey, string>> = {
  ownerPay: "W-2 and a pay survey for the job",
  familyPayroll: "Payroll register and who does what",
  personalCosts: "Ledger lines with receipts",
  oneOffs: "Invoices, and the date it ended",
  rentToMarket: "A broker’s letter on market rent",
};
