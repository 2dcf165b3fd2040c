/** The values of the CRM's dropdown. */
export const industryGroups = [
  "Healthcare",
  "Technology",
  "Manufacturing",
  "Consumer Goods",
  "Financial Services",
  "Other",
] as const;
export type IndustryGroup = (typeof industryGroups)[number];

/** The industries that a website can be recognized as: the label for the owner and the firm, the group for the CRM. */
export const industries = {
  dental: { label: "Dental practices", group: "Healthcare" },
  medical: { label: "Medical practices and clinics", group: "Healthcare" },
  veterinary: { label: "Veterinary practices", group: "Healthcare" },
  seniorCare: { label: "Senior care and home health", group: "Healthcare" },
  software: { label: "SaaS and software", group: "Technology" },
  itServices: { label: "IT and managed services", group: "Technology" },
  marketing: { label: "Marketing and creative agencies", group: "Other" },
  accounting: { label: "Accounting and tax", group: "Financial Services" },
  legal: { label: "Law firms", group: "Other" },
  insurance: { label: "Insurance agencies", group: "Financial Services" },
  wealth: { label: "Wealth and financial advice", group: "Financial Services" },
  engineering: { label: "Architecture and engineering", group: "Other" },
  staffing: { label: "Staffing and recruiting", group: "Other" },
  construction: { label: "Construction and contracting", group: "Other" },
  homeServices: { label: "HVAC and home services", group: "Other" },
  landscaping: { label: "Landscaping and grounds care", group: "Other" },
  pestControl: { label: "Pest control", group: "Other" },
  cleaning: { label: "Commercial cleaning", group: "Other" },
  security: { label: "Security and fire protection", group: "Other" },
  machining: { label: "Precision machining and fabrication", group: "Manufacturing" },
  equipment: { label: "Industrial products and equipment", group: "Manufacturing" },
  foodProduction: { label: "Food and beverage production", group: "Consumer Goods" },
  distribution: { label: "Wholesale and distribution", group: "Other" },
  freight: { label: "Freight and logistics", group: "Other" },
  automotive: { label: "Automotive repair and service", group: "Other" },
  retail: { label: "Retail stores", group: "Consumer Goods" },
  ecommerce: { label: "E-commerce", group: "Consumer Goods" },
  restaurants: { label: "Restaurants and catering", group: "Other" },
  fitness: { label: "Fitness and wellness", group: "Other" },
  education: { label: "Education and training", group: "Other" },
  childcare: { label: "Childcare and early education", group: "Other" },
  property: { label: "Property management and real estate", group: "Other" },
  environmental: { label: "Waste and environmental services", group: "Other" },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly group: IndustryGroup }>>;

export type IndustryId = keyof typeof industries;
