import { isbot } from "isbot";

/** By the `User-Agent`. Every browser sends one. */
export const isBot = (userAgent: string): boolean => userAgent === "" || isbot(userAgent);
