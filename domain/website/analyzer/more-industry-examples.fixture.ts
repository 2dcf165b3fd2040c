import type { IndustryId } from "#domain/website/industries.ts";

/** The second half of the short home pages. */
export const moreExamples: readonly (readonly [IndustryId, string, string])[] = [
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
    "Guardian WakeSignal & Video",
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
