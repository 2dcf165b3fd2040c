/** Cities that are known by name alone. Names that are as often something else (Reading, Nice, Mobile) are left out. */
export type KnownCity = { readonly city: string; readonly region?: string; readonly country: string };

const american = `
  AL: Birmingham, Huntsville, Montgomery; AK: Anchorage, Fairbanks; AZ: Phoenix, Tucson, Mesa, Scottsdale, Chandler, Tempe
  AR: Little Rock, Fayetteville; CA: Los Angeles, San Diego, San Jose, San Francisco, Fresno, Sacramento, Long Beach, Oakland
  CA: Bakersfield, Anaheim, Irvine, Santa Ana, Riverside, San Bernardino, Santa Barbara, Santa Monica, Pasadena, Palo Alto
  CO: Denver, Colorado Springs, Boulder, Fort Collins; CT: Hartford, New Haven, Stamford, Bridgeport; DC: Washington
  DE: Wilmington, Dover; FL: Miami, Tampa, Orlando, Jacksonville, Fort Lauderdale, St. Petersburg, Tallahassee, Sarasota
  FL: Naples, Fort Myers, West Palm Beach, Boca Raton, Clearwater, Gainesville, Pensacola; GA: Atlanta, Savannah, Augusta, Macon
  HI: Honolulu; ID: Boise, Meridian; IL: Chicago, Naperville, Rockford, Peoria, Joliet
  IN: Indianapolis, Fort Wayne, Evansville, South Bend; IA: Des Moines, Cedar Rapids, Iowa City
  KS: Wichita, Overland Park, Topeka; KY: Louisville, Lexington; LA: New Orleans, Baton Rouge, Shreveport
  ME: Portland, Bangor; MD: Baltimore, Annapolis, Frederick, Rockville, Bethesda
  MA: Boston, Worcester, Springfield, Cambridge, Lowell; MI: Detroit, Grand Rapids, Ann Arbor, Lansing, Kalamazoo
  MN: Minneapolis, St. Paul, Rochester, Duluth; MS: Jackson, Gulfport; MO: Kansas City, St. Louis, Springfield
  MT: Billings, Bozeman, Missoula; NE: Omaha, Lincoln; NV: Las Vegas, Reno, Henderson; NH: Manchester, Nashua
  NJ: Newark, Jersey City, Princeton, Hoboken; NM: Albuquerque, Santa Fe
  NY: New York City, New York, Brooklyn, Queens, Manhattan, Buffalo, Rochester, Syracuse, Albany, Yonkers, Long Island
  NC: Charlotte, Raleigh, Durham, Greensboro, Winston-Salem, Asheville, Wilmington; ND: Fargo, Bismarck
  OH: Columbus, Cleveland, Cincinnati, Toledo, Akron, Dayton; OK: Oklahoma City, Tulsa; OR: Portland, Eugene, Salem, Bend
  PA: Philadelphia, Pittsburgh, Allentown, Harrisburg, Scranton, Lancaster; RI: Providence
  SC: Charleston, Columbia, Greenville, Myrtle Beach; SD: Sioux Falls, Rapid City
  TN: Nashville, Memphis, Knoxville, Chattanooga
  TX: Houston, San Antonio, Dallas, Austin, Fort Worth, El Paso, Arlington, Plano, Lubbock, Frisco, Irving, Waco, Corpus Christi
  UT: Salt Lake City, Provo, Ogden; VT: Burlington; VA: Virginia Beach, Richmond, Norfolk, Arlington, Alexandria, Roanoke
  WA: Seattle, Spokane, Tacoma, Bellevue, Vancouver; WV: Morgantown; WI: Milwaukee, Madison, Green Bay; WY: Cheyenne, Casper`;

/** Names of several well-known cities: only meaningful with a state. */
const shared: ReadonlySet<string> = new Set(
  `Portland, Springfield, Rochester, Wilmington, Arlington, Columbus, Jackson, Augusta, Lincoln, Cambridge, Manchester, Worcester,
  Lancaster, Richmond, Durham, Birmingham, Fayetteville, Burlington, Vancouver, Washington, Bend, Mesa, Dover, Frederick,
  Meridian, Madison, Providence, Columbia, Naples, Gainesville, Lexington, Bridgeport, Alexandria, Norfolk, Casper, Princeton,
  Athens, Rome, Geneva, Florence, Milan, Verona, Hamilton, Waterloo, Victoria, Newcastle, Parma, Surrey, Regina, Hanover`
    .split(",")
    .map((name) => name.trim()),
);

