/** What a form says about the website address in it. */
export const websiteAddressWords = {
  /** To a press on the button before anything is typed. */
  missing: "Type your website first, such as yourcompany.com",
  refused: "Enter one full address without spaces, such as yourcompany.com",
} as const;
