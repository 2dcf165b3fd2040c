import type { IndustryId } from "#domain/website/industries.ts";

/** Short home pages: the industry, the title, the text. Each industry has one elaborate page and one plain one. */
export const examples: readonly (readonly [IndustryId, string, string])[] = [
  [
    "dental",
    "Harbor Smiles | Family & Cosmetic Dentistry in Portland, ME",
    "Welcome to our practice. From your child's first visit to implants and Invisalign, our gentle team keeps the whole family smiling. Now accepting new patients.",
  ],
  [
    "dental",
    "Home",
    "We look after 14,000 patients from three surgeries. NHS and private check-ups, hygienist appointments, white fillings, crowns and straightening with clear aligners.\nNervous about the dentist? Tell us.",
  ],
  [
    "medical",
    "Lakeside Family Medicine",
    "Board-certified physicians and nurse practitioners caring for patients of all ages. Annual physicals, sick visits, immunizations and chronic disease management. Same-day appointments and telehealth.",
  ],
  [
    "medical",
    "Movement Works",
    "Back pain? Sports injury? Our physiotherapists treat the cause. Eight clinics, forty clinicians, and referrals from every GP surgery in the county. Book your assessment today.",
  ],
  [
    "veterinary",
    "Willow Creek Animal Hospital",
    "Full-service care for dogs, cats and exotics. Wellness exams, vaccinations, spay and neuter, dental cleanings and surgery by doctors who love animals.",
  ],
  [
    "veterinary",
    "Your pets, our family",
    "Independent vets since 1962. Out of hours emergencies, puppy plans, microchipping, nurse clinics for rabbits and cats, and a new operating theatre with CT.",
  ],
  [
    "seniorCare",
    "Golden Days Home Care | Care for Mom and Dad at home",
    "Our caregivers help with bathing, dressing, meals and companionship so that your loved ones can stay in the home they love. Hourly, overnight and live-in care. Dementia specialists.",
  ],
  [
    "seniorCare",
    "Ashford House",
    "A residential care home for 48 residents, rated Good by the CQC. Respite stays and dementia care in a Victorian house with gardens. Come and have tea with us.",
  ],
  [
    "software",
    "Tidewater – run your marina from one screen",
    "Reservations, billing and berth maps in one cloud platform. Integrates with QuickBooks and Stripe. Plans from $199 a month, start a free trial, no credit card needed. Used by 600 marinas.",
  ],
  [
    "software",
    "Ledgerline",
    "Close the books in days. Ledgerline automates reconciliations for finance teams with an open API, role-based permissions and real-time dashboards. Request a demo.",
  ],
  [
    "itServices",
    "Beacon Technology Group | Managed IT & Cybersecurity",
    "We are your outsourced IT department: 24/7 help desk, network monitoring, Microsoft 365, backup and cloud for small and mid-sized companies. Flat monthly fee per user.",
  ],
  [
    "itServices",
    "Kestrel Systems",
    "When the network is down, business stops. Our engineers answer in under four minutes. IT support contracts for schools, charities and law firms across Kent, with Cyber Essentials certification included.",
  ],
  [
    "marketing",
    "Fable & Co. — brand and digital",
    "We are a creative agency for ambitious companies. Brand identity, websites, campaigns and content that people remember. See our work.",
  ],
  [
    "marketing",
    "RankRight",
    "More calls from Google. We manage SEO, Google Ads and reviews for contractors and clinics, and report leads, not impressions. Month-to-month, no long contracts.",
  ],
  [
    "accounting",
    "Miller Hayes LLP, Certified Public Accountants",
    "Tax planning and preparation, audits, payroll and outsourced bookkeeping for closely held businesses and their owners. Serving the Midwest since 1974.",
  ],
  [
    "accounting",
    "Numbers you can sleep on",
    "Fixed-fee year-end accounts, VAT returns and self assessment for 900 limited companies. We are Xero platinum partners, and you will always speak to a qualified accountant.",
  ],
  [
    "legal",
    "Dunn Castellano | Trial Lawyers",
    "Injured in a car accident? Our attorneys have recovered millions in verdicts and settlements. You pay nothing unless we win. Free case review, 24 hours a day.",
  ],
  [
    "legal",
    "Pemberton's",
    "Solicitors for families and businesses in Shropshire. Conveyancing, wills and probate, divorce, employment and commercial disputes. Regulated by the Solicitors Regulation Authority.",
  ],
  [
    "insurance",
    "Crestview Insurance Group",
    "An independent agency representing more than 30 carriers. Home, auto, business and life. We shop the market so you get the right coverage at the right premium.",
  ],
  [
    "insurance",
    "Protecting Montana farms and main streets",
    "Crop-hail, farm liability, workers' comp and commercial auto policies from a local agent who knows ranching. Get a quote in ten minutes, and file a claim by phone.",
  ],
  [
    "wealth",
    "Harlow Wealth Partners",
    "Fee-only fiduciary advisors. We build retirement and investment plans for families with $1M or more, and manage $850 million in assets.",
  ],
  [
    "wealth",
    "Plan well. Live well.",
    "As chartered financial planners we help people in their fifties turn pensions, ISAs and property into an income for life. Independent, authorised and regulated by the FCA.",
  ],
  [
    "engineering",
    "Norrland Associates — Structural & Civil Engineers",
    "From feasibility to construction documents: bridges, schools, healthcare and parking structures. 65 licensed engineers in four offices. BIM on every project.",
  ],
  [
    "engineering",
    "Studio Quill",
    "An architecture practice of twelve people in Ghent. Houses, libraries and adaptive reuse of industrial buildings. We believe a plan should be short.",
  ],
  [
    "staffing",
    "PeopleFirst Staffing | Temp, temp-to-hire, direct hire",
    "We connect job seekers with warehouse, clerical and light industrial jobs. Employers: fill open positions within 24 hours. Job seekers: apply now.",
  ],
  [
    "staffing",
    "Ardent Search",
    "Retained executive search for life sciences. We have placed 300 CEOs and CSOs, and nine of ten candidates are still in their role after three years.",
  ],
  [
    "construction",
    "Hartwell Builders, General Contractor",
    "Ground-up commercial construction, tenant improvements and design-build for healthcare, retail and industrial owners. 90% of our work is repeat business.",
  ],
  [
    "construction",
    "Peak Roofing & Exteriors",
    "Shingle, metal and flat roofs, siding and gutters installed by our own crews. Storm damage? We work with your insurer. Free roof inspection and a 10-year workmanship warranty.",
  ],
  [
    "homeServices",
    "Comfort Pro Heating & Air | AC repair in Tulsa",
    "Furnace out? AC not cooling? Our NATE-certified technicians are on call around the clock. Upfront prices, financing, and our Comfort Club maintenance plan.",
  ],
  [
    "homeServices",
    "Dawson & Daughters",
    "Family plumbers for three generations. Leaks, water heaters, sewer lines and drains, fixed right the first time, in a clean van by a polite person.",
  ],
];
