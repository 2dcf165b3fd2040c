import type { Signal } from "./signal.ts";

export const longHistorySignals: readonly Signal[] = [
  {
    kind: "age",
    type: "positive",
    title: "Many years in business",
    description: "A business that has come through several cycles is easier to trust with the next one.",
    pattern:
      /\b(?:for|over|more than|nearly|almost|celebrating|with|our) (?:over |more than |nearly |almost |the (?:past|last) )?(?:[1-9]\d\d?\+?|ten|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|seventy|eighty|a hundred) years(?: in business| of (?:service|business|trading)|,? we|,? the)?\b|\b(?:for|over|more than|nearly|three|four|five|two) (?:over |more than )?(?:two|three|four|five|six) (?:decades|generations)\b|\b(?:[1-9]\d\d?|twenty|thirty|forty|fifty)\+? years (?:in business|of service|in the (?:business|trade|industry))\b/i,
    unless:
      /\b(?:combined|collective(?:ly)?|warrant(?:y|ies)|guarantees?|old|olds|ages?|mortgage|loan|lasts?|lifespan|Dr\.|aged|lease|retire)\b/i,
  },
];

export const reputationSignals: readonly Signal[] = [
  {
    kind: "reputation",
    type: "positive",
    title: "Good reviews",
    description: "A good name that customers confirm helps a buyer to believe the rest.",
    pattern:
      /\b\d[\d,]{0,7}\+? (?:five|5)[- ]star(?: google)?(?: reviews?| ratings?)?\b|\b(?:4\.[5-9]|5\.0) ?(?:\/ ?5|stars?|out of (?:5|five)|star rating|★|on google)|\brated (?:4\.\d|5|five|excellent|outstanding|a\+)\b|\b(?:five|5)[- ]star (?:reviews?|ratings?|rated)\b|\btop[- ]rated\b|\bA\+ (?:rating|rated)\b/i,
  },
  {
    kind: "reputation",
    type: "positive",
    title: "Awards",
    description: "Recognition from outside is a point that a buyer can check.",
    pattern:
      /\baward[- ]winning\b|\bwinners? of\b|\bvoted (?:the )?(?:best|#1|number one)\b|\bbest of (?:the )?[A-Z][a-z]+|\binc\.? 5000\b|\bbest places to work\b|\b(?:contractor|dealer|business|employer|supplier|agency|firm|brewery|restaurant) of the year\b|\bmichelin\b/i,
    unless: /\bbest of (?:both|luck|health|all|our|the (?:bunch|season))\b/i,
  },
];

export const growthSignals: readonly Signal[] = [
  {
    kind: "growth",
    type: "positive",
    title: "Growing",
    description: "Expansion that the page can show supports the growth a buyer is asked to pay for.",
    pattern:
      /\b(?:now open in|new (?:location|office|clinic|branch|facility|plant|warehouse|store|showroom) (?:opening|opens|opened|now open|coming)|opening (?:our|a) (?:new|second|third|fourth|fifth)|opened (?:our|a) (?:new|second|third|fourth|fifth)|fastest[- ]growing|we(?:['’]re| are) (?:growing|expanding)|recently expanded|expanded (?:our|to))\b/i,
  },
  {
    kind: "growth",
    type: "neutral",
    title: "Hiring",
    description: "Open positions point to demand. Buyers will ask whether people are easy to find and keep.",
    pattern:
      /\bwe(?:['’]re| are) (?:now |currently |always )?(?:hiring|recruiting|looking for (?:new )?(?:talent|technicians|drivers|team members))\b|\b(?:now|currently) hiring\b|\bjoin our (?:growing )?team\b|\bdrivers wanted\b/i,
  },
];
