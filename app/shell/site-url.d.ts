/** The site's public address without a trailing slash, fixed when the site is built. */
declare const __SITE_URL__: string;
