export const faqPage = {
  title: "Twelve questions, asked most weeks.",
} as const;
