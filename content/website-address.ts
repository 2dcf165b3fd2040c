/** What a form says about the website address in it. */
export const websiteAddressWords = {
  /** To a press on the button before anything is typed. */
  missing: "Type your website first, such as northgate.example",
  refused: "Enter one full address without spaces, such as northgate.example",
} as const;
