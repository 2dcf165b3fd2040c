/** The words that all guides share. */
export const guideWords = {
  contents: "In this guide",
  slip: {
    audience: "For",
    minutes: "Reading time",
    minutesText: (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`),
    author: "Written by",
    checked: "Last checked",
    print: "To keep",
  },
  print: "Print this guide",
  sources: "Sources:",
  printed: (firm: string, address: string, checked: string) => `${firm}, ${address}. Last checked ${checked}.`,
} as const;
