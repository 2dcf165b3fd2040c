import type { IndustryId } from "#domain/website/industries.ts";

/** Home pages in short: the trade, the title, the text. Each trade once as a proud page, once as a plain one. */
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
  [
    "landscaping",
    "GreenEdge Grounds Management",
    "Commercial landscape maintenance, irrigation, seasonal color and snow removal for HOAs, campuses and retail centers across Colorado's Front Range.",
  ],
  [
    "landscaping",
    "Trees, done properly",
    "Qualified arborists: pruning, crown reductions, felling, stump grinding and hedge cutting for homes, estates and councils. Fully insured and certified.",
  ],
  [
    "pestControl",
    "ShieldRight Termite & Pest",
    "Ants, roaches, spiders, termites, mice: we get rid of them and keep them out. Quarterly protection plans, free re-treatments, safe for kids and pets.",
  ],
  [
    "pestControl",
    "Scratching in the attic?",
    "Squirrels, raccoons and bats do not leave by themselves. Humane wildlife removal, exclusion work and clean-up with a lifetime guarantee. Bed bug heat treatments too.",
  ],
  [
    "cleaning",
    "Brightline Building Services",
    "Nightly janitorial service, day porters and floor care for office towers, schools and medical buildings in Ohio. 420 team members, 310 sites, one point of contact.",
  ],
  [
    "cleaning",
    "The Tidy Team",
    "Office cleaning contracts from two hours a week. We bring our own products, vet every cleaner and check each site monthly. Carpets, windows and washroom supplies on request.",
  ],
  [
    "security",
    "Guardian Alarm & Video",
    "Burglar and fire alarms, access control and cameras, monitored from our own UL-listed central station. Trusted by 9,000 homes and businesses.",
  ],
  [
    "security",
    "Northern Fire Services",
    "Extinguishers, sprinklers, fire alarm inspections and kitchen suppression systems. We test, tag and repair what keeps your building compliant with NFPA codes.",
  ],
  [
    "machining",
    "Trident Precision | 5-Axis CNC Machining",
    "AS9100-certified machine shop producing complex parts in titanium and Inconel for aerospace and defense. Prototype to production, tolerances to ±0.0002 in.",
  ],
  [
    "machining",
    "Ostrava Metal",
    "Laser cutting, bending, welding and powder coating under one roof. Send us your drawing today and have a quote tomorrow. Batches from 1 to 10,000 pieces.",
  ],
  [
    "equipment",
    "Vanguard Conveyor Systems",
    "We design and manufacture belt and roller conveyors for food, parcel and mining plants. 1,200 systems installed in 31 countries, with spare parts shipped the same day.",
  ],
  [
    "equipment",
    "Halden Pumpen GmbH",
    "Manufacturer of centrifugal pumps and valves for the chemical industry since 1951. ATEX and ISO 9001. Find your model, download data sheets, order replacement parts.",
  ],
  [
    "foodProduction",
    "Old Mill Foods — private label sauces and dressings",
    "SQF Level 3 facility co-packing for grocery brands. From recipe development to pallets: 12 million bottles a year, organic and kosher lines.",
  ],
  [
    "foodProduction",
    "Salt Marsh Brewing",
    "Small-batch ales and lagers brewed with local hops. Find our cans in 400 stores and on draft in six states, or visit the taproom next to the brewhouse.",
  ],
  [
    "distribution",
    "Keystone Electrical Supply",
    "Full-line wholesale distributor of wire, conduit, lighting and controls. 14 branches, 30,000 SKUs in stock, same-day will call and jobsite delivery for contractors.",
  ],
  [
    "distribution",
    "Fresco Foodservice",
    "We supply more than 2,000 chefs with produce, dairy and dry goods. Order by midnight, delivered by six. Open a trade account.",
  ],
  [
    "freight",
    "Blue Ridge Logistics | Truckload, LTL & Warehousing",
    "Asset-based carrier with 180 tractors and 400,000 sq ft of warehouse space. Dedicated lanes, dry van and reefer, real-time tracking.",
  ],
  [
    "freight",
    "Anchor Forwarding",
    "Ocean and air, door to door. Customs clearance in every US port, consolidation from Shenzhen each week, and a person who answers when your container is late.",
  ],
  [
    "automotive",
    "Parkway Auto Care",
    "ASE-certified mechanics for brakes, engines, transmissions and tires. Honest estimates, loaner cars and a 36-month warranty on domestic and import vehicles.",
  ],
  [
    "automotive",
    "Bent to better",
    "I-CAR Gold collision center working with all insurers. Frame straightening, color match and paintless dent repair. We tow, you relax.",
  ],
  [
    "retail",
    "Thimble & Oak | Furniture and home goods in Asheville",
    "Three floors of handmade sofas, tables, lamps and gifts. Visit our showroom on Main Street, open seven days, and let our designers help you choose.",
  ],
  [
    "retail",
    "Bridge Street Bicycles",
    "New and used bikes, helmets, kids' bikes and expert fitting. Stop by the shop for a test ride. Trade-ins welcome. Gift cards at the till.",
  ],
  [
    "ecommerce",
    "Lumen & Leaf – Natural candles, free shipping over $50",
    "Shop our bestsellers. Hand-poured soy candles delivered to your door. Subscribe and save 15%. 4.9 stars from 11,000 reviews. Add to cart.",
  ],
  [
    "ecommerce",
    "TrailSox",
    "The last hiking socks you will buy: lifetime guarantee, merino, made in Vermont. Free returns. Shop men, shop women, shop all. Join 80,000 happy feet.",
  ],
  [
    "restaurants",
    "Osteria Nonna | Italian kitchen & bar",
    "Handmade pasta, wood-fired pizza and a wine list from small growers. Dinner Tuesday to Sunday. Reserve a table or order takeout. Private dining for up to 40.",
  ],
  [
    "restaurants",
    "Feast by Grace",
    "Weddings, galas and board lunches for 20 to 2,000 guests. Our chefs cook on site with what the season gives. Tell us your date and we will send menus.",
  ],
  [
    "fitness",
    "Ironworks Gym | Open 24 hours",
    "Free weights, group classes, sauna and personal trainers. Memberships from $29 a month with no joining fee. Try your first week free.",
  ],
  [
    "fitness",
    "Stillpoint",
    "Yoga and reformer pilates for every body. Forty classes a week in two sunny studios, massage by appointment, tea afterwards.",
  ],
  [
    "education",
    "Meridian Language School",
    "English, Spanish and Mandarin courses for adults and teenagers. Small groups, qualified teachers, exam preparation for IELTS. Enroll for the spring term.",
  ],
  [
    "education",
    "SafeHands Training",
    "First aid, forklift and working-at-height courses at your site or in our six centres. 22,000 delegates certified last year. Book a course online.",
  ],
  [
    "childcare",
    "Little Acorns Early Learning Center",
    "Infants, toddlers and preschoolers learn through play in bright, safe classrooms. State-licensed, NAEYC accredited. Schedule a tour.",
  ],
  [
    "childcare",
    "Bumble Day Nurseries",
    "Ofsted Outstanding. Places from three months to school age, freshly cooked meals, forest sessions and 30 funded hours. Come and visit.",
  ],
  [
    "property",
    "Cornerstone Property Management",
    "We lease, maintain and manage 3,200 rental homes and apartments for owners across Phoenix. Tenant screening, rent collection, online statements.",
  ],
  [
    "property",
    "Find your way home",
    "Local realtors who know every street. Homes for sale, open houses this weekend, and a free estimate of what your house is worth. Buy, sell or rent with us.",
  ],
  [
    "environmental",
    "ClearPath Environmental Services",
    "Hazardous waste disposal, emergency spill response, tank cleaning and site remediation, 24 hours a day, across the Gulf Coast.",
  ],
  [
    "environmental",
    "Big Blue Dumpsters",
    "Roll-off dumpsters from 10 to 40 yards, delivered tomorrow. Weekly commercial trash and recycling pickup at one flat rate.",
  ],
];

/** Pages that speak of one trade and are of another. */
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
