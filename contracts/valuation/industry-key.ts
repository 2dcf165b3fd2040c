import * as z from "zod/mini";

const form = /^[a-z]{1,40}(-[a-z]{1,40}){0,3}$/;

/** The key of `/valuation?industry=…`. Text of another form is left out; which keys exist is for the content to say. */
export const industryKeySchema = z.pipe(
  z.string(),
  z.transform((key) => (form.test(key) ? key : undefined)),
);
