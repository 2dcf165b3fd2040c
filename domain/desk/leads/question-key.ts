/** The same question before and after the owner changed the figures in it: its answer still stands. */
export const questionKey = (text: string): string => text.trim().replace(/[$−+]*\d[\d.,]*[%KMx]?/g, "#");
