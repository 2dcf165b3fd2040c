/** The public URL of a path of the site. */
export const absoluteUrl = (path: string): string => __SITE_URL__ + path;
