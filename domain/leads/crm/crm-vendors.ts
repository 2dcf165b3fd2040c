/** The CRMs that a firm can use, one at a time. */
export const crmVendors = ["monday", "hubspot", "salesforce"] as const;
export type CrmVendor = (typeof crmVendors)[number];

export const crmNames = {
  monday: "monday.com",
  hubspot: "HubSpot",
  salesforce: "Salesforce",
} as const satisfies Readonly<Record<CrmVendor, string>>;
