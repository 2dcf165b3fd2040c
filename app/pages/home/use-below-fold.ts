import { useLoaderData } from "react-router";
import type { belowFoldData } from "./below-fold-data.ts";

/** The words below the hero. They come with the page and not with its script. */
export const useBelowFold = () => useLoaderData<typeof belowFoldData>();
