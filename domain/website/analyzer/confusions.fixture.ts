import type { IndustryId } from "#domain/website/industries.ts";

/** Pages that mention one industry and belong to another. */
export const confusions: readonly (readonly [IndustryId, string, string])[] = [
  [
    "software",
    "ChairTime | Dental practice management software",
    "The cloud software that 4,000 dentists trust. Scheduling, charting, imaging and billing for dental practices. Book a demo and see how dental offices save an hour per patient.",
  ],
  [
    "dental",
    "Brookside Dental",
    "We use the newest software and digital X-rays so that your crown or implant is planned to the hair. Cleanings, fillings, root canals. Book online.",
  ],
  [
    "cleaning",
    "AirFresh Duct Cleaning",
    "Air duct and dryer vent cleaning for homes and offices. We clean HVAC systems, coils and vents with HEPA vacuums. Breathe easier.",
  ],
  [
    "homeServices",
    "Summit Heating & Cooling",
    "HVAC installation, repair and tune-ups. Also duct sealing and cleaning. 24/7 emergency service, maintenance agreements, free estimates on new systems.",
  ],
  [
    "software",
    "Balance – accounting software for small business",
    "Send invoices, track expenses and file taxes in one app. Accountants love it too. Free trial, then $12 per month.",
  ],
  [
    "accounting",
    "Rowe & Finch CPAs",
    "We set up your accounting software, keep the books, run payroll and file the returns. QuickBooks ProAdvisors on staff.",
  ],
  [
    "software",
    "LoadStack TMS",
    "The transportation management system for freight brokers and carriers. Dispatch, track and invoice every load. Integrations with 40 load boards. Request a demo.",
  ],
  [
    "freight",
    "Granite State Freight",
    "Freight brokerage with its own tracking software. 12,000 vetted carriers, truckload and LTL rates in minutes for shippers of every size.",
  ],
  [
    "distribution",
    "ChefSource Restaurant Supply",
    "Wholesale supplier to restaurants, bars and hotels. Cookware, smallwares, ovens and refrigeration in stock at four warehouses. Restaurant equipment delivered next day.",
  ],
  [
    "restaurants",
    "The Copper Pot",
    "A neighborhood restaurant with an open kitchen. Brunch, lunch and dinner, cocktails on the patio, and a menu that changes with the market.",
  ],
  [
    "marketing",
    "CaseFlow: law firm marketing that signs clients",
    "We are the marketing agency for personal injury lawyers. SEO, Google Ads and websites for attorneys. Your law firm on page one.",
  ],
  [
    "legal",
    "Tran & Ruiz, Attorneys at Law",
    "A law firm for people who own businesses: contracts, trademarks, advertising law, and disputes in court when nothing else helps.",
  ],
  [
    "equipment",
    "Titan Construction Equipment",
    "Excavators, loaders and aerial lifts for sale and rent. Factory-trained service technicians and parts for every contractor and builder in the region.",
  ],
  [
    "construction",
    "Marlow Contracting",
    "Excavation, grading, concrete and underground utilities. We own 60 pieces of heavy equipment and self-perform most of our work for developers and cities.",
  ],
  [
    "staffing",
    "CareBridge Medical Staffing",
    "Travel nurses, locum physicians and allied health professionals for hospitals, clinics and medical practices. Browse jobs or request staff today.",
  ],
  [
    "medical",
    "Eastgate Medical Clinic",
    "Walk-in and primary care. Our staff of twelve doctors and nurses sees patients six days a week. We are hiring a medical assistant.",
  ],
  [
    "ecommerce",
    "VetBox – veterinary supplies online",
    "Flea and tick treatment, prescription diets and supplements, shipped free over $49. Shop by pet, add to cart, autoship and save 10%. Recommended by vets.",
  ],
  [
    "veterinary",
    "Maple Vet Group",
    "Nine practices, forty vets, one standard of care. Register your dog or cat, book vaccinations, or order repeat prescriptions in our shop.",
  ],
  [
    "insurance",
    "RigCover",
    "Trucking insurance for owner-operators and fleets. Liability, cargo and physical damage cover from twelve carriers. Certificates in five minutes.",
  ],
  [
    "cleaning",
    "Sparkle Commercial",
    "We clean restaurants, gyms, dental offices, car dealerships and schools at night, so that you open spotless in the morning.",
  ],
  [
    "accounting",
    "Plate & Ledger",
    "Bookkeeping, payroll and tax for restaurants. We know prime cost, tips and sales tax, and close your restaurant's books by the tenth of each month.",
  ],
  [
    "itServices",
    "SmileTech IT",
    "IT support for dental and medical practices: HIPAA-compliant backup, help desk, network security and phones. We keep your practice running.",
  ],
];
