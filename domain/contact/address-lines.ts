type Address = {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryCode: string;
};

/** Where the postal code is written after the city. Elsewhere it comes first: 60311 Frankfurt am Main. */
const codeAfterCity: ReadonlySet<string> = new Set(["US", "CA", "AU", "NZ", "GB", "IE", "IN", "SG", "ZA", "JP"]);

/** The address as it is written in its country: street, city line, country. */
export function addressLines(address: Address): readonly [street: string, city: string, country: string] {
  const { street, region, postalCode, country, countryCode } = address;
  const city = region ? `${address.city}, ${region}` : address.city;
  const parts = codeAfterCity.has(countryCode) ? [city, postalCode] : [postalCode, city];
  return [street, parts.filter(Boolean).join(" "), country];
}
