import { stateCodes, stateOf } from "#domain/leads/us-states.ts";

/** Names of states, provinces and countries with their codes in addresses. */

const table = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines.split(/[;\n]/).flatMap((line) => {
      const [code = "", name = ""] = line.split(":").map((part) => part.trim());
      return code ? [[code, name] as const] : [];
    }),
  );

export const usStates: ReadonlyMap<string, string> = new Map(stateCodes.map((code) => [code, stateOf(code).name]));

/** Codes that are also words: "call now, OR visit". */
export const wordCodes: ReadonlySet<string> = new Set("OR IN ME HI OK OH ON".split(" "));
/** Codes that are also degrees or company forms: "Jane Doe, MD", "Smith Dental, PA". */
export const titleCodes: ReadonlySet<string> = new Set("PA MA MS MD DE CO AL ID LA DC ND MO MI NE PE".split(" "));

export const canadianProvinces = table(`
  AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia
  ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon; NT: Northwest Territories; NU: Nunavut`);

export const australianStates = table(`
  NSW: New South Wales; VIC: Victoria; QLD: Queensland; WA: Western Australia; SA: South Australia; TAS: Tasmania
  ACT: Australian Capital Territory; NT: Northern Territory`);

/** By two-letter code: the countries that the analyzer recognizes, including the whole European Union. */
export const countries = table(`
  US: United States; GB: United Kingdom; CA: Canada; AU: Australia; NZ: New Zealand; IE: Ireland; AT: Austria; BE: Belgium
  BG: Bulgaria; HR: Croatia; CY: Cyprus; CZ: Czechia; DK: Denmark; EE: Estonia; FI: Finland; FR: France; DE: Germany
  GR: Greece; HU: Hungary; IT: Italy; LV: Latvia; LT: Lithuania; LU: Luxembourg; MT: Malta; NL: Netherlands; PL: Poland
  PT: Portugal; RO: Romania; SK: Slovakia; SI: Slovenia; ES: Spain; SE: Sweden; CH: Switzerland; NO: Norway`);

/** Other names of a country on pages or in structured data. */
export const countryNames: ReadonlyMap<string, string> = new Map([
  ...[...countries].map(([code, name]) => [name, code] as const),
  ...Object.entries({
    England: "GB",
    Scotland: "GB",
    Wales: "GB",
    "Northern Ireland": "GB",
    "Great Britain": "GB",
    UK: "GB",
    "U.K.": "GB",
    USA: "US",
    "U.S.A.": "US",
    "United States of America": "US",
    "Czech Republic": "CZ",
    "The Netherlands": "NL",
    Deutschland: "DE",
    Österreich: "AT",
    España: "ES",
    Italia: "IT",
    Nederland: "NL",
  }),
]);

/** What a top-level domain or a phone prefix suggests if the page says nothing. */
export const countryByDomain: ReadonlyMap<string, string> = new Map(
  "uk:GB ca:CA au:AU nz:NZ ie:IE at:AT be:BE bg:BG hr:HR cz:CZ dk:DK ee:EE fi:FI fr:FR de:DE gr:GR hu:HU it:IT lv:LV lt:LT lu:LU nl:NL pl:PL pt:PT ro:RO sk:SK si:SI es:ES se:SE ch:CH no:NO"
    .split(" ")
    .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
);
export const countryByPhone: ReadonlyMap<string, string> = new Map(
  "44:GB 61:AU 64:NZ 353:IE 43:AT 32:BE 385:HR 420:CZ 45:DK 358:FI 33:FR 49:DE 30:GR 36:HU 39:IT 31:NL 48:PL 351:PT 40:RO 34:ES 46:SE 41:CH 47:NO"
    .split(" ")
    .map((pair) => pair.split(":"))
    .map(([prefix = "", code = ""]) => [prefix, code] as const),
);

/** British counties are between the town and the postal code. */
export const britishCounties: ReadonlySet<string> = new Set(
  `Avon,Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Cheshire,Cleveland,Cornwall,Cumbria,Derbyshire,Devon,Dorset,
  County Durham,Durham,East Sussex,Essex,Gloucestershire,Greater London,Greater Manchester,Hampshire,Herefordshire,
  Hertfordshire,Kent,Lancashire,Leicestershire,Lincolnshire,Merseyside,Middlesex,Norfolk,Northamptonshire,Northumberland,
  North Yorkshire,Nottinghamshire,Oxfordshire,Shropshire,Somerset,South Yorkshire,Staffordshire,Suffolk,Surrey,
  Tyne and Wear,Warwickshire,West Midlands,West Sussex,West Yorkshire,Wiltshire,Worcestershire,Yorkshire,Fife,Lothian,
  Aberdeenshire,Ayrshire,Gwent,Dyfed,Clwyd,Gwynedd,Powys,County Antrim,County Down`
    .split(",")
    .map((county) => county.trim()),
);
