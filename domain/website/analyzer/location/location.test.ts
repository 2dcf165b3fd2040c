import { describe, expect, it } from "vitest";
import { pageWith } from "#domain/website/analyzer/page.fixture.ts";
import { locationOf } from "./location.ts";

const placeIn = (textContent: string, url?: string) => locationOf(pageWith({ textContent, ...(url && { url }) }));

describe("American places", () => {
  it.each([
    ["Call us at 500 Main Street, Austin, TX 78701", "Austin, Texas"],
    ["500 Main Street Austin, TX 78701-1234", "Austin, Texas"],
    ["4500 N Lamar Blvd Ste 100 Austin TX 78756", "Austin, Texas"],
    ["500 Main St, St. Louis, MO 63101", "St. Louis, Missouri"],
    ["Suite 200, Fond du Lac, WI 54935", "Fond du Lac, Wisconsin"],
    ["Coeur d'Alene, ID 83814", "Coeur d'Alene, Idaho"],
    ["We are based in Portland, Oregon.", "Portland, Oregon"],
    ["Based in Bend, OR since 1980", "Bend, Oregon"],
    ["Winston-Salem, NC", "Winston-Salem, North Carolina"],
    ["AUSTIN, TX", "Austin, Texas"],
    ["Plumber Round Rock, TX", "Round Rock, Texas"],
    ["serving Spring Hill, TN and nearby", "Spring Hill, Tennessee"],
    ["Boston, MA", "Boston, Massachusetts"],
    ["Hingham, MA", "Hingham, Massachusetts"],
    ["Kansas City, MO", "Kansas City, Missouri"],
    ["serving Kansas City and suburbs", "Kansas City, Missouri"],
    ["Located in Washington, DC", "Washington, DC"],
    ["Located in Washington, D.C.", "Washington, DC"],
    ["throughout Washington State", "Washington"],
    ["We serve Seattle, WA", "Seattle, Washington"],
    ["Serving Georgia homeowners", "Georgia"],
    ["across Colorado's Front Range", "Colorado"],
    ["Three offices across North Carolina and Virginia", "North Carolina"],
    ["serving Phoenix homeowners since 1990", "Phoenix, Arizona"],
    ["Serving the greater Milwaukee area", "Milwaukee, Wisconsin"],
    ["A Chicago-based agency", "Chicago, Illinois"],
  ])("finds in %j: %s", (text, place) => {
    expect(placeIn(text)).toBe(place);
  });
});

describe("places elsewhere", () => {
  it.each([
    ["Unit 4, Mill Lane, Stockport, Cheshire SK1 3XX", "Stockport, United Kingdom"],
    ["12 Deansgate, Manchester M3 2AB", "Manchester, United Kingdom"],
    ["Solicitors in Leeds and Bradford", "Leeds, United Kingdom"],
    ["For families in Shropshire", "Shropshire, United Kingdom"],
    ["We deliver across the UK", ""],
    ["Engineers across the UK", "United Kingdom"],
    ["200 King St W, Toronto, ON M5H 3T4", "Toronto, Ontario, Canada"],
    ["Serving Calgary, Alberta", "Calgary, Alberta, Canada"],
    ["Level 2, 10 Eagle Street, Brisbane QLD 4000", "Brisbane, Queensland, Australia"],
    ["5 Hay Street, Perth WA 6000", "Perth, Western Australia, Australia"],
    ["Sydney, NSW", "Sydney, New South Wales, Australia"],
    ["Musterstraße 5, 80331 München", "München, Germany"],
    ["Based in Ghent, Belgium", "Ghent, Belgium"],
    ["Our workshop is in Paris", "Paris, France"],
    ["Visit us in the heart of Dublin", "Dublin, Ireland"],
  ])("finds in %j: %s", (text, place) => {
    expect(placeIn(text)).toBe(place);
  });
});

