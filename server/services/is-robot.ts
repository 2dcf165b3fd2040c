import { isbot } from "isbot";

/** By the `User-Agent`. Every browser sends one. */
export const isRobot = (userAgent: string): boolean => userAgent === "" || isbot(userAgent);