const elsewhere = `
  GB: London, Leeds, Sheffield, Liverpool, Bristol, Glasgow, Edinburgh, Cardiff, Belfast, Nottingham, Leicester, Coventry
  GB: Newcastle upon Tyne, Sunderland, Brighton, Hull, Plymouth, Southampton, Portsmouth, Oxford, Swansea, Aberdeen, Dundee
  GB: Milton Keynes, Northampton, Norwich, Exeter, Cheltenham, Gloucester, Swindon, Bournemouth, Harrogate, Stockport, Warrington
  GB: Manchester, Birmingham, Cambridge, Worcester, Lancaster, Stoke-on-Trent, Derby, Wolverhampton, Guildford, Bradford, York
  CA/Ontario: Toronto, Ottawa, Mississauga, Hamilton, London, Brampton, Markham, Kitchener, Waterloo, Guelph, Barrie
  CA/British Columbia: Vancouver, Burnaby, Kelowna, Surrey, Victoria; CA/Alberta: Calgary, Edmonton, Red Deer
  CA/Quebec: Montreal, Montréal, Quebec City, Laval; CA/Manitoba: Winnipeg; CA/Nova Scotia: Halifax
  CA/Saskatchewan: Saskatoon, Regina; CA/New Brunswick: Moncton, Fredericton
  AU/New South Wales: Sydney, Newcastle, Wollongong, Parramatta; AU/Victoria: Melbourne, Geelong, Ballarat, Bendigo
  AU/Queensland: Brisbane, Gold Coast, Cairns, Townsville, Toowoomba; AU/Western Australia: Perth, Fremantle
  AU/South Australia: Adelaide; AU/Tasmania: Hobart, Launceston; AU/Australian Capital Territory: Canberra; AU/Northern Territory: Darwin
  NZ: Auckland, Wellington, Christchurch; IE: Dublin, Galway, Limerick; AT: Vienna, Wien, Graz, Linz, Salzburg, Innsbruck
  BE: Brussels, Antwerp, Ghent, Bruges, Leuven; BG: Sofia, Plovdiv; HR: Zagreb; CZ: Prague, Brno, Ostrava
  DK: Copenhagen, Aarhus, Odense; EE: Tallinn; FI: Helsinki, Tampere, Espoo, Turku; GR: Athens, Thessaloniki
  FR: Paris, Lyon, Marseille, Toulouse, Bordeaux, Lille, Nantes, Strasbourg, Grenoble; HU: Budapest; LV: Riga; LT: Vilnius, Kaunas
  DE: Berlin, Hamburg, Munich, München, Cologne, Köln, Frankfurt, Stuttgart, Düsseldorf, Dortmund, Leipzig, Dresden, Nuremberg
  DE: Nürnberg, Hannover, Hanover, Bremen, Essen, Bonn, Mannheim, Karlsruhe, Augsburg, Freiburg
  IT: Rome, Milan, Milano, Turin, Torino, Bologna, Florence, Verona, Naples, Genoa, Padua, Parma, Modena; LU: Luxembourg City; MT: Valletta
  NL: Amsterdam, Rotterdam, The Hague, Utrecht, Eindhoven, Groningen; PL: Warsaw, Krakow, Kraków, Wrocław, Gdańsk, Poznań, Łódź
  PT: Lisbon, Porto, Braga; RO: Bucharest, Cluj-Napoca, Timișoara; SK: Bratislava, Košice; SI: Ljubljana, Maribor
  ES: Madrid, Barcelona, Valencia, Seville, Sevilla, Bilbao, Málaga, Zaragoza; SE: Stockholm, Gothenburg, Göteborg, Malmö
  CH: Zurich, Zürich, Geneva, Basel, Bern, Lausanne; NO: Oslo, Bergen, Trondheim`;

function lines(table: string): readonly (readonly [string, readonly string[]])[] {
  return table.split(/[;\n]/).flatMap((line) => {
    const [key = "", cities = ""] = line.split(":").map((part) => part.trim());
    return key ? [[key, cities.split(",").map((city) => city.trim())] as const] : [];
  });
}

export const cityKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(".", "")
    .replace(/^saint /, "st ");

let all: ReadonlyMap<string, readonly KnownCity[]> | undefined;

/** Built on first use. */
function allCities(): ReadonlyMap<string, readonly KnownCity[]> {
  all ??= Map.groupBy(
    [
      ...lines(american).flatMap(([region, cities]) => cities.map((city) => ({ city, region, country: "US" }))),
      ...lines(elsewhere).flatMap(([key, cities]) => {
        const [country = "", region] = key.split("/");
        return cities.map((city) => ({ city, country, ...(region && { region }) }));
      }),
    ],
    ({ city }) => cityKey(city),
  );
  return all;
}

/** The cities of that name, ignoring case. */
export function citiesNamed(name: string): readonly KnownCity[] {
  return allCities().get(cityKey(name)) ?? [];
}

let starts: ReadonlySet<string> | undefined;

/** Whether a city name starts with this word. Few do, so the others are skipped cheaply. */
export function startsCityName(word: string): boolean {
  starts ??= new Set(["saint", ...[...allCities().keys()].map((key) => key.split(" ")[0] ?? "")]);
  return starts.has(cityKey(word).replace(/-based$/, ""));
}

/** The city of a bare name; an ambiguous one only if the country is suggested otherwise. */
export function cityMeantBy(name: string, suggested: string | undefined): KnownCity | undefined {
  const found = citiesNamed(name);
  const there = found.filter(({ country }) => country === suggested);
  if (there.length === 1) return there[0];
  return shared.has(found[0]?.city ?? "") ? undefined : found[0];
}