describe("text that only looks like a place", () => {
  it.each([
    "CALL NOW, OR VISIT US",
    "Repair, OR replace? We tell you.",
    "In business since 1978, OK?",
    "JOIN IN, HI AND HELLO, ME TOO",
    "Jane Doe, MD sees patients daily",
    "Meet Dr. John Smith, PA and Jane Roe, MA",
    "Ask Dr. Smith, PA",
    "Miller Associates, PA",
    "Georgia Brown runs the front desk",
    "Dr. Austin Reed sees you",
    "George Washington slept here",
    "New York style pizza by the slice",
    "The best in New York style bagels",
    "Turkey sandwich and Jordan almonds",
    "Acme Inc. is a Delaware corporation.",
    "governed by the laws of the State of Delaware",
    "Made in Germany",
    "customers in Germany and France",
    "Phoenix Manufacturing makes pumps",
    "A family firm in Manchester",
    "Call 555-0142 or 1-800-555-0199",
  ])("is ignored in %j", (text) => {
    expect(placeIn(text)).toBe("");
  });

  it("recognizes Paris, TX as Texas", () => {
    expect(placeIn("Find us in Paris, TX.")).toBe("Paris, Texas");
  });
});

describe("the choice of a place", () => {
  const address = "1 A Street, Waco, TX 76701";

  it.each([
    [
      "structured data",
      { organization: { address: "1 Park Row, Leeds, LS1 5AB, GB" }, textContent: address },
      "Leeds, United Kingdom",
    ],
    ["the seat", { textContent: `Headquartered in Cleveland, Ohio, with a plant at ${address}` }, "Cleveland, Ohio"],
    ["an address", { title: "Plumber in Dallas, TX", textContent: address }, "Waco, Texas"],
    ["where it is based", { title: "Plumber in Dallas, TX", textContent: "Based in Plano, TX" }, "Plano, Texas"],
    ["the title", { title: "Plumber in Dallas, TX", textContent: "Great job! Ann, Tulsa, OK" }, "Dallas, Texas"],
    ["the most frequent", { textContent: "Ann, Tulsa, OK. Bob, Dallas, TX. Cid, Dallas, TX." }, "Dallas, Texas"],
    ["the first of equals", { textContent: "Ann, Tulsa, OK. Bob, Dallas, TX." }, "Tulsa, Oklahoma"],
  ])("prefers %s", (_, parts, place) => {
    expect(locationOf(pageWith(parts))).toBe(place);
  });

  it.each([
    ["500 Main St, Austin, TX, 78701, US", "Austin, Texas"],
    ["500 Main St, Austin, Texas, United States", "Austin, Texas"],
    ["Hauptplatz 1, Linz, 4020, AT", "Linz, Austria"],
    ["10 Eagle St, Brisbane, QLD, 4000, AU", "Brisbane, Queensland, Australia"],
    ["200 King St W, Toronto, ON, M5H 3T4, CA", "Toronto, Ontario, Canada"],
    ["Tipperary, IE", "Tipperary, Ireland"],
    ["Germany", "Germany"],
    ["somewhere", ""],
  ])("reads the structured address %j as %j", (address, place) => {
    expect(locationOf(pageWith({ organization: { address } }))).toBe(place);
  });
});

describe("the domain or the phone suggests a country only if the page names no place", () => {
  it.each([
    ["", "https://acme.co.uk/", "United Kingdom"],
    ["", "https://acme.com.au/", "Australia"],
    ["", "https://acme.ca/", "Canada"],
    ["", "https://acme.de/", "Germany"],
    ["", "https://acme.com/", ""],
    ["", "https://acme.io/", ""],
    ["", "no address", ""],
    ["Call +44 161 496 0000", "https://acme.com/", "United Kingdom"],
    ["Call +1 512 555 0100", "https://acme.com/", ""],
    ["Based in Austin, TX", "https://acme.co.uk/", "Austin, Texas"],
    ["A family firm in Manchester", "https://acme.co.uk/", "Manchester, United Kingdom"],
    ["Builders across Kent", "https://acme.co.uk/", "Kent, United Kingdom"],
    ["Builders across Kent", "https://acme.com/", ""],
  ])("reads %j at %s as %j", (text, url, place) => {
    expect(placeIn(text, url)).toBe(place);
  });
});
